import type { Difference } from './messages'
import { outlined } from './outline'

/**
 * Puts a text into the element that is edited, before React does: to render the page takes longer than a key may.
 * Gives whether the element shows it; whatever else shows it waits for React.
 */
export function showText({ was, value }: Difference): boolean {
  const element = outlined()
  if (!element || typeof was !== 'string' || typeof value !== 'string' || !was || !value) return false
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let found = false
  while (walker.nextNode()) {
    if (walker.currentNode.nodeValue !== was) continue
    walker.currentNode.nodeValue = value
    found = true
  }
  return found
}
