/** A release that a share of visitors (in percent) gets. */
export type Canary = { version: string; share: number }

/** In `sessionStorage`: the canary that this tab does without, because it has failed. */
export const leftKey = 'canary-left'

let taken: { canary: Canary; paths: string[] } | undefined

/** Notes which pages this visitor has from the canary. */
export function canaryPages(canary: Canary, paths: string[]) {
  taken = { canary, paths }
}

/**
 * Takes this tab out of the canary when the page that has failed came from it. The live release is tried next.
 *
 * @returns whether it did
 */
export function leaveCanary(path: string): boolean {
  if (!taken?.paths.includes(path)) return false
  sessionStorage.setItem(leftKey, taken.canary.version)
  taken = undefined
  return true
}
