import type * as TestingLibrary from '@testing-library/dom'
import type { Point } from '../engines/engine'

/** A role and an accessible name, as they can be sent to a page. */
export type Step = {
  role: string
  name?: string
  /** The source of a regular expression for the name. */
  pattern?: string
  expanded?: boolean
  checked?: boolean
  selected?: boolean
  current?: boolean
  level?: number
  /** Which of several, from 0 on; the last is -1. */
  nth?: number
}

/** What the page says of the things that were looked for. */
export type Perceived = {
  count: number
  /** Of the first: */
  text: string
  value: string
  focused: boolean
  inWindow: boolean
  /** Its middle, or what hinders the pointer there. */
  place: Point | string
}

/** What is done to the first, beside looking. */
export type Act = 'look' | 'show' | 'focus' | { choose: string }

declare const TestingLibraryDom: typeof TestingLibrary

/** Runs in the page, as text: finds by role and accessible name what a visitor can perceive, and says how it is. */
export function perceive(steps: Step[], act: Act): Perceived {
  const perceivable = (element: Element) =>
    !element.closest('[inert]') &&
    // What has no box of its own is as visible as what it holds.
    (getComputedStyle(element).display === 'contents' ||
      element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }))
  // A <summary> has no role of its own in the standard; browsers give it to screen readers as a button.
  const summaries = (
    scope: HTMLElement,
    { name = /./, expanded }: { name?: string | RegExp; expanded?: boolean },
  ) =>
    [...scope.querySelectorAll('summary')].filter((summary) => {
      const text = summary.innerText.trim()
      const isOpen = (summary.parentElement as HTMLDetailsElement).open
      const called = typeof name === 'string' ? name === text : name.test(text)
      return called && (expanded ?? isOpen) === isOpen
    })
  let found: HTMLElement[] = [document.body]
  for (const { role, name, pattern, nth, ...states } of steps) {
    const options = {
      ...states,
      ...(pattern ? { name: new RegExp(pattern) } : name === undefined ? {} : { name }),
    }
    const inside = found
      .flatMap((scope) => [
        ...TestingLibraryDom.queryAllByRole(scope, role, options),
        ...(role === 'button' ? summaries(scope, options) : []),
      ])
      .filter(perceivable)
    const one = nth === undefined ? undefined : inside.at(nth)
    found = nth === undefined ? inside : one ? [one] : []
  }
  const [first] = found
  if (!first) return { count: 0, text: '', value: '', focused: false, inWindow: false, place: 'is not there' }

  // What is only drawn, as a radio button in the college's colours, is pressed by its label.
  const label = first instanceof HTMLInputElement && first.offsetWidth < 2 ? first.labels?.[0] : undefined
  const target = label ?? first
  const box = () => target.getClientRects()[0] ?? target.getBoundingClientRect()
  const middle = () => {
    const { left, top, width, height } = box()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const inWindow = () => {
    const { x, y } = middle()
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  }
  const place = () => {
    const { x, y } = middle()
    const hit = document.elementFromPoint(x, y)
    return hit && (target.contains(hit) || hit.contains(target))
      ? { x, y }
      : `is covered by ${hit?.outerHTML.slice(0, 80)}`
  }

  if (act === 'show' && (!inWindow() || typeof place() === 'string'))
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (act === 'focus') first.focus()
  if (typeof act === 'object' && first instanceof HTMLSelectElement) {
    // The list itself is the browser's, and no driver reaches into all of them.
    const option = [...first.options].find(({ text }) => text === act.choose)
    if (!option)
      return { count: 0, text: '', value: '', focused: false, inWindow: false, place: 'has no such option' }
    option.selected = true
    first.dispatchEvent(new Event('input', { bubbles: true }))
    first.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return {
    count: found.length,
    text: first.innerText,
    value: 'value' in first ? String(first.value) : '',
    focused: first === document.activeElement,
    inWindow: inWindow(),
    place: place(),
  }
}
