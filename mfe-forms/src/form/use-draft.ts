import { type RefObject, useEffect } from 'react'
import { keepDraft, readDraft, tabStorage } from './draft'
import { controlsOf, isEmpty, type Kind, valuesOf } from './values'

/** A field that the page's address fills in, and what it asks for. */
export type Asked = { field: string; value: string }

/**
 * Puts back what the visitor had begun to write. What they typed before script took over stays; a link's wish
 * is followed once.
 *
 * @param asked the same object for as long as the address is the same
 * @param found is told when there was something to put back
 */
export function useDraft(
  kind: Kind,
  form: RefObject<HTMLFormElement | null>,
  asked: Asked | undefined,
  found: () => void,
) {
  useEffect(() => {
    if (!form.current) return
    const draft = readDraft(kind, tabStorage())
    const wish = asked && asked.value !== draft?.asked ? asked : undefined
    for (const control of controlsOf(form.current)) {
      const kept = wish?.field === control.name ? wish.value : control.value || draft?.values[control.name]
      if (!kept) continue
      if (kept !== control.value) control.value = kept
      // As if typed now, also what was typed before script: what is too long says so at once.
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (draft && !isEmpty(draft.values)) found()
    const values = valuesOf(form.current)
    if (!isEmpty(values)) keepDraft(kind, { values, ...(asked && { asked: asked.value }) }, tabStorage())
  }, [kind, form, asked, found])
}
