/** A release that a share of visitors (in percent) gets. */
export type Canary = { version: string; share: number }

/** In `sessionStorage`: the canary that this tab has left, because it failed. */
export const leftKey = 'canary-left'

let taken: { canary: Canary; paths: string[] } | undefined

/** Records which pages this visitor gets from the canary. */
export function canaryPages(canary: Canary, paths: string[]) {
  taken = { canary, paths }
}

/**
 * Takes this tab out of the canary if the failed page came from it. Try the live release next.
 *
 * @returns whether it left the canary
 */
export function leaveCanary(path: string): boolean {
  if (!taken?.paths.includes(path)) return false
  try {
    sessionStorage.setItem(leftKey, taken.canary.version)
  } catch {
    // Storage is full: the next page would take the canary again, and fail again.
    return false
  }
  taken = undefined
  return true
}
