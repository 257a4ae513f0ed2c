import {
  controlsOf,
  dropDraft,
  keepDraft,
  readDraft,
  tabStorage,
  type Values,
  valuesOf,
} from '@college/shared/ui/draft'
import { isReachable } from '@college/shared/ui/reachable'
import { useEarlyEvents } from '@college/shared/ui/use-early-events'
import { type FormEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import messages from '../../content/form-messages.yaml'
import { isPending, showProgress, startAttempt, unsettledAttempt } from './attempt'
import { loadLibrary } from './delivery'
import { normaliseFields } from './normalise'
import type { Kind } from './phase'
import { isSending, type Phase } from './phase'
import { type Asked, useDraft } from './use-draft'
import { useLostConnection } from './use-lost-connection'
import { type Errors, type Rule, recheck, validate } from './validation'

export type MailFormOptions = {
  kind: Kind
  /** Checked when the visitor sends, in the order of the fields. */
  rules: Record<string, Rule>
  /** Those checked while the visitor types too, such as texts that are too long; all without it. */
  early?: Record<string, Rule> | undefined
  asked?: Asked | undefined
}

export function useMailForm({ kind, rules, early = rules, asked }: MailFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const startedAt = useRef<number>(undefined)
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [errors, setErrors] = useState<Errors>({})
  useEffect(() => {
    const attempt = unsettledAttempt(kind)
    if (attempt && form.current) showProgress(attempt, form.current, setPhase)
  }, [kind])

  // Open a closed fold around the form before it reports something.
  useLayoutEffect(() => {
    const fold = phase.name !== 'idle' && form.current?.closest('details')
    if (fold) fold.open = true
  }, [phase.name])

  useLostConnection(form, phase, setPhase)

  const earlyEvents = useEarlyEvents(form, (events) => {
    // A visitor who has typed since pressing the button will press it again.
    const last = events.filter(({ type }) => type !== 'click').at(-1)
    if (last?.type === 'submit') form.current?.querySelector<HTMLElement>('[type=submit]')?.click()
  })
  // Runs after they are taken: it fills in fields as if someone typed.
  useDraft(kind, form, asked, setPhase)

  function onStart() {
    if (startedAt.current !== undefined) return
    startedAt.current = Date.now()
    loadLibrary().catch(() => {})
  }

  function keep(values: Values) {
    const draft = readDraft(kind, tabStorage())
    keepDraft(kind, { ...draft, values, ...(asked && { asked: asked.value }) }, tabStorage())
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = valuesOf(currentTarget)
    keep(values)
    setErrors((shown) => recheck(shown, values, rules, early))
    if (!isSending(phase) && phase.name !== 'failed' && phase.name !== 'offline') setPhase({ name: 'idle' })
  }

  /** Normalise here, not on submit: the browser validates in between. Enter clicks the button too. */
  function onClick({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
    const sends = target instanceof Element && target.closest('button[type=submit]')
    if (sends && normaliseFields(currentTarget)) keep(valuesOf(currentTarget))
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isPending(kind)) return
    const found = validate(valuesOf(form), rules)
    const [first] = Object.keys(found)
    setErrors(found)
    if (first) {
      setPhase({ name: 'invalid', count: Object.keys(found).length })
      controlsOf(form)
        .find(({ name }) => name === first)
        ?.focus()
      return
    }
    if (!navigator.onLine && !(await isReachable())) return setPhase({ name: 'offline', wanted: true })
    // It may have been pressed again meanwhile.
    if (!isPending(kind)) showProgress(startAttempt(kind, form, startedAt.current, announce), form, setPhase)
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
    earlyEvents,
    handlers: { onSubmit, onInput, onClick, onFocus: onStart, onPointerDown: onStart },
  }
}
