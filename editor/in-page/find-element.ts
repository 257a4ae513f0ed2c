import { pictureIn, plain } from './messages'

/** How many texts to collect around the clicked element. */
const depth = 8
/** Characters of an element's text worth comparing. */
const most = 3000

/** An element and its ancestors, from the inside out. */
export function* around(element: Element) {
  for (let at: Element | null = element; at; at = at.parentElement) yield at
}

export function* textNodesIn(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode
}

export const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

export function textsAround(element: Element): string[] {
  const texts: string[] = []
  for (const at of around(element)) {
    if (at === document.body || texts.length === depth) break
    const label = at.getAttribute('aria-label') ?? at.getAttribute('alt') ?? ''
    const text = plain(at.textContent) || plain(label)
    if (text && text !== texts.at(-1)) texts.push(text.slice(0, most))
  }
  return texts
}

/** Ancestors too, because a button may cover a whole card and hide its texts from the pointer. */
const placesAt = (hit: Element) => [...around(hit)].slice(0, 4)

const isAt = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom

export function elementAt(hit: Element, x: number, y: number): Element | undefined {
  const range = document.createRange()
  for (const node of placesAt(hit).flatMap((place) => [...textNodesIn(place)])) {
    range.selectNode(node)
    const isThere = node.data.trim() && [...range.getClientRects()].some((box) => isAt(box, x, y))
    if (isThere && node.parentElement && isSeen(node.parentElement)) return node.parentElement
  }
}

export function pictureAt(hit: Element, x: number, y: number): string {
  const isShown = (image: HTMLImageElement) => isSeen(image) && isAt(image.getBoundingClientRect(), x, y)
  const found = placesAt(hit).map((place) => [...place.querySelectorAll('img')].findLast(isShown))
  const image = hit instanceof HTMLImageElement ? hit : found.find(Boolean)
  return image ? pictureIn(image.src) : ''
}

/** Every distinct text of an element. */
export const textsOf = (element: Element): string[] => {
  const texts = [...textNodesIn(element)].map(({ data }) => plain(data))
  return [...new Set(texts.filter((text) => text.length > 1))]
}

export const imageOf = (picture: string) =>
  [...document.querySelectorAll('img')].find((image) => pictureIn(image.src) === picture)

/** The smallest element that shows a text; of several, the one nearest to its neighbouring texts. */
export function elementWith(text: string, context: string[]): Element | undefined {
  const wanted = plain(text)
  if (!wanted) return
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
  const distance = (element: Element) => {
    const level = textsAround(element).findIndex((text) => context.some((word) => text.includes(plain(word))))
    return (level < 0 ? depth : level) + (element.getClientRects().length > 0 ? 0 : 100)
  }
  return innermost
    .map((element) => ({ element, order: distance(element) }))
    .sort((a, b) => a.order - b.order)[0]?.element
}
