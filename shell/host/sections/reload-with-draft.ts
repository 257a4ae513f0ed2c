const key = 'typed'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = () => [...document.querySelectorAll<Field>(':is(input, textarea, select)[id]')]

/**
 * Saves what is typed for the next document. A section that has not loaded keeps no draft, and not every browser
 * restores fields (Chromium does after Back, not after a reload).
 */
export function saveDraft() {
  const typed = fields().map(({ id, value }) => [id, value])
  try {
    sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // Storage is full or forbidden: go on without a draft.
  }
}

/** Reloads the page and keeps what is typed. */
export function reloadWithDraft() {
  saveDraft()
  location.reload()
}

/** Restores a saved draft. Call it before hydration, so that forms read it as if it were typed before script. */
export function restoreDraft() {
  try {
    const typed = new Map<string, string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
    sessionStorage.removeItem(key)
    for (const field of fields()) field.value ||= typed.get(field.id) ?? ''
  } catch {
    // Storage is forbidden, or holds something else: there is nothing to restore.
  }
}
