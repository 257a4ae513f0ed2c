import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { z } from 'zod'
import { siteConfig } from '../contract/site-config'
import { type ContentPackage, contentPackages } from './packages'
import { matches } from './read-content'

const editorSchemas = '.vscode/schemas'
const editorSettings = '.vscode/settings.json'

/** `rootDirs` in the compiler's settings lays this folder over the repository's. */
const contentTypes = '.types'

/**
 * Writes everything that follows from the content schemas, in place of what was written before: for the compiler the type
 * of each content file, for editors a JSON Schema for each pattern of content files and the settings that tie them together.
 *
 * @param root the repository's folder
 * @returns the number of files
 */
export async function writeGeneratedFiles(root: string): Promise<number> {
  const packages = await contentPackages(root)
  const files = new Map([...packages.flatMap(typesOf), ...forEditors(root, packages)])
  for (const folder of [editorSchemas, contentTypes])
    rmSync(join(root, folder), { recursive: true, force: true })
  for (const [path, text] of files) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return files.size
}

/** A declaration for each file that a module can import by its name. */
const typesOf = ({ folder, schemas }: ContentPackage): [string, string][] =>
  Object.keys(schemas)
    .filter((pattern) => !pattern.includes('*'))
    .map((name) => [
      posix.join(contentTypes, folder, 'content', name.replace(/\.yaml$/, '.d.yaml.ts')),
      `declare const content: import('zod').infer<(typeof import('${'../'.repeat(name.split('/').length - 1) || './'}schemas').schemas)['${name}']>
export default content
`,
    ])

function forEditors(root: string, packages: ContentPackage[]): [string, string][] {
  const all = packages.flatMap(({ folder, schemas }) =>
    Object.entries(schemas).map(([pattern, schema]) => ({
      file: posix.join(editorSchemas, folder, pattern.replace('*', 'any').replace('.yaml', '.json')),
      files: filesOf(folder, pattern, Object.keys(schemas)),
      schema,
    })),
  )
  all.push({ file: `${editorSchemas}/site.json`, files: ['shared/site.yaml'], schema: siteConfig })
  const file = join(root, editorSettings)
  const settings = {
    // What a team has set besides stays.
    ...(existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))),
    'yaml.schemas': Object.fromEntries(all.map(({ file, files }) => [`./${file}`, files])),
  }
  return [
    [editorSettings, toText(settings)],
    ...all.map(({ file, schema }): [string, string] => [
      file,
      toText(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]),
  ]
}

/** The first pattern that fits a file is its schema; editors know no order, so it is left out of later ones. */
function filesOf(folder: string, pattern: string, patterns: string[]): string[] {
  const earlier = patterns.slice(0, patterns.indexOf(pattern))
  const path = (name: string) => posix.join(folder, 'content', name)
  return [path(pattern), ...earlier.filter((name) => matches(pattern, name)).map((name) => `!${path(name)}`)]
}

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
