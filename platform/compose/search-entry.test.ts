import { expect, test } from 'vitest'
import { searchEntryOf } from './search-index'

const page = {
  description: 'Hives',
  words: { title: 'Beekeeping', headings: ['Hives', 'Honey'], text: 'honey honey wax' },
}
const bees = { path: '/department/beekeeping', owner: 'departments' } as const

test('a page’s entry is what search shows of it and looks through', () => {
  expect(JSON.parse(searchEntryOf(bees, page))).toEqual({
    ...bees,
    description: 'Hives',
    title: 'Beekeeping',
    headings: ['Hives', 'Honey'],
    text: 'honey honey wax',
  })
})

test('a page that nobody looks for has none', () => {
  expect(searchEntryOf({ path: '/404', owner: 'shell' }, page)).toBe('')
})
