// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  type DraftStore,
  dropDraft,
  isEmpty,
  keepDraft,
  readDraft,
  storedDraft,
  tabStorage,
  unfold,
  valuesOf,
} from './draft'
import { find } from './testing/mount'

const storeOf = (items = new Map<string, string>()): DraftStore => ({
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => items.set(key, value),
  removeItem: (key) => items.delete(key),
})
const full: DraftStore = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {},
}

/** The form among these elements. */
function formIn(html: string) {
  document.body.innerHTML = html
  return find<HTMLFormElement>(document, 'form')
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('a form’s values are what people fill in', () => {
  const form = formIn(`<form>
    <input name="name" value="Asha" />
    <select name="course"><option>Mosses</option></select>
    <textarea name="message"></textarea>
    <input name="website" value="https://spam.example.org" />
    <input value="nameless" />
    <button name="send" value="now">Send</button>
  </form>`)
  expect(valuesOf(form)).toEqual({ name: 'Asha', course: 'Mosses', message: '' })
})

test.each([
  [{}, true],
  [{ name: '', message: '' }, true],
  [{ name: '', message: 'Hello' }, false],
])('whether a form with %j is empty: %s', (values, empty) => expect(isEmpty(values)).toBe(empty))

test('a fold opens around its form, and no other', () => {
  const form = formIn('<details><form></form></details><details></details>')
  unfold(form)
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
  expect(() => unfold(formIn('<form></form>'))).not.toThrow()
})

test('drafts are kept in the tab, unless the browser forbids it', () => {
  expect(tabStorage()).toBe(sessionStorage)
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(tabStorage()).toBeUndefined()
})

describe('a draft', () => {
  beforeEach(() => dropDraft('contact', undefined))

  it.each([
    ['not sent', { values: { name: 'ಆಶಾ' }, asked: 'Mosses' }],
    ['sent', { values: { name: 'ಆಶಾ' }, sent: { name: 'Asha' } }],
  ])('that was %s survives a reload', (_, draft) => {
    const store = storeOf()
    keepDraft('contact', draft, store)
    expect(storedDraft('contact', store)).toEqual(draft)
  })

  it('belongs to one form', () => {
    const store = storeOf()
    keepDraft('contact', { values: { name: 'Asha' } }, store)
    expect(readDraft('footer', store)).toBeUndefined()
  })

  it.each([
    ['full', full],
    ['forbidden', undefined],
  ])('survives a page change with storage that is %s', (_, store) => {
    keepDraft('contact', { values: { name: 'Asha' } }, store)
    expect(readDraft('contact', store)).toEqual({ values: { name: 'Asha' } })
  })

  it('is gone once dropped', () => {
    const store = storeOf()
    keepDraft('contact', { values: { name: 'Asha' } }, store)
    dropDraft('contact', store)
    expect(readDraft('contact', store)).toBeUndefined()
  })

  it('ignores another tool’s data under its key', () => {
    for (const text of ['{"values":null}', '{"values":7}', '7', 'null', '{'])
      expect(readDraft('contact', storeOf(new Map([['draft:contact', text]])))).toBeUndefined()
  })

  it('reads only texts from what is stored', () => {
    const text = JSON.stringify({ values: { name: 'Asha', age: 7 }, asked: 7, sent: null })
    expect(readDraft('contact', storeOf(new Map([['draft:contact', text]])))).toEqual({
      values: { name: 'Asha' },
    })
  })

  it.each(['', 'null', '7', '{"values":null}', '{"values":"words"}', '{', '{"values":7}', '[]'])(
    'is not read from %j',
    (text) => expect(readDraft('contact', storeOf(new Map([['draft:contact', text]])))).toBeUndefined(),
  )
})
