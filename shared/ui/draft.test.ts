import { beforeEach, describe, expect, it } from 'vitest'
import { type DraftStore, dropDraft, keepDraft, readDraft } from './draft'

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

describe('a draft', () => {
  beforeEach(() => dropDraft('contact', undefined))

  it('survives a reload', () => {
    const items = new Map<string, string>()
    items.set('draft:contact', JSON.stringify({ values: { name: 'ಆಶಾ' }, asked: 'Mosses' }))
    expect(readDraft('contact', storeOf(items))).toEqual({ values: { name: 'ಆಶಾ' }, asked: 'Mosses' })
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
    const text = JSON.stringify({ values: { name: 'Asha', age: 7 }, asked: 7 })
    expect(readDraft('contact', storeOf(new Map([['draft:contact', text]])))).toEqual({
      values: { name: 'Asha' },
    })
  })

  it.each(['', 'null', '7', '{"values":null}', '{"values":"words"}', '{', '{"values":7}', '[]'])(
    'is not read from %j',
    (text) => expect(readDraft('contact', storeOf(new Map([['draft:contact', text]])))).toBeUndefined(),
  )
})
