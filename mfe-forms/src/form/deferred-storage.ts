import { attempt, type DraftStore } from '@college/shared/ui/draft'

/**
 * Storage for the e-mail library's rate limit. The library records a message before it sends it, so it would refuse a
 * retry after a failure; this storage writes the record only once the message is delivered.
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
