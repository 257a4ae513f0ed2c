import { useEffect, useState } from 'react'

/** The outcome of the last attempt; `idle` before it and some seconds after. */
export type CopyOutcome = 'idle' | 'copied' | 'failed'

/** Milliseconds for which the outcome is shown. */
const shown = 4_000

/** Copies text to the clipboard and reports the outcome. Fails without a clipboard or permission. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle')
  useEffect(() => {
    if (outcome === 'idle') return
    const timer = setTimeout(() => setOutcome('idle'), shown)
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
