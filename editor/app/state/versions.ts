import { isGroup, type Path, same } from '@college/shared/content/values'
import { type Change, isInPlace } from '../../protocol/changes'
import type { Conflict, EditedFile } from '../../protocol/protocol'

/** Words of a file that the server has not confirmed. */
export type Unsent = {
  /** When the first of them was typed. */
  since: number
  /** When the first of them since the last request was typed: an answer leaves these. */
  later?: number | undefined
  /** What the server had before, and everything sent since: it may have any of these. */
  known: unknown[]
  /** Whether the user must decide first, because another version exists. */
  held: boolean
  /** Whether the server has refused these exact words. */
  declined?: boolean
}

type Merged = { file?: EditedFile; unsent?: Unsent | undefined; conflict?: Conflict }

/**
 * Merges one file after an answer. Keeps unsent words that were typed on top of the server's version; if
 * someone else has replaced that version, both are shown.
 */
export function merged(mine?: EditedFile, answer?: EditedFile, typed?: Unsent): Merged {
  if (!mine) return answer ? { file: tidy(answer) } : {}
  if (!answer && !typed) return {}
  const theirs = answer ?? { ...mine, saved: null, data: null, revision: 0 }
  if (same(mine.data, theirs.data)) return { file: tidy(theirs) }
  // Nothing was saved meanwhile, and the server has no draft.
  const isBare = theirs.revision === 0 && same(theirs.saved, mine.saved)
  const isDropped = isBare && mine.revision > 0
  const unsent = typed ?? (isDropped ? { since: Date.now(), known: [], held: false } : undefined)
  if (!unsent) return { file: tidy(theirs) }
  // Words restored after a reload come without what the page showed of them.
  const shown = mine.shown ?? theirs.shown
  if (isBare || unsent.known.some((data) => same(data, theirs.data)))
    return { file: { ...theirs, data: mine.data, shown, problems: mine.problems }, unsent }
  const { revision, edition } = theirs
  return {
    file: { ...mine, shown },
    unsent: { ...unsent, held: true },
    conflict: { path: mine.path, revision, edition, base: mine.saved, theirs: theirs.data },
  }
}

/** Uses the same object for unchanged data, so that comparing is free. */
const tidy = (file: EditedFile): EditedFile =>
  same(file.saved, file.data) ? { ...file, data: file.saved } : file

export type Side = 'mine' | 'theirs'

/** A place where two versions differ: `before` is theirs, `after` is mine. */
export type Difference = Change & {
  /** The side that alone has changed it. */
  side: Side | undefined
  /** `after` is a list with the items that either side has added. */
  isBoth?: boolean
}

/**
 * The places where two versions differ that both started from `base`. A list whose items have moved counts as
 * one place: compared by index, items would be confused.
 */
export function differences(base: unknown, theirs: unknown, mine: unknown, path: Path = []): Difference[] {
  if (same(theirs, mine)) return []
  if (isGroup(theirs) && isGroup(mine)) {
    const before = isGroup(base) ? base : {}
    return [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].flatMap((key) =>
      differences(before[key], theirs[key], mine[key], [...path, key]),
    )
  }
  const side = same(base, mine) ? 'theirs' : same(base, theirs) ? 'mine' : undefined
  const whole: Difference = { path, before: theirs, after: mine, side }
  if (side || !Array.isArray(base) || !Array.isArray(theirs) || !Array.isArray(mine)) return [whole]
  if (isInPlace(base, theirs) && isInPlace(base, mine))
    return base.flatMap((item, index) => differences(item, theirs[index], mine[index], [...path, index]))
  const after = withAdded(base, mine, theirs) ?? withAdded(base, theirs, mine)
  return [after ? { ...whole, after, side: 'mine', isBoth: true } : whole]
}

const has = (list: unknown[], item: unknown) => list.some((other) => same(other, item))

/** A list plus the items that `more` adds to `base`, each after its nearest neighbour; undefined if `more` changes more. */
function withAdded(base: unknown[], more: unknown[], other: unknown[]): unknown[] | undefined {
  const result = [...other]
  let at = 0
  for (const [index, item] of more.entries()) {
    if (at < base.length && same(item, base[at])) at++
    else if (has(base, item)) return
    else if (!has(other, item)) {
      const neighbour = more.slice(0, index).findLast((known) => has(result, known))
      result.splice(result.findLastIndex((known) => same(known, neighbour)) + 1, 0, item)
    }
  }
  return at === base.length ? result : undefined
}
