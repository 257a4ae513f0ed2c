import type { Kind, Values } from './values'

/** A form's unfinished text. */
export type Draft = {
  values: Values
  /** The course that the link named when the visitor arrived; a later choice of theirs wins over the link. */
  asked?: string
}

/** Where drafts are kept: `sessionStorage`, that is, in this tab only. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (kind: Kind) => `draft:${kind}`

/** A copy in memory: storage may be full or forbidden. */
const memory = new Map<Kind, Draft>()

/** Keeps a draft. */
export function keepDraft(kind: Kind, draft: Draft, store: DraftStore | undefined) {
  memory.set(kind, draft)
  attempt(() => store?.setItem(keyOf(kind), JSON.stringify(draft)))
}

/** The saved draft. Ignores anything else under its key. */
export function readDraft(kind: Kind, store: DraftStore | undefined): Draft | undefined {
  const text = attempt(() => store?.getItem(keyOf(kind)))
  const stored = text ? attempt(() => parse(text)) : undefined
  return stored ?? memory.get(kind)
}

/** Forgets a draft. */
export function dropDraft(kind: Kind, store: DraftStore | undefined) {
  memory.delete(kind)
  attempt(() => store?.removeItem(keyOf(kind)))
}

/** The tab's storage, or undefined where a browser forbids it. */
export const tabStorage = (): Storage | undefined => attempt(() => globalThis.sessionStorage)

function parse(text: string): Draft | undefined {
  const { values, asked }: { values?: unknown; asked?: unknown } = JSON.parse(text)
  if (typeof values !== 'object' || values === null) return
  const words = Object.entries(values).filter(([, value]) => typeof value === 'string')
  return { values: Object.fromEntries(words), ...(typeof asked === 'string' && { asked }) }
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
