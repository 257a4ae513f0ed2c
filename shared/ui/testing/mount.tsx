import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Puts a part on the page for one test, and returns its container. */
export async function mount(part: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (next: ReactNode) => act(async () => root.render(next))
  await show(part)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return { place, show }
}

/** The one element that a selector finds. Throws when there is none. */
export function find<Found extends HTMLElement = HTMLElement>(place: ParentNode, selector: string): Found {
  const found = place.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing on the page fits '${selector}'.`)
  return found
}

/** The button or link that is read by this name. Throws when there is none. */
export function control(place: ParentNode, name: string): HTMLElement {
  const all = [...place.querySelectorAll<HTMLElement>('button, a')]
  const found = all.find((one) => nameOf(one) === name)
  if (!found) throw new Error(`No button '${name}'; there are: ${all.map(nameOf).join(' | ')}`)
  return found
}

export const click = (element: HTMLElement) => act(async () => element.click())

/** Until the page has been shown once more, and what waited for that is done. */
export const nextFrame = () =>
  act(async () => {
    // An observer that sees a change only after this call needs another frame.
    await frame()
    await frame()
  })

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** Everything is in view at once. */
export function seeEverything() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen: (entries: { isIntersecting: boolean; target: Element }[]) => void

      constructor(seen: typeof this.seen) {
        this.seen = seen
      }

      observe(target: Element) {
        this.seen([{ isIntersecting: true, target }])
      }
      disconnect() {}
    },
  )
}

/** The visitor has asked the system for less motion. */
export function wantLessMotion() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
