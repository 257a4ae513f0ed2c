import { outlined } from './outline'

/**
 * Puts a text into the element that is edited: to open the page anew takes longer than a key may. Gives whether the
 * element shows it; whatever else shows it waits.
 */
export function showText({ was, value }: { was: string; value: string }): boolean {
  const element = outlined()
  if (!element || !was || !value) return false
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let found = false
  while (walker.nextNode()) {
    if (walker.currentNode.nodeValue !== was) continue
    walker.currentNode.nodeValue = value
    found = true
  }
  return found
}
