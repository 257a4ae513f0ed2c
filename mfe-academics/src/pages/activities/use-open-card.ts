import { useSearchParams } from '@college/runtime'
import { useHydrated } from '@college/shared/ui/use-hydrated'
import { useEffect, useLayoutEffect, useState } from 'react'

const parameter = 'open'

/** The cards' name as a group of `details`. */
export const group = 'activities'

/**
 * Which card is open, kept in the address (`?open=yoga-day`), so that it can be shared and Back closes it.
 * The prerendered page has all of them closed, and so has the page while it hydrates.
 */
export function useOpenCard() {
  const [search, setSearch] = useSearchParams()
  const hydrated = useHydrated()
  const [asked] = useState(() => search.get(parameter))
  const [early, setEarly] = useState<string>()

  // The card that was opened before script stays open, and the address learns of it.
  useLayoutEffect(() => setEarly(openCard()?.id), [])
  useEffect(() => {
    if (early && !isNamed(early)) setSearch(addressWith(early), { replace: true })
  }, [early, setSearch])

  // A page that is opened at a card begins there, unless the visitor, or Back, is elsewhere in it already.
  useEffect(() => {
    if (!hydrated || !asked) return
    const frame = requestAnimationFrame(() => {
      const card = openCard()
      if (scrollY === 0 && card?.id === asked)
        card.querySelector('summary')?.scrollIntoView({ behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [hydrated, asked])

  /** Told when a card has opened or closed, be it by the visitor or as the address says. */
  const setOpen = (id: string, isOpen: boolean) => {
    setEarly(undefined)
    // Another card has opened and closed this one: the address is about to name it.
    if (!isOpen && openCard()) return
    if (isOpen !== isNamed(id)) setSearch(addressWith(isOpen ? id : undefined))
  }

  return { open: early ?? (hydrated ? search.get(parameter) : null), setOpen }
}

// The address itself is asked: when two cards change at once, the router's copy is the one of before.
const isNamed = (id: string) => new URLSearchParams(location.search).get(parameter) === id

function addressWith(id: string | undefined) {
  const next = new URLSearchParams(location.search)
  if (id) next.set(parameter, id)
  else next.delete(parameter)
  return next
}

const openCard = () => document.querySelector(`article:has(> details[name='${group}'][open])`)
