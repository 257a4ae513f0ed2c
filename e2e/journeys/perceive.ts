import type * as TestingLibrary from '@testing-library/dom'
import type { Point } from '../engines/engine'

/** A role and an accessible name, in a form that can be sent to a page. */
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
  /** The index among several, from 0; -1 is the last. */
  nth?: number
}

/** What the page reports about the matching elements. */
export type Perceived = {
  count: number
  /** Of the first match: */
  text: string
  value: string
  focused: boolean
  inWindow: boolean
  /** Its middle, or what blocks the pointer there. */
  place: Point | string
}

/** What to do with the first match, besides looking. */
export type Act = 'look' | 'show' | 'focus' | 'want' | { choose: string }

declare global {
  interface Window {
    /** The element that a person wants to reach by keys. */
    wanted?: Element
  }
}

declare const TestingLibraryDom: typeof TestingLibrary

/** Runs in the page, as text: finds perceivable elements by role and accessible name, and reports their state. */
export function perceive(steps: Step[], act: Act): Perceived {
  const perceivable = (element: Element) =>
    !element.closest('[inert]') &&
    // An element without a box is as visible as its content.
    (getComputedStyle(element).display === 'contents' ||
      element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }))
  // A <summary> has no standard role; browsers expose it to screen readers as a button.
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

  // A control that is drawn by its label, such as a radio button, is pressed by that label.
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
  if (act === 'want') window.wanted = first
  if (typeof act === 'object' && first instanceof HTMLSelectElement) {
    // The open list is the browser's own UI, which not all drivers can reach.
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
