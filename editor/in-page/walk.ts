import { isSeen } from './find-element'
import { plain } from './messages'
import { outline, outlined, scrollTo } from './outline'

/** Keys that go from one text or picture of the page to another, and how far. */
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
 * Goes through the page by keyboard: arrows outline one text or picture after another, and give it the focus, so that
 * a screen reader reads it. Gives whether the key was one of these.
 */
export function walk(key: string): boolean {
  const step = steps[key]
  if (step === undefined) return false
  const stops = stopsOfPage()
  const place = stops.indexOf(outlined() ?? document.body) + step
  stopAt(stops[Math.max(0, Math.min(place, stops.length - 1))])
  return true
}

/** Goes to what is edited, or to the first text in view. */
export function enter() {
  const at = outlined()
  const main = document.querySelector('main')
  const inView = (element: Element) => element.getBoundingClientRect().top >= 0
  stopAt(at ?? stopsOfPage().find((stop) => main?.contains(stop) && inView(stop)))
}

function stopAt(element: Element | undefined) {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  outline(element)
  scrollTo(element)
  const had = element.getAttribute('tabindex')
  element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
  const giveBack = () =>
    had === null ? element.removeAttribute('tabindex') : element.setAttribute('tabindex', had)
  element.addEventListener('blur', giveBack, { once: true })
}

/** Everything in view that has a text of its own, and every picture, in the page's order. */
const stopsOfPage = () =>
  [...document.body.querySelectorAll('*')].filter(
    (element) => (element instanceof HTMLImageElement || hasText(element)) && isSeen(element),
  )

const hasText = (element: Element) =>
  !/^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(element.tagName) &&
  [...element.childNodes].some((node) => node instanceof Text && plain(node.data).length > 0)
