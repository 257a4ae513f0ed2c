import { useSearchParams } from '@college/runtime'
import { useHydrated } from '@college/shared/ui/use-hydrated'

const parameter = 'open'

/**
 * Which card is open, kept in the address (`?open=yoga-day`), so that it can be shared and Back closes it.
 * The prerendered page has all of them closed, and so has the page while it hydrates.
 */
export function useOpenCard() {
  const [search, setSearch] = useSearchParams()
  const hydrated = useHydrated()
  const open = hydrated ? search.get(parameter) : null

  /** Opens a card, which closes any other; the open one it closes. */
  const toggle = (id: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (next.get(parameter) === id) next.delete(parameter)
        else next.set(parameter, id)
        return next
      },
      { replace: false },
    )
  return { open, toggle }
}
