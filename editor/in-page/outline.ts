import { isSeen, textNodesIn } from './find-element'
import { plain } from './messages'

/** A frame around the edited element; part of the document, so that it scrolls along. */
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

/** The outlined element, while it is in the page. */
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

/** Keeps the edited element in view when the page's width changes. */
export function keepInView() {
  place()
  if (target) scrollTo(target)
}

/** Scrolls an element to the middle, unless it is in view already. */
export function scrollTo(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 80 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/**
 * Puts a text into the edited element, because reloading the page takes longer than a key press may. Returns
 * whether the element shows it; other places that show it update with the reload.
 */
export function showText({ was, value }: { was: string; value: string }): boolean {
  const element = outlined()
  if (!element || !was || !value) return false
  const showing = [...textNodesIn(element)].filter(({ data }) => data === was)
  for (const node of showing) node.data = value
  return showing.length > 0
}

/** Keys that move between texts and pictures of the page, and by how many. */
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 12,
  PageUp: -12,
  Home: -Infinity,
  End: Infinity,
}

/**
 * Moves through the page by keyboard: arrows outline and focus one text or picture after another, so that a
 * screen reader reads it. Returns whether the key was one of these.
 */
export function walk(key: string): boolean {
  const step = steps[key]
  if (step === undefined) return false
  const stops = stopsOfPage()
  const place = stops.indexOf(outlined() ?? document.body) + step
  stopAt(stops[Math.max(0, Math.min(place, stops.length - 1))])
  return true
}

/** Goes to where the page before had the focus, to the edited text, or to the first one in view. */
export function enter(before = -1) {
  const at = document.querySelectorAll('body *')[before] ?? outlined()
  const main = document.querySelector('main')
  const inView = (element: Element) => element.getBoundingClientRect().top >= 0
  stopAt(at ?? stopsOfPage().find((stop) => main?.contains(stop) && inView(stop)))
}

function stopAt(element: Element | undefined) {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  outline(element)
  scrollTo(element)
  const had = element.getAttribute('tabindex')
  // `showComing` in the editor knows by it what was chosen.
  element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
  const giveBack = () =>
    had === null ? element.removeAttribute('tabindex') : element.setAttribute('tabindex', had)
  element.addEventListener('blur', giveBack, { once: true })
}

/** All visible elements with text of their own, and all visible pictures, in page order. */
const stopsOfPage = () =>
  [...document.body.querySelectorAll('*')].filter(
    (element) => (element instanceof HTMLImageElement || hasText(element)) && isSeen(element),
  )

const hasText = (element: Element) =>
  !/^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName) &&
  [...element.childNodes].some((node) => node instanceof Text && plain(node.data).length > 0)
