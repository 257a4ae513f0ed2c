import { textNodesIn } from './find-element'

/** A frame around what is being edited; it belongs to the document, so it scrolls along. */
const frame = document.createElement('div')
Object.assign(frame.style, {
  position: 'absolute',
  zIndex: '2147483647',
  pointerEvents: 'none',
  outline: '2px solid #d98e1f',
  outlineOffset: '4px',
  borderRadius: '4px',
  boxShadow: '0 0 0 8px rgb(217 142 31 / 18%)',
  display: 'none',
})

let target: Element | undefined

export function outline(element: Element | undefined) {
  target = element
  place()
}

/** What is outlined, while the page has it. */
export const outlined = () => (target?.isConnected ? target : undefined)

export function place() {
  if (!frame.isConnected) document.documentElement.append(frame)
  const box = target?.isConnected ? target.getBoundingClientRect() : undefined
  frame.style.display = box && box.width > 0 ? 'block' : 'none'
  if (!box) return
  frame.style.left = `${box.left + scrollX}px`
  frame.style.top = `${box.top + scrollY}px`
  frame.style.width = `${box.width}px`
  frame.style.height = `${box.height}px`
}

/** Keeps what is being edited in view when the page gets another width. */
export function follow() {
  place()
  if (target) scrollTo(target)
}

/** Scrolls an element into the middle, unless it is in view already. */
export function scrollTo(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 80 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/**
 * Puts a text into the element that is edited: to open the page anew takes longer than a key may. Gives whether the
 * element shows it; whatever else shows it waits.
 */
export function showText({ was, value }: { was: string; value: string }): boolean {
  const element = outlined()
  if (!element || !was || !value) return false
  const showing = [...textNodesIn(element)].filter(({ data }) => data === was)
  for (const node of showing) node.data = value
  return showing.length > 0
}
