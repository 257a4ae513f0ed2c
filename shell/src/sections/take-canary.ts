import { type Canary, leftKey } from './canary'

const numberKey = 'canary-number'

/**
 * Whether this visitor gets the canary. Each browser draws a number from 0 to 99 once and keeps it: nobody
 * changes sides from page to page, a growing share only adds visitors, and no server takes part. The number is
 * drawn when there is a canary for the first time, says nothing of the visitor, and is sent to nobody.
 */
export function takesCanary({ version, share }: Canary): boolean {
  try {
    if (sessionStorage.getItem(leftKey) === version) return false
    const kept = localStorage.getItem(numberKey)
    const number = kept ?? String(Math.floor(Math.random() * 100))
    if (kept === null) localStorage.setItem(numberKey, number)
    return Number(number) < share
  } catch {
    // A browser that keeps nothing would draw anew on each page.
    return false
  }
}
