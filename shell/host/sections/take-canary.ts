import { type Canary, leftKey } from './canary'

const numberKey = 'canary-number'

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
