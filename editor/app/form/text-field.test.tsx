// @vitest-environment happy-dom
import { mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dataOf, useEditor } from '../state/editor-store'
import type { Schema } from '../state/schema'
import { FileContext } from './form-context'
import { TextField } from './text-field'

const path = 'garden/bees.yaml'

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const data = { text: 'Bees hum' }
  const file = { path, schema: '', saved: data, data, problems: [], shown: data, revision: 0, edition: '' }
  useEditor.setState({ files: { [path]: file }, unsent: {} })
})

async function field(schema: Schema) {
  const { place } = await mount(
    <FileContext value={path}>
      <TextField schema={{ type: 'string', ...schema }} path={['text']} label="Text" />
    </FileContext>,
  )
  const box = () => {
    const found = place.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    if (!found) throw new Error('There is no box.')
    return found
  }
  /** Inserts a text at the caret, as keys, a paste and an input method do. */
  const put = (text: string) =>
    act(async () => {
      const at = box()
      const [from, to] = [at.selectionStart ?? 0, at.selectionEnd ?? 0]
      // React learns of typed text only by the event.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(at), 'value') ?? {}
      set?.call(at, at.value.slice(0, from) + text + at.value.slice(to))
      at.setSelectionRange(from + text.length, from + text.length)
      at.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { place, box, put }
}

test.each([10, 60, 70, 200])(
  'with a limit of %i letters, too long a text still fits into the same box',
  async (maxLength) => {
    const { box, put } = await field({ maxLength })
    const before = box()
    before.focus()
    before.setSelectionRange(0, 0)
    await put('ಕ'.repeat(300))
    await put('x')
    expect(document.activeElement).toBe(before)
    expect(dataOf(path)).toEqual({ text: `${'ಕ'.repeat(300)}xBees hum` })
  },
)

test('pasted lines are joined, and the caret stays after them', async () => {
  const { box, put } = await field({ maxLength: 200 })
  box().setSelectionRange(5, 5)
  await put('and birds\n  sing and ')
  await put('do ')
  expect(dataOf(path)).toEqual({ text: 'Bees and birds sing and do hum' })
})

/** One of each kind that a paste brings and nobody sees. */
const unseen =
  '\u00ad\u061c\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\u0000\u0007\u007f\u0090'.split('')
test.each(unseen)('a pasted %j goes, and the caret stays after the words around it', async (sign) => {
  const { box, put } = await field({ maxLength: 200 })
  box().setSelectionRange(5, 5)
  await put(`${sign}and${sign} `)
  await put('birds ')
  expect(dataOf(path)).toEqual({ text: 'Bees and birds hum' })
})

test.each(['\n', '\r\n', '\t', '\v', '\u0085', '\u2028', '\u2029', ' \t\n '])(
  'a pasted %j becomes a space',
  async (sign) => {
    const { box, put } = await field({ maxLength: 200 })
    box().setSelectionRange(4, 4)
    await put(`${sign}and${sign}wasps`)
    expect(dataOf(path)).toEqual({ text: 'Bees and wasps hum' })
  },
)

test.each(['ಕ್\u200dಷ', 'क्\u200cष', '👩\u200d🌾', '🏴\u{e0067}\u{e0062}\u{e007f}', '5\u00a0kg', '❤\ufe0f'])(
  'what is written by %j stays',
  async (text) => {
    const { put } = await field({ maxLength: 200 })
    await put(text)
    expect(JSON.stringify(dataOf(path))).toContain(text)
  },
)

test.each(['email', 'uri'])('signs nobody sees go from a pasted %s, too', async (format) => {
  const { box, put } = await field({ format })
  box().select()
  await put('\u202abees@example.org\u202c')
  expect(dataOf(path)).toEqual({ text: 'bees@example.org' })
})

test('typing continues after an inserted name', async () => {
  const { place, box, put } = await field({ maxLength: 200 })
  await act(async () => box().focus())
  box().setSelectionRange(5, 5)
  const choice = place.querySelector('select')
  await act(async () => {
    if (choice) choice.value = 'town'
    choice?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await put(' bees ')
  expect(dataOf(path)).toEqual({ text: 'Bees {town} bees hum' })
})
