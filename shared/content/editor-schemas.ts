import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { siteConfig } from '../site/site-config'
import { contentPackages } from './packages'

/** Where the schemas for editors lie, below the repository's folder. */
export const editorFolder = '.vscode'

/**
 * What an editor needs to complete and check content as it is typed: a JSON Schema for each pattern of content
 * files, and the settings that tie them together. Texts by path below `editorFolder`.
 *
 * @param root the repository's folder
 */
export async function editorSchemas(root: string): Promise<Map<string, string>> {
  const packages = await contentPackages(root)
  const all = packages.flatMap(({ folder, schemas }) =>
    Object.entries(schemas).map(([pattern, schema]) => ({
      file: `schemas/${folder}/${pattern.replace('*', 'any').replace('.yaml', '.json')}`,
      files: filesOf(folder, pattern, Object.keys(schemas)),
      schema,
    })),
  )
  all.push({ file: 'schemas/site.json', files: ['shared/site.yaml'], schema: siteConfig })
  const settings = {
    ...ownSettings(join(root, editorFolder, 'settings.json')),
    'yaml.schemas': Object.fromEntries(all.map(({ file, files }) => [`./${editorFolder}/${file}`, files])),
  }
  return new Map([
    ['settings.json', toText(settings)],
    ...all.map(({ file, schema }): [string, string] => [
      file,
      toText(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ]),
  ])
}

/** The first pattern that fits a file is its schema; editors know no order, so it is left out of later ones. */
function filesOf(folder: string, pattern: string, patterns: string[]): string[] {
  const earlier = patterns.slice(0, patterns.indexOf(pattern))
  const expression = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`)
  return [
    `${folder}/content/${pattern}`,
    ...earlier.filter((name) => expression.test(name)).map((name) => `!${folder}/content/${name}`),
  ]
}

/** What a team has set besides stays. */
function ownSettings(file: string): object {
  const settings: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return typeof settings === 'object' && settings !== null ? settings : {}
}

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
