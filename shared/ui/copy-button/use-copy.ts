import { useEffect, useState } from 'react'

/** Milliseconds for which the outcome of an attempt is shown. */
const shown = 4_000

/** Copies text to the clipboard and reports the outcome. Fails without a clipboard or permission. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), shown)
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
