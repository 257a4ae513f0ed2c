import { type Delivery, deliver } from './delivery'
import { dropDraft, readDraft, tabStorage } from './draft'
import type { Failure } from './failure'
import { holdFor } from './hold'
import type { Phase } from './phase'
import { areSame, type Kind, type Values, valuesOf } from './values'

/** A message that was sent. After a time-out it is `in doubt`: a late answer may still settle it. */
export type Attempt = {
  kind: Kind
  values: Values
  delivery: Promise<Delivery>
  state: 'under way' | 'in doubt' | 'settled'
}

/** After this time the visitor is told that it takes long, in ms. */
const long = 5_000

/** The newest attempt of each kind, also when its form is left and met again on another page. */
const attempts = new Map<Kind, Attempt>()

/** At most one message of a kind is on its way. */
export const isUnderWay = (kind: Kind) => attempts.get(kind)?.state === 'under way'

/** The newest attempt while its outcome may still change. */
export function openAttempt(kind: Kind): Attempt | undefined {
  const attempt = attempts.get(kind)
  return attempt?.state === 'settled' ? undefined : attempt
}

/**
 * Sends what stands in the form now.
 *
 * @param begun when the visitor turned to the form
 * @param announce is told how it ended, also when the visitor has gone on to another page
 */
export function sendNow(
  kind: Kind,
  form: HTMLFormElement,
  begun: number | undefined,
  announce: (delivered: boolean) => void,
): Attempt {
  const wait = new Promise((resolve) => setTimeout(resolve, holdFor(begun, Date.now())))
  const delivery = wait.then(() => deliver(kind, form))
  const attempt: Attempt = { kind, values: valuesOf(form), delivery, state: 'under way' }
  attempts.set(kind, attempt)
  settle(attempt, announce)
  return attempt
}

async function settle(attempt: Attempt, announce: (delivered: boolean) => void) {
  // In a turn of its own: the form should say the same while the alert is open.
  const announceLater = (delivered: boolean) => setTimeout(() => announce(delivered))
  const outcome = await attempt.delivery
  if (!outcome.delivered) {
    console.error(`The message was not sent: ${describe(outcome.failure)}`)
    attempt.state = 'in doubt'
    announceLater(false)
  }
  // The visitor has heard of the failure; of a late answer, only a success is news.
  const delivered = outcome.delivered || (await outcome.late)
  attempt.state = 'settled'
  if (!delivered) return
  forget(attempt)
  announceLater(true)
}

/** Shows in a form how an attempt goes. */
export async function follow(attempt: Attempt, form: HTMLFormElement, show: (phase: Phase) => void) {
  const { kind, values, delivery } = attempt
  if (attempt.state === 'under way') show({ name: 'sending' })
  const timer = setTimeout(() => show({ name: 'slow' }), long)
  const outcome = await delivery
  clearTimeout(timer)

  const succeed = () => {
    // Words that were added meanwhile are not part of what was sent.
    if (areSame(values, valuesOf(form))) form.reset()
    show({ name: 'sent' })
  }
  if (outcome.delivered) return succeed()
  show({ name: 'failed', failure: outcome.failure, values })
  if (!(await outcome.late)) return
  const isNewest = attempts.get(kind) === attempt
  // Another attempt speaks for itself, unless what it would send has arrived by now.
  if (isNewest || (!isUnderWay(kind) && areSame(values, valuesOf(form)))) succeed()
}

function forget({ kind, values }: Attempt) {
  const draft = readDraft(kind, tabStorage())
  if (draft && areSame(values, draft.values)) dropDraft(kind, tabStorage())
}

const describe = ({ status, reason }: Failure) => `status ${status ?? 'none'}, ${reason}`
