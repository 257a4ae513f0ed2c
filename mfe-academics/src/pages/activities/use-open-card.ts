import { useSearchParams } from '@college/runtime'
import type { HistoryEntry } from '@college/shared/contract/history-entry'
import { useHydrated } from '@college/shared/ui/use-hydrated'
import { useEffect, useLayoutEffect, useState } from 'react'

const parameter = 'open'

/** The cards' name as a group of `details`. */
export const group = 'activities'

/**
 * Keeps the open card in the address (`?open=yoga-day`), so that it can be shared and Back closes it. All cards are
 * closed in the prerendered page, and while it hydrates.
 */
export function useOpenCard() {
  const [search, setSearch] = useSearchParams()
  const hydrated = useHydrated()
  const [asked] = useState(search.get(parameter))
  const [early, setEarly] = useState<string>()

  // Keep a card open that was opened before hydration, and add it to the address. From then on the address decides: Back
  // may close the card.
  useLayoutEffect(() => {
    const card = openCard()
    if (card && !isNamed(card.id)) setEarly(card.id)
  }, [])
  useEffect(() => {
    if (early && !isNamed(early)) setSearch(addressWith(early), { replace: true })
  }, [early, setSearch])
  if (early && early === search.get(parameter)) setEarly(undefined)

  // Scroll to the card that the address names, unless the visitor has scrolled already, or comes back, be it to the top.
  useEffect(() => {
    if (!hydrated || !asked) return
    const frame = requestAnimationFrame(() => {
      const card = openCard()
      const left: HistoryEntry | null = history.state
      if (!scrollY && left?.scrollY === undefined && card?.id === asked)
        card.querySelector('summary')?.scrollIntoView({ behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [hydrated, asked])

  /** Call it when a card has opened or closed. */
  const setOpen = (id: string, isOpen: boolean) => {
    setEarly(undefined)
    // Another card has opened and closed this one; its own event updates the address.
    if (!isOpen && openCard()) return
    if (isOpen !== isNamed(id)) setSearch(addressWith(isOpen ? id : undefined))
  }

  return { open: early ?? (hydrated ? search.get(parameter) : null), setOpen }
}

// Read `location`: when two cards change at once, the router's copy is stale.
const isNamed = (id: string) => new URLSearchParams(location.search).get(parameter) === id

function addressWith(id: string | undefined) {
  const next = new URLSearchParams(location.search)
  if (id) next.set(parameter, id)
  else next.delete(parameter)
  return next
}

// Not `article:has(…)`: an engine without `:has` would throw.
const openCard = () => document.querySelector(`details[name='${group}'][open]`)?.closest('article')
