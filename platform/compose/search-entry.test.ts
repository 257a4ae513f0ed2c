import { expect, test } from 'vitest'
import { searchEntryOf } from './search-entry'

const page = {
  description: 'Breath',
  words: { title: 'Yoga', headings: ['Breath', 'Asana'], text: 'asana asana rest' },
}
const yoga = { path: '/department/yoga', owner: 'departments' } as const

test('a page’s entry is what search shows of it and looks through', () => {
  expect(JSON.parse(searchEntryOf(yoga, page))).toEqual({
    ...yoga,
    description: 'Breath',
    title: 'Yoga',
    headings: ['Breath', 'Asana'],
    text: 'asana asana rest',
  })
})

test('a page that nobody looks for has none', () => {
  expect(searchEntryOf({ path: '/404', owner: 'shell' }, page)).toBe('')
})
