type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>

/** How the ids of boxes begin that are fields of content. */
export const fieldIdStart = 'field-'

const isOtherBox = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])') &&
  !target.id.startsWith(fieldIdStart)

/**
 * What a key with Ctrl or ⌘ means, in the editor and in the site's page. A keyboard for another script has the letter in
 * its place alone. Boxes that are no field of content, such as the name of a new entry, undo their own letters.
 */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: Key) {
  // With Alt it is AltGr, which writes letters.
  if (!(ctrlKey || metaKey) || altKey) return
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
  if (letter === 's') return 'save'
  if (isOtherBox(target)) return
  if (letter === 'y') return 'redo'
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
}
