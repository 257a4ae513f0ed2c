import { isEmpty, valuesOf } from '@college/shared/ui/draft'
import { isReachable, whenReachable } from '@college/shared/ui/reachable'
import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react'
import { isSending, type Phase } from './phase'

/**
 * Shows in a form with text that the connection is lost, and when it is back. The browser's state is only a
 * hint: nothing is shown before the site has failed to answer, too.
 */
export function useLostConnection(
  form: RefObject<HTMLFormElement | null>,
  phase: Phase,
  setPhase: Dispatch<SetStateAction<Phase>>,
) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    let asked = false
    const ask = async () => {
      if (asked || navigator.onLine || isEmpty(valuesOf(element))) return
      asked = true
      if (await isReachable()) return
      setPhase((now) =>
        isSending(now) || now.name === 'offline' ? now : { name: 'offline', wanted: now.name === 'online' },
      )
    }
    const askAgain = () => {
      asked = false
      ask()
    }
    ask()
    const left = new AbortController()
    const { signal } = left
    element.addEventListener('input', ask, { signal })
    addEventListener('offline', askAgain, { signal })
    return () => left.abort()
  }, [form, setPhase])

  useEffect(() => {
    if (phase.name !== 'offline') return
    return whenReachable(() => setPhase({ name: phase.wanted ? 'online' : 'idle' }))
  }, [phase, setPhase])
}
