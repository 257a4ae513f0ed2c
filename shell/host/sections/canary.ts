/** A release that a share of visitors (in percent) gets. */
type Canary = { version: string; share: number }

/** In `sessionStorage`: the canary that this tab has left, because it failed. */
const leftKey = 'canary-left'

const numberKey = 'canary-number'

let taken: { canary: Canary; paths: string[] } | undefined

/**
 * Whether this visitor gets the canary. Each browser draws a number from 0 to 99 once and keeps it: nobody switches
 * from page to page, a growing share only adds visitors, and no server is involved. The number is drawn at the first
 * canary, says nothing about the visitor, and is never sent.
 */
export function takesCanary({ version, share }: Canary): boolean {
  try {
    if (sessionStorage.getItem(leftKey) === version) return false
    const kept = localStorage.getItem(numberKey)
    const number = kept ?? String(Math.floor(Math.random() * 100))
    if (kept === null) localStorage.setItem(numberKey, number)
    return Number(number) < share
  } catch {
    // Without storage, a browser would draw a new number on every page.
    return false
  }
}

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
