import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { contentPackages } from '@college/shared/content/packages'
import { contentFiles, matches } from '@college/shared/content/read-content'
import { siteConfig } from '@college/shared/contract/site-config'
import { isAlias, isNode, parseDocument, visit } from 'yaml'
import { z } from 'zod'

/** A kind of content file: `mfe-departments/ug/*.yaml`. */
export type Kind = { name: string; folder: string; pattern: string; schema: z.ZodType }

/** Bytes over which a content file is no content file. */
const limit = 512 * 1024

export const sitePath = 'shared/site.yaml'

/** Every kind of content file in the repository, and the college's own facts. */
export async function contentKinds(root: string, folders?: string[]): Promise<Kind[]> {
  const kinds = (await contentPackages(root)).flatMap(({ folder, schemas }) =>
    Object.entries(schemas).map(([pattern, schema]) => ({
      name: `${folder}/${pattern}`,
      folder,
      pattern,
      schema,
    })),
  )
  return [
    ...kinds.filter(({ folder }) => !folders || folders.includes(folder)),
    { name: sitePath, folder: 'shared', pattern: 'site.yaml', schema: siteConfig },
  ]
}

/** The kind of a file by its path, or a refusal: a path that no schema knows is none of the editor's. */
export function kindOf(kinds: Kind[], path: string): Kind {
  const clean = /^[\w./-]+$/.test(path) && !path.split('/').includes('..')
  const kind = kinds.find((kind) =>
    kind.name === sitePath ? path === sitePath : matches(`${kind.folder}/content/${kind.pattern}`, path),
  )
  if (clean && kind) return kind
  throw new Refusal(`found the file '${path}', expected a content file of a section that you may edit.`)
}

/** Paths of all content files of these kinds, in the repository. */
export const contentPaths = (root: string, kinds: Kind[]) => [
  ...[...new Set(kinds.map(({ folder }) => folder))].flatMap((folder) =>
    contentFiles(join(root, folder)).map((file) => file.slice(root.length + 1)),
  ),
  sitePath,
]

/** A file's text, or null when there is none. */
export const textOf = (root: string, path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null

/** The data in a content file's text. Refuses what could be more than data: tags, anchors, aliases. */
export function dataOf(path: string, text: string | null): unknown {
  if (text === null) return null
  if (text.length > limit)
    throw new Refusal(`${path}: found ${text.length} bytes, expected at most ${limit}.`)
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) throw new Refusal(`${path}: not valid YAML: ${error.message.split('\n')[0]}`)
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || (isNode(node) && ('anchor' in node ? node.anchor : false)))
        throw new Refusal(
          `${path}: found an anchor or an alias, expected plain YAML; mend it in a text editor.`,
        )
      if (node.tag)
        throw new Refusal(
          `${path}: found the tag ${node.tag}, expected plain YAML; mend it in a text editor.`,
        )
    },
  })
  return document.toJS()
}

/** A kind's schema for the form. */
export const formSchema = ({ schema }: Kind) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
