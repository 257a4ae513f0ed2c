import { basename } from 'node:path'
import { orNothing } from '@college/platform/store/or-nothing'
import { shortened } from '@college/shared/content/values'
import { type Change, changesBetween, describeChange, inWords } from '../protocol/changes'
import { fileName } from '../protocol/file-name'
import { parseContent } from './content'
import { textAt } from './history'

/** What a save writes. The text is null for a file to be removed. */
export type Ready = { path: string; data: unknown; text: string | null }

/** What changed, in about 70 characters at most. */
export function commitSubject(files: { path: string; before: unknown; after: unknown }[]): string {
  const parts = files.map(({ path, before, after }) => {
    const name = fileName({ path, data: after, saved: before })
    if (before === null) return `${name}: new`
    if (after === null) return `${name}: removed`
    const changes = changesBetween(before, after)
    const [only] = changes
    const words = only && changes.length === 1 ? describeChange(only, after) : summary(changes)
    return `${name}: ${words}`
  })
  const subject = parts.join('; ')
  return subject.length <= 72 || parts.length === 1
    ? shortened(subject, 72)
    : `${files.length} files: ${shortened(parts.map((part) => part.split(':')[0]).join(', '), 58)}`
}

function summary(changes: Change[]): string {
  const groups = new Map<string, number>()
  for (const { path } of changes) {
    const group = inWords(String(path[0] ?? 'file'))
    groups.set(group, (groups.get(group) ?? 0) + 1)
  }
  return [...groups]
    .map(([group, count]) => (count === 1 ? group : `${count} changes in ${group}`))
    .join(', ')
}

/** The message for what differs from the last commit, whatever the working tree contains already. */
export function messageOf(root: string, ready: Ready[]) {
  const changed = ready.flatMap(({ path, data, text }) => {
    const committed = textAt(root, 'HEAD', path)
    const before = orNothing(() => parseContent(path, committed)) ?? null
    return committed === text ? [] : [{ path, before, after: data }]
  })
  const files = ready.map(({ path }) => basename(path)).join(', ')
  const subject = changed.length > 0 ? commitSubject(changed) : shortened(files, 72)
  return subject.replace(/[\s\p{Cc}]+/gu, ' ')
}
