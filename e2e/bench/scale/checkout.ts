import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from '../variants/packages'

/** The folder of department files below a checkout. */
const folder = 'mfe-departments/content/ug'

/** A checkout of the section `departments` and what it builds from, in a folder of its own. */
export function checkoutIn(work: string): string {
  const checkout = join(work, 'checkout')
  const outputs = /\/(dist|node_modules)$/
  for (const name of ['mfe-departments', 'shared'])
    cpSync(join(root, name), join(checkout, name), {
      recursive: true,
      filter: (source) => !outputs.test(source),
    })
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(checkout, name))
  const [from, to] = [join(root, 'node_modules'), join(checkout, 'node_modules')]
  mkdirSync(join(to, '@college'), { recursive: true })
  for (const name of readdirSync(from))
    if (!['@college', '.vite'].includes(name)) symlinkSync(join(from, name), join(to, name))
  symlinkSync(join(checkout, 'shared'), join(to, '@college/shared'))
  symlinkSync(join(checkout, 'shared/runtime'), join(to, '@college/runtime'))
  return checkout
}

/** Writes so many departments beside those that are there; each has words of its own. */
export function addDepartments(checkout: string, count: number) {
  const files = readdirSync(join(root, folder))
  const models = files.map((file) => parse(readFileSync(join(root, folder, file), 'utf8')))
  for (let index = 0; index < count; index++) {
    const model = models[index % models.length]
    const title = `${model.title} ${index}`
    const department = {
      ...model,
      order: 100 + index,
      title,
      page: { ...model.page, title: `Department of ${title}` },
      summary: `Number ${index}. ${model.summary}`,
      vision: model.vision.map((text: string) => `${text} This is department ${index}.`),
    }
    writeFileSync(join(checkout, folder, `${slugOf(index)}.yaml`), stringify(department))
  }
}

/** Changes a word on one page and nowhere else. */
export function changeDepartment(checkout: string, index: number) {
  const file = join(checkout, folder, `${slugOf(index)}.yaml`)
  const department = parse(readFileSync(file, 'utf8'))
  department.mission = department.mission.map((text: string) => `${text} Changed.`)
  writeFileSync(file, stringify(department))
}

const slugOf = (index: number) => `generated-${index}`
