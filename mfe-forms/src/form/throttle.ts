import type { DraftStore } from './draft'

/**
 * The storage that the e-mail library notes its last message in. The library notes before it sends, so that a
 * second attempt after a failure would be refused; here the note waits until the message has been delivered.
 */
export function patientStorage(store: DraftStore | undefined) {
  const waiting = new Map<string, string>()
  return {
    get: async (key: string) => store?.getItem(key) ?? null,
    set: async (key: string, value: string) => {
      waiting.set(key, value)
    },
    remove: async (key: string) => store?.removeItem(key),
    /** To be called once the message is delivered. */
    confirm() {
      for (const [key, value] of waiting) store?.setItem(key, value)
    },
  }
}
