import { type Delivery, deliver } from './delivery'
import { dropDraft, readDraft, tabStorage } from './draft'
import type { Failure } from './failure'
import { holdFor } from './hold'
import type { Phase } from './phase'
import { areSame, type Kind, type Values, valuesOf } from './values'

/** A message on its way. */
export type Attempt = { kind: Kind; values: Values; delivery: Promise<Delivery> }

/** After this time the visitor is told that it takes long, in ms. */
const long = 5_000

/** At most one message of a kind is on its way, also when its form is left and met again on another page. */
const attempts = new Map<Kind, Attempt>()

export const underWay = (kind: Kind) => attempts.get(kind)

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
  const attempt = { kind, values: valuesOf(form), delivery: wait.then(() => deliver(kind, form)) }
  attempts.set(kind, attempt)
  attempt.delivery.then((delivery) => {
    attempts.delete(kind)
    if (delivery.delivered) forget(attempt)
    else console.error(`The message was not sent: ${describe(delivery.failure)}`)
    // In a turn of its own: what the form says should stand there while the alert is open.
    setTimeout(() => announce(delivery.delivered))
  })
  return attempt
}

/** Shows in a form how an attempt goes. */
export async function follow(attempt: Attempt, form: HTMLFormElement, show: (phase: Phase) => void) {
  const { kind, values, delivery } = attempt
  show({ name: 'sending' })
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
  // A late answer: if nothing has been sent again, the visitor learns that the message arrived after all.
  if (await outcome.late) {
    forget(attempt)
    if (!underWay(kind) && areSame(values, valuesOf(form))) succeed()
  }
}

function forget({ kind, values }: Attempt) {
  const draft = readDraft(kind, tabStorage())
  if (draft && areSame(values, draft.values)) dropDraft(kind, tabStorage())
}

const describe = ({ status, reason }: Failure) => `status ${status ?? 'none'}, ${reason}`
