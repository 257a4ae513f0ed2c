const key = 'typed'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = () => [...document.querySelectorAll<Field>(':is(input, textarea, select)[id]')]

/**
 * Hands what is typed over to the next document. A section that has not come keeps no draft of it, and not every browser
 * brings it back (Chromium does after Back, not after a reload).
 */
export function handOverTyped() {
  const typed = fields().map(({ id, value }) => [id, value])
  try {
    sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // Full or forbidden: the page is worth more without than not at all.
  }
}

/** Opens the page as a new document, with what is typed. */
export function openAnew() {
  handOverTyped()
  location.reload()
}

/** Puts back what was handed over; before hydration, so that forms find it as if typed before script. */
export function putBackTyped() {
  try {
    const typed = new Map<string, string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
    sessionStorage.removeItem(key)
    for (const field of fields()) field.value ||= typed.get(field.id) ?? ''
  } catch {
    // Forbidden, or not ours: nothing to put back.
  }
}
