import { useEffect, useState } from 'react'

/** How the last attempt ended; `rest` before one, and again some seconds after it. */
export type CopyOutcome = 'rest' | 'copied' | 'failed'

/** Milliseconds for which the outcome is shown. */
const shown = 4_000

/** Puts text on the clipboard and says how that ended. A browser without clipboard, or without leave, fails. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>('rest')
  useEffect(() => {
    if (outcome === 'rest') return
    const timer = setTimeout(() => setOutcome('rest'), shown)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return { outcome, copy }
}
