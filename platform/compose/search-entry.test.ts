import { expect, test } from 'vitest'
import { searchEntryOf } from './search-entry'

const page = {
  description: 'Breath',
  words: { title: 'Yoga', headings: ['Breath', 'Asana'], text: 'asana asana rest' },
}
const yoga = { path: '/department/yoga', owner: 'departments' } as const

test('on a small site a page’s entry is what search shows of it and looks through', () => {
  expect(JSON.parse(searchEntryOf(yoga, page, false))).toEqual({
    ...yoga,
    description: 'Breath',
    title: 'Yoga',
    headings: ['Breath', 'Asana'],
    text: 'asana asana rest',
  })
})

test('on a large one it is each word with its weight: by where it is, and a little by how often', () => {
  expect(searchEntryOf(yoga, page, true)).toBe('yoga 140 breath 50 asana 44 rest 10')
})

test('a page that nobody looks for has none', () => {
  for (const many of [true, false])
    expect(searchEntryOf({ path: '/404', owner: 'shell' }, page, many)).toBe('')
})
