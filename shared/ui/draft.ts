/** A form's values by field name, exactly as typed. */
export type Values = Record<string, string>

/** The field that only robots fill in. It is never sent or saved. */
export const honeypot = 'website'

/** Whether it is a field of a form. */
export const isControl = (
  element: unknown,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** The controls that a visitor fills in. */
export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ name }) => name && name !== honeypot)

/** Reads the form. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))

export const isEmpty = (values: Values) => Object.values(values).every((value) => value === '')

/** Opens the fold around a form: nobody would look there for words that seem lost. */
export function unfold(form: HTMLFormElement) {
  const fold = form.closest('details')
  if (fold) fold.open = true
}

/** A form's unfinished text. */
export type Draft = {
  values: Values
  /** The course that the link named when the visitor arrived; a later choice of theirs wins over the link. */
  asked?: string
  /** Values sent, without an answer so far. */
  sent?: Values | undefined
}

/**
 * Where drafts are kept: `sessionStorage`, that is, in this tab only. A document that Firefox brings from its cache of pages has
 * it as it was when the next document was opened.
 */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (form: string) => `draft:${form}`

/** A copy in memory: storage may be full or forbidden. */
const memory = new Map<string, Draft>()

/** Keeps a draft. */
export function keepDraft(form: string, draft: Draft, store: DraftStore | undefined) {
  memory.set(form, draft)
  attempt(() => store?.setItem(keyOf(form), JSON.stringify(draft)))
}

/** The draft that this document or another of the tab has stored. Ignores anything else under its key. */
export function storedDraft(form: string, store: DraftStore | undefined): Draft | undefined {
  const text = attempt(() => store?.getItem(keyOf(form)))
  return text ? attempt(() => parse(text)) : undefined
}

/** The saved draft, also where storage is full or forbidden. */
export const readDraft = (form: string, store: DraftStore | undefined): Draft | undefined =>
  storedDraft(form, store) ?? memory.get(form)

/** Forgets a draft. */
export function dropDraft(form: string, store: DraftStore | undefined) {
  memory.delete(form)
  attempt(() => store?.removeItem(keyOf(form)))
}

/** The tab's storage, or undefined where a browser forbids it. */
export const tabStorage = (): Storage | undefined => attempt(() => globalThis.sessionStorage)

function parse(text: string): Draft | undefined {
  const draft: { values?: unknown; asked?: unknown; sent?: unknown } = JSON.parse(text)
  const [values, sent] = [wordsIn(draft.values), wordsIn(draft.sent)]
  if (!values) return
  return { values, ...(typeof draft.asked === 'string' && { asked: draft.asked }), ...(sent && { sent }) }
}

function wordsIn(values: unknown): Values | undefined {
  if (typeof values !== 'object' || values === null) return
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))
}

/** What storage gives; undefined where it is full or forbidden. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
