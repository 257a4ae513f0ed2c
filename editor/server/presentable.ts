import {
  checkData,
  type PictureRoots,
  type Problem,
  pictureNames,
} from '@college/shared/content/read-content'
import { valueAt, withValue } from '@college/shared/content/values'
import type { Kind } from './content'

/** What a missing or wrong value may look like until it is there; the first that its schema takes. */
const standIns = [
  '…',
  '… '.repeat(30).trim(),
  '/',
  'new',
  '2026-01-01',
  'name@example.org',
  '+91 00000 00000',
  1,
  false,
]

/**
 * What the page shows of data that may be wrong: the last right value of a wrong field, or a stand-in. So one field
 * half typed does not hide what is typed in the others.
 */
export function presentable(roots: PictureRoots, kind: Kind, data: unknown, before: unknown) {
  const { content, problems } = checkData(roots, kind.schema, data)
  if (problems.length === 0) return { data, content, problems }
  let shown = data
  const mend = (path: PropertyKey[], values: unknown[]) =>
    values.some((value) => {
      shown = withValue(shown, path, value)
      return !wrong(roots, kind, shown, path)
    })
  for (const { path } of problems) {
    const earlier = valueAt(before, path)
    // Without an item, those behind it would have other places.
    const none = typeof path.at(-1) === 'number' ? [] : [undefined]
    mend(path, [...(earlier === undefined ? [] : [earlier]), ...none, ...standIns])
  }
  // That a picture is missing is found last, when its name looks right.
  for (const { path } of checkData(roots, kind.schema, shown).problems)
    mend(path, pictureNames(roots).slice(0, 1))
  const result = checkData(roots, kind.schema, shown)
  return result.problems.length === 0
    ? { data: shown, content: result.content, problems }
    : { data: undefined, content: undefined, problems }
}

const wrong = (roots: PictureRoots, { schema }: Kind, data: unknown, path: PropertyKey[]) =>
  checkData(roots, schema, data).problems.some(
    (problem: Problem) => problem.path.join('.') === path.join('.'),
  )
