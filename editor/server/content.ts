import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { contentPackages } from '@college/shared/content/packages'
import { contentFiles, matches } from '@college/shared/content/read-content'
import { readText } from '@college/shared/content/read-folder'
import { isGroup } from '@college/shared/content/values'
import { siteConfig } from '@college/shared/contract/site-config'
import { isAlias, isNode, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { sitePath } from '../protocol/file-name'

export type Kind = { name: string; folder: string; pattern: string; schema: z.ZodType }

/** Larger files, in bytes, are not content files. */
const limit = 512 * 1024

/** Every kind of content file in the repository, and the site facts. */
export async function contentKinds(root: string): Promise<Kind[]> {
  const kinds = (await contentPackages(root)).flatMap(({ folder, schemas }) =>
    Object.entries(schemas).map(([pattern, schema]) => ({
      name: `${folder}/${pattern}`,
      folder,
      pattern,
      schema,
    })),
  )
  return [...kinds, { name: sitePath, folder: 'shared', pattern: 'site.yaml', schema: siteConfig }]
}

export const isOf = ({ name, folder, pattern }: Kind, path: string) =>
  name === sitePath ? path === sitePath : matches(`${folder}/content/${pattern}`, path)

/** Whether files of a kind are entries, which people may add. */
export const isEntry = ({ pattern }: Kind) => pattern.includes('*')

/** The kind of a file by its path. Refuses a path that no schema covers. */
export function kindOfPath(kinds: Kind[], path: string): Kind {
  const clean = /^[\w./-]+$/.test(path) && !path.split('/').includes('..')
  const kind = kinds.find((kind) => isOf(kind, path))
  if (clean && kind) return kind
  throw new Refusal(`found the file '${path}', expected a content file of a section that you may edit.`)
}

export const foldersOf = (kinds: Kind[]) => [...new Set(kinds.map(({ folder }) => folder))]

export const contentPaths = (root: string, kinds: Kind[]) => [
  ...foldersOf(kinds).flatMap((folder) =>
    contentFiles(join(root, folder)).map((file) => relative(root, file).replaceAll(sep, '/')),
  ),
  sitePath,
]

/** A file's text, or null when it does not exist. */
export function textOf(root: string, path: string): string | null {
  try {
    return existsSync(join(root, path)) ? readText(join(root, path)) : null
  } catch (error) {
    throw new Refusal(`${path}: cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

/** The data in a content file's text. Refuses YAML that is more than data: tags, anchors, aliases. */
export function parseContent(path: string, text: string | null): unknown {
  if (text === null) return null
  if (text.length > limit)
    throw new Refusal(`${path}: found ${text.length} bytes, expected at most ${limit}.`)
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw new Refusal(`${path}: not valid YAML: ${error.message.split('\n')[0]}`)
  visit(document, {
    Node(_, node) {
      const isNamed = isAlias(node) || (isNode(node) && 'anchor' in node && node.anchor)
      const found = isNamed ? 'an anchor or an alias' : node.tag && `the tag ${node.tag}`
      if (found) throw new Refusal(`${path}: found ${found}, expected plain YAML; mend it in a text editor.`)
    },
  })
  const data: unknown = document.toJS()
  if (!isGroup(data)) throw new Refusal(`${path}: found no fields, expected those of a content file.`)
  return data
}

export const formSchema = ({ schema }: Kind) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
