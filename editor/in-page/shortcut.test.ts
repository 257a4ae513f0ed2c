// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fieldIdStart, shortcutOf } from './shortcut'

const pressed = (key: string, code: string, more: KeyboardEventInit = {}) =>
  shortcutOf(new KeyboardEvent('keydown', { key, code, ctrlKey: true, ...more }))

test.each([
  ['by its letter, wherever that is', pressed('z', 'KeyY'), 'undo'],
  ['on a keyboard for Kannada by its place', pressed('ೆ', 'KeyZ'), 'undo'],
  ['with Shift', pressed('Z', 'KeyZ', { shiftKey: true }), 'redo'],
  ['to save', pressed('ೇ', 'KeyS'), 'save'],
  ['with ⌘', pressed('y', 'KeyY', { ctrlKey: false, metaKey: true }), 'redo'],
  ['a letter alone', pressed('z', 'KeyZ', { ctrlKey: false }), undefined],
  ['a letter that AltGr writes', pressed('ś', 'KeyS', { altKey: true }), undefined],
])('%s', (_, meant, expected) => expect(meant).toBe(expected))

test.each([
  ['<input>', undefined, 'save'],
  ['<input type="email">', undefined, 'save'],
  [`<input type="text" id="${fieldIdStart}title">`, 'undo', 'save'],
  [`<textarea id="${fieldIdStart}text"></textarea>`, 'undo', 'save'],
  ['<input type="checkbox">', 'undo', 'save'],
  ['<button>', 'undo', 'save'],
])('at %s', (html, undoing, saving) => {
  document.body.innerHTML = html
  const at = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true })
    document.body.firstElementChild?.dispatchEvent(event)
    return shortcutOf(event)
  }
  expect([at('z'), at('s')]).toEqual([undoing, saving])
})
