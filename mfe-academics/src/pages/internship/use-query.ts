import { useLocation, useSearchParams } from '@college/runtime'
import { useHydrated } from '@college/shared/ui/use-hydrated'
import { useState } from 'react'

/** Keeps the query in the address (`?q=kerala`): it survives Back, Forward and a reload, and can be shared. */
export function useQuery() {
  const [parameters] = useSearchParams()
  const { key } = useLocation()
  const hydrated = useHydrated()
  // Each history entry has its own query.
  const [typed, setTyped] = useState<{ key: string; words: string }>()
  // The HTML was rendered without a query, so hydrate without one.
  const inAddress = hydrated ? (parameters.get('q') ?? '') : ''
  const words = typed?.key === key ? typed.words : inAddress

  const setWords = (words: string) => {
    setTyped({ key, words })
    const address = new URL(location.href)
    if (words) address.searchParams.set('q', words)
    else address.searchParams.delete('q')
    try {
      // Bypass the router, which would render the page for every letter.
      history.replaceState(history.state, '', address)
    } catch {
      // Safari limits how often the address may change; the next change will do.
    }
  }

  return [words, setWords] as const
}
