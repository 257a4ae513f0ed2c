const spaces = /\s+/g

// Soft hyphen, zero-width characters, marks of direction, byte order mark; of joiners, those that spell no word.
const invisible =
  /([\p{Lo}\p{M}][\u200c\u200d]+)|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/**
 * Normalises spaces, trims, and removes invisible characters, which pasted or autofilled text often contains. Keeps
 * joiners in scripts that spell with them, such as Devanagari.
 */
export const normalise = (text: string) => text.replace(invisible, '$1').replace(spaces, ' ').trim()

/** `autocomplete` of the fields to normalise. A subject and a message stay as typed. */
const personal = ['name', 'email', 'tel']

export function normaliseFields(form: HTMLFormElement): boolean {
  let changed = false
  for (const field of form.querySelectorAll('input')) {
    const value = personal.includes(field.autocomplete) ? normalise(field.value) : field.value
    if (value === field.value) continue
    field.value = value
    changed = true
  }
  return changed
}
