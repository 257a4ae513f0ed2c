import { isGroup, type Path, same, shortened, valueAt } from '@college/shared/content/values'
import { wordsFor } from './words'

/** One place where two versions of a file's data differ. Undefined: missing there. */
export type Change = { path: Path; before: unknown; after: unknown }

/** Tells a change from the others of its file: a removal and an addition may have the same path. */
export const keyOf = ({ path, after }: Change) => JSON.stringify([path, after === undefined])

/** The places where two versions differ: single values, and whole items of lists. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (same(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return changesOfLists(before, after, path)
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesBetween(before[key], after[key], [...path, key]),
    )
  return [{ path, before, after }]
}

function changesOfLists(before: unknown[], after: unknown[], path: Path): Change[] {
  const [gone, added] = [notIn(after, before), notIn(before, after)]
  // The same items in another order.
  if (gone.length + added.length === 0) return [{ path, before, after }]
  // Compared by index, items that have moved would be confused.
  if (isInPlace(before, after))
    return before.flatMap((item, index) => changesBetween(item, after[index], [...path, index]))
  return [
    ...gone.map((index) => ({ path: [...path, index], before: before[index], after: undefined })),
    ...added.map((index) => ({ path: [...path, index], before: undefined, after: after[index] })),
  ]
}

/** Whether each item is in its old position, unchanged or edited. */
export function isInPlace(base: unknown[], list: unknown[]) {
  if (list.length !== base.length) return false
  const known = new Set(base.map(printOf))
  return list.every((item, index) => same(item, base[index]) || !known.has(printOf(item)))
}

/** The indexes of items that another list lacks. */
function notIn(other: unknown[], list: unknown[]) {
  const known = new Set(other.map(printOf))
  return [...list.keys()].filter((index) => !known.has(printOf(list[index])))
}

/** The same text for data that is the same: in long lists, comparing each item with each would take minutes. */
export const printOf = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    isGroup(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** The name by which people know an item or a file: its title, its name … */
export function nameOf(data: unknown): string | undefined {
  if (typeof data === 'string') return shortened(data)
  if (!isGroup(data)) return
  for (const key of ['title', 'name', 'heading', 'label', 'page', 'headline', 'id']) {
    const value = data[key]
    const name = typeof value === 'string' ? shortened(value) : isGroup(value) ? nameOf(value) : undefined
    if (name) return name
  }
}

/** A key in words within a sentence: `listHeading` gives `heading of the list`. */
export const inWords = (key: string) =>
  wordsFor(key).replace(/^[A-Z](?![A-Z-])/, (letter) => letter.toLowerCase())

/** A change in a few words: `designation of Dr A B`, `one more in faculty: Dr A B`. */
export function describeChange({ path, before, after }: Change, root: unknown): string {
  const keys = path.filter((key) => typeof key === 'string').map(inWords)
  const last = path.at(-1)
  const list = keys.at(-1) ?? 'the file'
  if (before === undefined && typeof last === 'number') return named(`one more in ${list}`, after)
  if (after === undefined && typeof last === 'number') return named(`one less in ${list}`, before)
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return `order of ${list}`
  // The nearest list item around the value says whose it is.
  const item = path.findLastIndex((key) => typeof key === 'number')
  const holder = item < 0 ? undefined : valueAt(root, path.slice(0, item + 1))
  const whose = isGroup(holder) ? nameOf(holder) : undefined
  const what =
    typeof last === 'number'
      ? `a text in ${list}`
      : keys
          .slice(whose ? -1 : -2)
          .reverse()
          .join(' of ')
  if (!what) return before === null || after === null ? 'the whole entry' : list
  return whose && whose !== before && whose !== after ? `${what} of ${whose}` : what
}

const named = (words: string, item: unknown) => {
  const name = nameOf(item)
  return name ? `${words}: ${name}` : words
}
