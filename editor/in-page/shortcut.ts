type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>

/** Prefix of the ids of content fields. */
export const fieldIdStart = 'field-'

const isOtherBox = (target: EventTarget | null) =>
  target instanceof Element &&
  target.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])') &&
  !target.id.startsWith(fieldIdStart)

/**
 * What a key with Ctrl or ⌘ means, in the editor and in the site's page. Keyboards for other scripts match by
 * position. Boxes outside the content, such as a new entry's name, undo their own letters.
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
