import type { FormFailureKind } from '@college/shared/contract/form-failure'

/** Why a message was not delivered, for the console. The visitor reads what to do instead. */
export type Failure = {
  /** The service's or the library's status; 0 when the network failed, undefined when nothing was asked. */
  status: number | undefined
  reason: string
}

/** Milliseconds that the service may take. The library itself has no timeout. */
export const sendTimeout = 15_000

/** Normalises what the library throws: status objects, native errors, plain strings. */
export function failureOf(thrown: unknown): Failure {
  if (typeof thrown === 'string') return { status: undefined, reason: thrown }
  if (thrown instanceof TypeError) return { status: 0, reason: `Network Error: ${thrown.message}` }
  if (thrown instanceof Error) return { status: undefined, reason: thrown.message }
  if (typeof thrown !== 'object' || thrown === null) return { status: undefined, reason: String(thrown) }
  const status = 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : undefined
  const text = 'text' in thrown && typeof thrown.text === 'string' ? thrown.text : ''
  return { status, reason: text.slice(0, 500) || 'no reason was given' }
}

/**
 * Whether the service may have the message all the same: the network failed after it was sent, or a gateway before the
 * service had no answer from it (502, 504). Browsers also fail a request when its page is left.
 */
export const isInDoubt = ({ status }: Failure) => status === 0 || status === 502 || status === 504

export const failures = {
  timedOut: { status: 408, reason: `no answer within ${sendTimeout} ms` },
  robot: { status: 403, reason: 'the field for robots was filled in' },
  unconfigured: { status: undefined, reason: 'the site configuration names no e-mail service' },
} satisfies Record<string, Failure>

/** Statuses by which the library refuses what the site's settings rule out: the block list, the rate, headless browsers. */
const refusedByUs = [403, 429, 451]

/**
 * The kind of failure that the college should know of; undefined for deliberate refusals. EmailJS guarantees
 * no statuses, so words count first.
 */
export function failureKindOf(failure: Failure): FormFailureKind | undefined {
  const { status, reason } = failure
  if (failure === failures.robot) return
  if (failure === failures.unconfigured) return 'key'
  if (/public key|user id|service id|template id|account not found/i.test(reason)) return 'key'
  if (status === 402 || status === 426 || /quota/i.test(reason)) return 'quota'
  if (status === 412) return 'mailbox'
  if (status === 403 && reason !== 'Forbidden') return 'domain'
  if (isInDoubt(failure) || status === failures.timedOut.status) return 'silent'
  return status !== undefined && refusedByUs.includes(status) ? undefined : 'other'
}
