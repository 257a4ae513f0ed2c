import {
  controlsOf,
  dropDraft,
  isEmpty,
  keepDraft,
  tabStorage,
  type Values,
  valuesOf,
} from '@college/shared/ui/draft'
import {
  type FormEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import messages from '../../content/form-messages.yaml'
import { isPending, showProgress, startAttempt, unsettledAttempt } from './attempt'
import { loadLibrary } from './delivery'
import { normaliseFields } from './normalise'
import { isSending, type Phase } from './phase'
import { type Asked, useDraft } from './use-draft'
import { type Errors, type Rule, recheck, validate } from './validation'
import type { Kind } from './values'

export type MailFormOptions = {
  kind: Kind
  /** Checked when the visitor sends, in the order of the fields. */
  rules: Record<string, Rule>
  /** Checked while the visitor types too: what is too long. */
  early: Record<string, Rule>
  asked?: Asked | undefined
}

/** State and event handlers of a form. */
export function useMailForm({ kind, rules, early, asked }: MailFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const startedAt = useRef<number>(undefined)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [errors, setErrors] = useState<Errors>({})
  const [wanted, setWanted] = useState(false)
  const online = useOnline()

  useDraft(kind, form, asked, setPhase)

  useEffect(() => {
    const attempt = unsettledAttempt(kind)
    if (attempt && form.current) showProgress(attempt, form.current, setPhase)
  }, [kind])

  // What has to be said is not said behind a closed fold.
  useLayoutEffect(() => {
    const fold = phase.name !== 'idle' && form.current?.closest('details')
    if (fold) fold.open = true
  }, [phase.name])

  useEffect(() => {
    const hasText = form.current && !isEmpty(valuesOf(form.current))
    setPhase((now) => {
      if (isSending(now)) return now
      if (!online) return hasText ? { name: 'offline' } : now
      return now.name === 'offline' ? { name: wanted ? 'online' : 'idle' } : now
    })
  }, [online, wanted])

  function onStart() {
    if (startedAt.current !== undefined) return
    startedAt.current = Date.now()
    // Some browsers keep a failed import for the document's life.
    if (navigator.onLine) loadLibrary().catch(() => {})
  }

  function keep(values: Values) {
    keepDraft(kind, { values, ...(asked && { asked: asked.value }) }, tabStorage())
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = valuesOf(currentTarget)
    keep(values)
    setErrors((shown) => recheck(shown, values, rules, early))
    if (!navigator.onLine) setPhase({ name: 'offline' })
    else if (!isSending(phase) && phase.name !== 'failed') setPhase({ name: 'idle' })
  }

  /** Normalise here, not on submit: the browser validates in between. Enter clicks the button too. */
  function onClick({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
    const sends = target instanceof Element && target.closest('button[type=submit]')
    if (sends && normaliseFields(currentTarget)) keep(valuesOf(currentTarget))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending(kind)) return
    const found = validate(valuesOf(event.currentTarget), rules)
    const [first] = Object.keys(found)
    setErrors(found)
    setWanted(!first && !navigator.onLine)
    if (first) {
      setPhase({ name: 'invalid', count: Object.keys(found).length })
      controlsOf(event.currentTarget)
        .find(({ name }) => name === first)
        ?.focus()
    } else if (!navigator.onLine) setPhase({ name: 'offline' })
    else
      showProgress(
        startAttempt(kind, event.currentTarget, startedAt.current, announce),
        event.currentTarget,
        setPhase,
      )
  }

  function announce(delivered: boolean) {
    window.alert(messages.outcomes[kind][delivered ? 'success' : 'failure'])
  }

  function clear() {
    form.current?.reset()
    dropDraft(kind, tabStorage())
    setErrors({})
    setPhase({ name: 'cleared' })
    if (form.current) controlsOf(form.current)[0]?.focus()
  }

  /** Shows the empty form once more. */
  function startAgain() {
    // The fields must be there before one can have the focus.
    flushSync(() => setPhase({ name: 'idle' }))
    if (form.current) controlsOf(form.current)[0]?.focus()
  }

  return {
    form,
    phase,
    errors,
    clear,
    startAgain,
    handlers: { onSubmit, onInput, onClick, onFocus: onStart, onPointerDown: onStart },
  }
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser believes that it has a connection. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
