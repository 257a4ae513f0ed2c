import { shortened } from '@college/shared/content/values'
import { type Change, changesBetween, describeChange, inWords } from '../protocol/changes'
import { fileName } from '../protocol/file-name'

type Changed = { path: string; before: unknown; after: unknown }

/** The first line of a commit: what changed, in at most 70 characters or so. */
export function commitSubject(files: Changed[]): string {
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
