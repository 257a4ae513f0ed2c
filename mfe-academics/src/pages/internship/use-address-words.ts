import { useLocation, useSearchParams } from '@college/runtime'
import { useHydrated } from '@college/shared/ui/use-hydrated'
import { useEffect, useState } from 'react'

/** Words that are kept in the address (`?q=kerala`): they survive Back, Forward and a reload, and can be sent as a link. */
export function useAddressWords() {
  const [parameters] = useSearchParams()
  const { key } = useLocation()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<string>()
  // The HTML was made for no words, so hydration begins with none.
  const words = typed ?? (hydrated ? parameters.get('q') : undefined) ?? ''

  // Another entry of this page has words of its own.
  useEffect(() => setTyped(undefined), [key])

  const setWords = (words: string) => {
    setTyped(words)
    const address = new URL(location.href)
    if (words) address.searchParams.set('q', words)
    else address.searchParams.delete('q')
    try {
      // Past the router, which would render the page for every letter.
      history.replaceState(history.state, '', address)
    } catch {
      // Safari refuses too many changes in a row; the next one counts.
    }
  }

  return [words, setWords] as const
}
