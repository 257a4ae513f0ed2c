import { expect, it } from 'vitest'
import { deferredStorage } from './delivery'

const tab = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

it('stores nothing for a message that was not delivered', async () => {
  const store = tab()
  await deferredStorage(store).set('sent:contact', '1000')
  expect(await deferredStorage(store).get('sent:contact')).toBeNull()
})

it('stores the time of a delivered message', async () => {
  const store = tab()
  const notes = deferredStorage(store)
  await notes.set('sent:contact', '1000')
  notes.confirm()
  expect(await deferredStorage(store).get('sent:contact')).toBe('1000')
})

it('works without storage', async () => {
  const notes = deferredStorage(undefined)
  await notes.set('sent:contact', '1000')
  notes.confirm()
  expect(await notes.get('sent:contact')).toBeNull()
})

it('ignores storage that is full or forbidden', async () => {
  const broken = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const notes = deferredStorage({ getItem: broken, setItem: broken, removeItem: broken })
  await notes.set('sent:contact', '1000')
  expect(() => notes.confirm()).not.toThrow()
  expect(await notes.get('sent:contact')).toBeNull()
  await notes.remove('sent:contact')
})
