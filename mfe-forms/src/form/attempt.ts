import { formFailureEvent } from '@college/shared/contract/form-failure'
import { dropDraft, keepDraft, readDraft, tabStorage, type Values, valuesOf } from '@college/shared/ui/draft'
import { type Delivery, deliver } from './delivery'
import { type Failure, failureKindOf, isInDoubt } from './failure'
import type { Kind, Phase } from './phase'

/** A message that was sent. After a time-out it is `unknown`: a late answer may still settle it. */
export type Attempt = {
  kind: Kind
  values: Values
  delivery: Promise<Delivery>
  state: 'pending' | 'unknown' | 'settled'
}

/** A person needs longer than this to fill in a form, in ms. */
const minimum = 2_000

/** Milliseconds after which the visitor is told that sending takes long. */
const slowAfter = 5_000

/** The newest attempt of each form. It outlives the page: the footer's form continues on the next. */
const attempts = new Map<Kind, Attempt>()

export const isPending = (kind: Kind) => attempts.get(kind)?.state === 'pending'

/** The newest attempt while its outcome may still change. */
export function unsettledAttempt(kind: Kind): Attempt | undefined {
  const attempt = attempts.get(kind)
  return attempt?.state === 'settled' ? undefined : attempt
}

/**
 * Sends the form's present values.
 *
 * @param startedAt when the visitor first focused the form
 * @param announce called with the outcome, even after the visitor has left the page
 */
export function startAttempt(
  kind: Kind,
  form: HTMLFormElement,
  startedAt: number | undefined,
  announce: (delivered: boolean) => void,
): Attempt {
  const wait = new Promise((resolve) => setTimeout(resolve, remainingDelay(startedAt, Date.now())))
  const delivery = wait.then(() => deliver(kind, form))
  const values = valuesOf(form)
  const attempt: Attempt = { kind, values, delivery, state: 'pending' }
  attempts.set(kind, attempt)
  // For the next document.
  keepDraft(kind, { ...readDraft(kind, tabStorage()), values, sent: values }, tabStorage())
  settle(attempt, announce)
  return attempt
}

async function settle(attempt: Attempt, announce: (delivered: boolean) => void) {
  // In a new task, so that the form shows the outcome behind the alert.
  const announceLater = (delivered: boolean) => setTimeout(() => announce(delivered))
  const outcome = await attempt.delivery
  if (!outcome.delivered) {
    console.error(`The message was not sent: ${describe(outcome.failure)}`)
    const kind = failureKindOf(outcome.failure)
    if (kind) dispatchEvent(new CustomEvent(formFailureEvent, { detail: kind }))
    attempt.state = 'unknown'
    announceLater(false)
  }
  // The visitor knows of the failure; of a late answer, only a success is news.
  const delivered = outcome.delivered || (await outcome.late)
  attempt.state = 'settled'
  const refused = !outcome.delivered && !outcome.late && !isInDoubt(outcome.failure)
  if (delivered || refused) answered(attempt, !refused)
  if (delivered) announceLater(true)
}

export async function showProgress(attempt: Attempt, form: HTMLFormElement, show: (phase: Phase) => void) {
  const { kind, values, delivery } = attempt
  if (attempt.state === 'pending') show({ name: 'sending' })
  const timer = setTimeout(() => show({ name: 'slow' }), slowAfter)
  const outcome = await delivery
  clearTimeout(timer)

  const succeed = () => {
    // Keep text that was typed since it was sent.
    if (areSame(values, valuesOf(form))) form.reset()
    show({ name: 'sent' })
  }
  if (outcome.delivered) return succeed()
  show({ name: 'failed', failure: outcome.failure, values })
  if (!(await outcome.late)) return
  const isNewest = attempts.get(kind) === attempt
  // A newer attempt reports for itself, unless the same values have just arrived.
  if (isNewest || (!isPending(kind) && areSame(values, valuesOf(form)))) succeed()
}

/** Forgets the draft of a message that was delivered, unless the visitor has gone on typing. */
function answered({ kind, values }: Attempt, delivered: boolean) {
  const draft = readDraft(kind, tabStorage())
  if (!draft) return
  if (delivered && areSame(values, draft.values)) dropDraft(kind, tabStorage())
  else keepDraft(kind, { ...draft, sent: undefined }, tabStorage())
}

/** Whether values are still in the form. */
export const areSame = (one: Values, other: Values) =>
  Object.entries(one).every(([name, value]) => value === other[name])

const describe = ({ status, reason }: Failure) => `status ${status ?? 'none'}, ${reason}`

/**
 * Milliseconds to wait before sending. A form filled in faster than by a person waits for the rest of the minimum
 * time, silently: a person whose browser filled it in loses nothing.
 *
 * @param startedAt when the visitor first focused the form
 */
export const remainingDelay = (startedAt: number | undefined, now: number) =>
  Math.max(0, Math.min(minimum, minimum - (now - (startedAt ?? now))))
