import { same } from '@college/shared/content/values'
import type { Conflict, EditedFile } from '../../protocol/protocol'

/** Words of a file that the server has not confirmed. */
export type Unsent = {
  /** When the first of them was typed. */
  since: number
  /** What the server had before, and all that was sent since: it may have any of these. */
  known: unknown[]
  /** Whether somebody must decide first, because another version is there. */
  held: boolean
  /** Whether the server has refused them, as they are. */
  declined?: boolean
}

type Merged = { file?: EditedFile; unsent?: Unsent | undefined; conflict?: Conflict }

/**
 * One file after an answer. What the server does not have yet stays when it was typed into what the server has;
 * when somebody else has put something in its place, both versions are shown.
 */
export function merged(
  mine: EditedFile | undefined,
  answer: EditedFile | undefined,
  typed: Unsent | undefined,
): Merged {
  if (!mine) return answer ? { file: tidy(answer) } : {}
  if (!answer && !typed) return {}
  const theirs = answer ?? { ...mine, saved: null, data: null, revision: 0 }
  if (same(mine.data, theirs.data)) return { file: tidy(theirs) }
  // Nothing was saved meanwhile, and the server has no draft.
  const isBare = theirs.revision === 0 && same(theirs.saved, mine.saved)
  const isDropped = isBare && mine.revision > 0
  const unsent = typed ?? (isDropped ? { since: Date.now(), known: [], held: false } : undefined)
  if (!unsent) return { file: tidy(theirs) }
  if (isBare || unsent.known.some((data) => same(data, theirs.data)))
    return { file: { ...theirs, data: mine.data, shown: mine.shown, problems: mine.problems }, unsent }
  return {
    file: mine,
    unsent: { ...unsent, held: true },
    conflict: {
      path: mine.path,
      revision: theirs.revision,
      edition: theirs.edition,
      base: mine.saved,
      theirs: theirs.data,
    },
  }
}

/** What is as it was saved is the same object, so that comparing costs nothing. */
const tidy = (file: EditedFile): EditedFile =>
  same(file.saved, file.data) ? { ...file, data: file.saved } : file
