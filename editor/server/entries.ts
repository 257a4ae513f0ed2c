import { basename } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { isGroup } from '@college/shared/content/values'
import type { EditedFile } from '../protocol/protocol'
import { claimedPath } from './claimed-paths'
import { type Kind, kindOf } from './content'

/** The path of a new file: its name is the last part of its page's address. */
export function pathOfNew(
  root: string,
  kinds: Kind[],
  schema: string,
  name: string,
  taken: string[],
): string {
  const kind = kinds.find((kind) => kind.name === schema && kind.pattern.includes('*'))
  if (!kind) throw new Refusal(`found the kind '${schema}', expected one to which files can be added.`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(
      `found the address '${name}', expected lower-case letters, digits and hyphens, such as ecology.`,
    )
  const path = `${kind.folder}/content/${kind.pattern.replace('*', name)}`
  if (taken.includes(path)) throw new Refusal(`There is an entry '${name}' already; choose another address.`)
  const claimed = claimedPath(root, schema, name, taken)
  if (claimed) throw new Refusal(`There is another page at ${claimed} already; choose another address.`)
  kindOf(kinds, path)
  return path
}

/** What a new file begins with: the structure of its neighbours without their words, at the end of their order. */
export function firstData(neighbours: unknown[], blank: unknown, title: string, name: string): unknown {
  const orders = neighbours.map((data) => (isGroup(data) ? Number(data.order ?? 0) : 0))
  const start = isGroup(blank) ? blank : {}
  return Object.fromEntries(
    Object.entries(start).map(([key, value]) => {
      if (key === 'order') return [key, Math.max(0, ...orders) + 1]
      if (key === 'id') return [key, name]
      if (key === 'title') return [key, title]
      if (key === 'page' && isGroup(value)) return [key, { ...value, title }]
      return [key, value]
    }),
  )
}

/** Where other content links to the page of a file: what would break without it. */
export function linksTo(path: string, files: EditedFile[]): { path: string; at: string; value: string }[] {
  const slug = basename(path, '.yaml')
  const found: { path: string; at: string; value: string }[] = []
  const look = (file: string, value: unknown, at: (string | number)[]) => {
    if (typeof value === 'string') {
      if (new RegExp(`^/\\S*/${slug}(#\\S*)?$`).test(value))
        found.push({ path: file, at: at.join('.'), value })
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(file, inner, [...at, key])
  }
  for (const file of files) if (file.path !== path) look(file.path, file.data, [])
  return found
}
