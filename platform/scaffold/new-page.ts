import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { folderOf } from '@college/shared/preset/checkout'
import { Refusal } from '../store/site-store'
import { newPageFiles, type PageNames } from './new-page-files'

/**
 * Adds a page to a section: its words, component and test, and the lines that make it known.
 * Everything is checked before the first file is written.
 *
 * @param name the page's name in lower-case words joined by hyphens; `/<name>` is its address
 * @throws Refusal when the name is invalid or part of the page exists already
 */
export function newPage(root: string, section: string, name: string) {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(
      `found the page name '${name}', expected lower-case words joined by hyphens, such as campus-tour.`,
    )
  if (name === 'index')
    throw new Refusal("found the page name 'index', which is a folder's own page; expected another.")
  const folder = relative(root, folderOf(root, section))
  const inFolder = (file: string) => join(folder, file)
  const read = (file: string) => readLines(join(root, inFolder(file)))
  const names = namesOf(name)
  const files = newPageFiles(names)
  const remote = read('src/remote.ts')
  const schemas = read('content/schemas.ts')

  const taken = Object.keys(files).find((file) => existsSync(join(root, inFolder(file))))
  if (taken)
    throw new Refusal(`${inFolder(taken)}: is there already; expected the name of a page that is new.`)
  if (remote.includes(`'/${name}'`))
    throw new Refusal(
      `${inFolder('src/remote.ts')}: owns /${name} already; expected the name of a page that is new.`,
    )
  if (new RegExp(`\\bconst ${names.schema}\\b`).test(schemas))
    throw new Refusal(
      `${inFolder('content/schemas.ts')}: uses the name ${names.schema} already; expected the name of a page that is new.`,
    )

  const changed: Record<string, string> = {
    'content/schemas.ts': withSchema(schemas, names),
    'src/remote.ts': withPath(remote, names),
  }
  writeFiles(join(root, folder), { ...files, ...changed })
  return { made: Object.keys(files).map(inFolder), changed: Object.keys(changed).map(inFolder) }
}

/** A file's text, whose lines may end as on Windows; {@link writeFiles} writes them as it finds them. */
export const readLines = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

export function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    const isOfWindows = existsSync(file) && readFileSync(file, 'utf8').includes('\r\n')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, isOfWindows ? text.replaceAll('\n', '\r\n') : text)
  }
}

function namesOf(name: string): PageNames {
  const title = name.replaceAll('-', ' ')
  return {
    name,
    // With a suffix, so that it is neither a field nor a keyword.
    schema: `${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Page`,
    title: title.charAt(0).toUpperCase() + title.slice(1),
  }
}

/** The schema before the list of schemas, and its line at the list's end. */
function withSchema(text: string, { name, schema }: PageNames): string {
  const start = /(\n\/\*\*[^\n]*\*\/)?\nexport const schemas = \{\n/.exec(text)
  const end = start && text.indexOf('\n}', start.index + start[0].length - 1)
  if (!start || !end)
    throw new Refusal('content/schemas.ts: found no list `schemas`, expected one at its end.')
  const definition = `
/** \`/${name}\` */
const ${schema} = z.strictObject({
  page: page(),
  section: z.strictObject({ heading: text(80), paragraphs: paragraphs() }),
})
`
  const line = `\n  '${name}.yaml': ${schema},`
  return withFields(
    text.slice(0, start.index) + definition + text.slice(start.index, end) + line + text.slice(end),
  )
}

/** Imports the shared fields that the schema uses. */
const withFields = (text: string) =>
  text.replace(/import \{([^}]*)\} from '(@college\/shared\/content\/fields)'/, (_, list: string, from) => {
    const fields = new Set([...list.split(',').map((field) => field.trim()), 'page', 'paragraphs', 'text'])
    return `import { ${[...fields].filter(Boolean).sort().join(', ')} } from '${from}'`
  })

/** Adds the path after the section's other paths. */
function withPath(text: string, { name }: PageNames): string {
  const paths = /^( *)'\/.*': \(\) => import\(.*\),\n|defineRemote\(\{\n/gm
  const last = [...text.matchAll(paths)].at(-1)
  if (!last)
    throw new Refusal("src/remote.ts: found no path such as `'/library': () => import(…),`, expected one.")
  const end = last.index + last[0].length
  return `${text.slice(0, end)}${last[1] ?? '  '}'/${name}': () => import('./pages/${name}/${name}'),\n${text.slice(end)}`
}
