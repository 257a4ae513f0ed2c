import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { earlyAttribute } from '../contract/early-events'
import { useHydrated } from './use-hydrated'

/**
 * Hands a part of the page what a visitor has clicked, typed or sent in it before it was live. Spread the result on the
 * element of `place`.
 *
 * @param answer called once, as soon as the part is live; not if nothing was done
 */
export function useEarlyEvents(place: RefObject<HTMLElement | null>, answer: (events: Event[]) => void) {
  const hydrated = useHydrated()
  const [early] = useState(hydrated ? undefined : '')
  const events = useRef<Event[]>([])

  // In the same moment as React's own listeners: no event is missed, and none is answered twice.
  useLayoutEffect(() => {
    place.current?.removeAttribute(earlyAttribute)
    events.current = takeFrom(place.current)
  }, [place])

  useEffect(() => {
    const kept = events.current.splice(0)
    if (kept.length) answer(kept)
  }, [])

  return { [earlyAttribute]: early }
}

/** Presses the buttons that were pressed early. */
export function pressAgain(events: Event[]) {
  for (const { type, target } of events)
    if (type === 'click' && target instanceof Element) target.closest('button')?.click()
}

/** Takes an element's kept events. React itself handles the one being dispatched. */
function takeFrom(element: HTMLElement | null): Event[] {
  const all = globalThis.earlyEvents ?? []
  const isIn = ({ target }: Event) => target instanceof Node && element?.contains(target) === true
  globalThis.earlyEvents = all.filter((event) => !isIn(event))
  return all.filter((event) => isIn(event) && event.eventPhase === Event.NONE)
}
