import { controlsOf, isEmpty, readDraft, tabStorage, unfold, valuesOf } from '@college/shared/ui/draft'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { areSame } from './attempt'
import type { Kind, Phase } from './phase'

/** A field that the page's address fills in, and its value. */
export type Asked = { field: string; value: string }

/**
 * Restores the visitor's draft. What they typed before hydration stays; a link's value is filled in once.
 *
 * @param asked the same object as long as the address is the same
 */
export function useDraft(
  kind: Kind,
  form: RefObject<HTMLFormElement | null>,
  asked: Asked | undefined,
  setPhase: (phase: Phase) => void,
) {
  const early = useRef(globalThis.earlyEvents)
  // Before the next key: a form that React has put in place of another must not lose the first letter.
  useLayoutEffect(() => {
    if (!form.current) return
    const draft = readDraft(kind, tabStorage())
    const link = asked && asked.value !== draft?.asked ? asked : undefined
    for (const control of controlsOf(form.current)) {
      const isTyped = early.current?.some(({ type, target }) => type === 'input' && target === control)
      const isAsked = link?.field === control.name && !isTyped
      const kept = isAsked ? link.value : control.value || draft?.values[control.name]
      if (!kept) continue
      if (kept !== control.value) control.value = kept
      // Store and check it like any input, even text typed before hydration: it may be too long.
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
    early.current = []
    if (!draft || isEmpty(draft.values)) return
    const values = valuesOf(form.current)
    const unanswered = draft.sent && areSame(draft.sent, values)
    setPhase(unanswered ? { name: 'unanswered', values } : { name: 'restored' })
    unfold(form.current)
  }, [kind, form, asked, setPhase])
}
