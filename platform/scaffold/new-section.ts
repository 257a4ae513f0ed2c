import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPackage } from '@college/shared/contract'
import { offlinePath, searchPath } from '@college/shared/contract/page-data'
import { folderOf, packagesOf } from '@college/shared/preset/checkout'
import { Refusal } from '../store/site-store'
import { newPage, readLines, writeFiles } from './new-page'

/**
 * Adds a section with one page, at `/<name>`: its package, and its lines in search, README and code owners.
 * Checks everything before writing the first file.
 *
 * @param released packages of the site, some perhaps from other repositories
 * @throws Refusal when the name is unusable, or a file lacks the list that the section belongs in
 */
export function newSection(root: string, name: string, released: string[] = []) {
  refuseName(root, name, released)
  // Any section's settings do.
  const [model] = readdirSync(root)
    .sort()
    .filter((file) => existsSync(join(root, file, 'src/remote.ts')))
  if (!model)
    throw new Refusal(
      `found no site's repository around this folder, expected one, or --repository <folder> for the section's own.`,
    )
  const folder = `mfe-${name}`
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const team = `@college/${name}-team`
  const read = (file: string) => readLines(join(root, file))

  const settings = (file: string) => read(`${model}/${file}`).replaceAll(model, folder)
  const made = {
    [`${folder}/package.json`]: settings('package.json'),
    [`${folder}/tsconfig.json`]: settings('tsconfig.json'),
    ...Object.fromEntries(
      Object.entries(emptySection(name)).map(([file, text]) => [`${folder}/${file}`, text]),
    ),
  }
  const changed: Record<string, string> = {}
  const add = (file: string, list: RegExp, line: string) => {
    const text = changed[file] ?? read(file)
    const last = [...text.matchAll(list)].at(-1)
    if (!last) throw new Refusal(`${file}: found no list of sections, expected ${list}.`)
    const end = last.index + last[0].length
    changed[file] = text.slice(0, end) + line + text.slice(end)
  }
  add('tsconfig.solution.json', /^ {4}\{ "path": "mfe-.*$/gm, `\n    { "path": "${folder}" },`)
  const search = 'shell/content/search.yaml'
  // The tests' frozen content has a heading for each section too; a checkout of one section has no tests.
  for (const file of [search, `e2e/seed/college/${search}`])
    if (file === search || existsSync(join(root, file)))
      add(file, /^groups:(\n {2}.*)+/gm, `\n  ${name}: ${title}`)
  add('README.md', /^\| `mfe-.*$/gm, `\n| \`${folder}\` | \`/${name}\` |`)
  add('.github/CODEOWNERS', /^\/mfe-.*$/gm, `\n${`/${folder}/`.padEnd(19)} ${team}`)
  add(
    '.github/CODEOWNERS',
    /^\/e2e\/seed\/pages\/.*$/gm,
    `\n${`/e2e/seed/pages/${name}-*`.padEnd(30)} ${team}`,
  )

  writeFiles(root, { ...made, ...changed })
  const page = newPage(root, name, name)
  return { made: [...Object.keys(made), ...page.made], changed: Object.keys(changed) }
}

export const emptySection = (name: string): Record<string, string> => ({
  'vite.config.ts': `import { remote } from '@college/shared/preset'
import { schemas } from './content/schemas'

export default remote({ name: '${name}', root: import.meta.dirname, schemas })
`,
  'content/schemas.ts': `import { page, paragraphs, text } from '@college/shared/content/fields'
import { z } from 'zod'

/** Which schema checks which file below \`content/\`. */
export const schemas = {
}
`,
  'src/remote.ts': `import { defineRemote } from '@college/shared/contract'

export const remote = defineRemote({
})
`,
})

/** Names of folders and addresses that the site itself needs. */
const reserved = ['assets', 'index', 'seals', 'shared']

/** @throws Refusal when a name is invalid, or a package or page of the checkout or a released package has it */
export function refuseName(root: string, name: string, released: string[]) {
  const refuse = (why: string) => {
    throw new Refusal(
      `found the section name '${name}'${why}, expected one word in lower-case letters that nothing is called by, such as research.`,
    )
  }
  if (!isPackage(name)) refuse('')
  if (reserved.includes(name)) refuse(', which the site itself uses')
  if (existsSync(folderOf(root, name))) refuse(', which a package has')
  if ([searchPath, offlinePath].includes(`/${name}`)) refuse(`, but shell owns the page /${name}`)
  for (const owner of packagesOf(root)) {
    const remote = join(folderOf(root, owner), owner === 'shell' ? 'host' : 'src', 'remote.ts')
    if (existsSync(remote) && readFileSync(remote, 'utf8').includes(`'/${name}'`))
      refuse(`, but ${owner} owns the page /${name}`)
  }
  // Its first release would take the place of a section from another repository.
  if (released.includes(name)) refuse(', which a released section of another repository has')
}
