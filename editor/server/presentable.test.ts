import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { blank, type Schema } from '../app/state/schema'
import { contentKinds, formSchema } from './content'
import { presentable } from './presentable'

const root = join(import.meta.dirname, '../..')
const kinds = await contentKinds(root)

test.each(kinds.filter(({ pattern }) => pattern.includes('*')))(
  'a new $name can be shown before anything is filled in',
  (kind) => {
    const { content, problems } = presentable(root, kind, blank(formSchema(kind) as Schema), undefined)
    expect(content).toBeDefined()
    expect(problems.length).toBeGreaterThan(3)
  },
)

test('one wrong field keeps its last right words and hides nothing of the others', () => {
  const kind = kinds.find(({ name }) => name === 'shell/panel.yaml')
  if (!kind) throw new Error('The words of the panel have gone.')
  const before: object = parse(readFileSync(join(root, 'shell/content/panel.yaml'), 'utf8'))
  const { data } = presentable(root, kind, { ...before, heading: '', close: 'New' }, before)
  expect(data).toEqual({ ...before, close: 'New' })
})
