import { pictureIn, plain } from './messages'

/** How many elements around the one that was clicked are looked at. */
const depth = 8
/** Characters of an element's text that are worth comparing. */
const most = 3000

/** The texts of an element and of those around it, from the inside out. */
export function textsAround(element: Element): string[] {
  const texts: string[] = []
  for (
    let at: Element | null = element;
    at && at !== document.body && texts.length < depth;
    at = at.parentElement
  ) {
    const label = at.getAttribute('aria-label') ?? at.getAttribute('alt') ?? ''
    const text = plain(at.textContent) || plain(label)
    if (text && text !== texts.at(-1)) texts.push(text.slice(0, most))
  }
  return texts
}

/**
 * The element whose own text is under a point. Not always the one that was hit: a button may cover a whole card, and
 * let no pointer through to its texts.
 */
export function elementAt(hit: Element, x: number, y: number): Element | undefined {
  const range = document.createRange()
  const holds = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom
  const seen = { visibilityProperty: true, opacityProperty: true }
  let around: Element | null = hit
  for (let level = 0; around && level < 4; around = around.parentElement, level++) {
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      range.selectNode(node)
      if (!node.textContent?.trim() || ![...range.getClientRects()].some(holds)) continue
      if (node.parentElement?.checkVisibility(seen)) return node.parentElement
    }
  }
}

/** The name of the picture under a point, whatever covers it, or nothing. */
export function pictureAt(hit: Element, x: number, y: number): string {
  const shown = (image: HTMLImageElement) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    const seen = image.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return seen && x >= left && x <= right && y >= top && y <= bottom
  }
  let around: Element | null = hit
  for (let level = 0; around && level < 4; around = around.parentElement, level++) {
    const image = hit instanceof HTMLImageElement ? hit : [...around.querySelectorAll('img')].findLast(shown)
    if (image) return pictureIn(image.src)
  }
  return ''
}

/** Every text of the page's main part, each once. */
export function textsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts = new Set<string>()
  while (walker.nextNode()) {
    const text = plain(walker.currentNode.textContent ?? '')
    if (text.length > 1) texts.add(text)
  }
  return [...texts]
}

export const imagesOf = (picture: string) =>
  [...document.querySelectorAll('img')].filter((image) => pictureIn(image.src) === picture)

/** The smallest element that shows a text, where several do the one among texts that belong to it. */
export function elementWith(text: string, context: string[]): Element | undefined {
  const wanted = plain(text)
  if (wanted.length < 1) return
  const found = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) &&
      (plain(element.textContent) === wanted ||
        element.getAttribute('aria-label') === wanted ||
        (wanted.length > 3 && element.children.length === 0 && plain(element.textContent).includes(wanted))),
  )
  const innermost = found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  )
  const near = (element: Element) => {
    const around = textsAround(element)
    const level = around.findIndex((text) => context.some((word) => text.includes(plain(word))))
    return level < 0 ? depth : level
  }
  const visible = (element: Element) => (element.getClientRects().length > 0 ? 0 : 100)
  return innermost
    .map((element) => ({ element, order: near(element) + visible(element) }))
    .sort((a, b) => a.order - b.order)[0]?.element
}
