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

/** Outlines an element, or nothing. */
export function outline(element: Element | undefined) {
  target = element
  place()
}

/** What is outlined, while the page has it. */
export const outlined = () => (target?.isConnected ? target : undefined)

/** Puts the frame where its element is now. */
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
