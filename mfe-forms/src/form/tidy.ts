const spaces = /\s+/g

// Soft hyphen, zero-width characters, marks of direction, byte order mark; of joiners, those that spell no word.
const invisible =
  /([\p{Lo}\p{M}][\u200c\u200d]+)|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/**
 * A value as a reader sees it: every kind of space is a plain one, none at the ends, nothing invisible. What is pasted
 * or autofilled often carries such characters. Joiners stay in scripts that spell with them, such as Devanagari.
 */
export const tidy = (text: string) => text.replace(invisible, '$1').replace(spaces, ' ').trim()

/** What a browser fills in for these is who the visitor is; a subject and a message stay as typed. */
const personal = ['name', 'email', 'tel']

/** Tidies the fields that say who the visitor is, and returns whether any has changed. */
export function tidyFields(form: HTMLFormElement): boolean {
  let changed = false
  for (const field of form.querySelectorAll('input')) {
    const value = personal.includes(field.autocomplete) ? tidy(field.value) : field.value
    if (value === field.value) continue
    field.value = value
    changed = true
  }
  return changed
}
