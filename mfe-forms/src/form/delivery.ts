import { site } from '@college/runtime'
import { attempt, type DraftStore, honeypot, tabStorage } from '@college/shared/ui/draft'
import { isReachable } from '@college/shared/ui/reachable'
import { type Failure, failureOf, failures, sendTimeout } from './failure'
import type { Kind } from './phase'

/** How an attempt ended. After a time-out, `late` resolves with the late answer: true when the message was delivered. */
export type Delivery = { delivered: true } | { delivered: false; failure: Failure; late?: Promise<boolean> }

const templates = { footer: 'contact', contact: 'contact', application: 'application' } as const

let library: ReturnType<typeof importLibrary> | undefined

/** Fetches the e-mail library. Call it when the visitor focuses a form, not before. A failure is not remembered. */
export function loadLibrary() {
  library ??= importLibrary()
  library.catch(() => {
    library = undefined
  })
  return library
}

async function importLibrary() {
  // Some browsers keep a failed import for the document's life: do not let it fail for want of a connection.
  if (!(await isReachable())) throw new TypeError('the site does not answer')
  // The library looks at it as it is imported, and fails where the visitor has blocked site data.
  if (!attempt(() => globalThis.localStorage))
    Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true })
  return import('@emailjs/browser')
}

/** Sends a form through the site's e-mail service. Never throws. */
export async function deliver(kind: Kind, form: HTMLFormElement): Promise<Delivery> {
  const trap = form.elements.namedItem(honeypot)
  if (trap instanceof HTMLInputElement && trap.value) return { delivered: false, failure: failures.robot }
  if (!site().email) return { delivered: false, failure: failures.unconfigured }

  const sending = send(kind, form).then(
    (): Delivery => ({ delivered: true }),
    (thrown): Delivery => ({ delivered: false, failure: failureOf(thrown) }),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Delivery>((resolve) => {
    const late = sending.then(({ delivered }) => delivered)
    timer = setTimeout(() => resolve({ delivered: false, failure: failures.timedOut, late }), sendTimeout)
  })
  const outcome = await Promise.race([sending, timeout])
  clearTimeout(timer)
  return outcome
}

/** Passes all options with each call: the library's `init` would keep them for all forms. */
async function send(kind: Kind, form: HTMLFormElement) {
  const email = site().email
  if (!email) return
  const { init, sendForm } = await loadLibrary().catch((cause) => {
    // Not as the network's fault: nothing was sent.
    throw new Error('the e-mail library did not load', { cause })
  })
  const { serviceId, templates: ids, publicKey, apiOrigin, blockHeadless, blockList, limitRate } = email
  const notes = deferredStorage(tabStorage())
  init({}, apiOrigin)
  const leaveOut = ({ formData }: FormDataEvent) => formData.delete(honeypot)
  form.addEventListener('formdata', leaveOut)
  try {
    await sendForm(serviceId, ids[templates[kind]], form, {
      publicKey,
      blockHeadless: blockHeadless ?? false,
      ...(blockList && { blockList }),
      ...(limitRate && { limitRate: { id: `sent:${kind}`, throttle: limitRate.throttle } }),
      storageProvider: notes,
    })
    notes.confirm()
  } finally {
    form.removeEventListener('formdata', leaveOut)
  }
}

/**
 * Storage for the library's rate limit. The library records a message before it sends it, so it would refuse a retry
 * after a failure; this storage writes the record only once the message is delivered.
 */
export function deferredStorage(store: DraftStore | undefined) {
  const waiting = new Map<string, string>()
  return {
    get: async (key: string) => attempt(() => store?.getItem(key)) ?? null,
    set: async (key: string, value: string) => {
      waiting.set(key, value)
    },
    remove: async (key: string) => attempt(() => store?.removeItem(key)),
    /** Call it once the message is delivered. Never throws: storage may be full, and the message is delivered. */
    confirm() {
      for (const [key, value] of waiting) attempt(() => store?.setItem(key, value))
    },
  }
}
