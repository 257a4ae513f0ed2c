import { expect, test } from 'vitest'
import { searchEntryOf } from './search-index'

const page = {
  description: 'Hives',
  words: { title: 'Beekeeping', headings: ['Hives', 'Honey'], text: 'honey honey wax' },
}
const bees = { path: '/department/beekeeping', owner: 'departments' } as const

test('a page’s entry holds what search shows and searches', () => {
  expect(JSON.parse(searchEntryOf(bees, page))).toEqual({
    ...bees,
    description: 'Hives',
    title: 'Beekeeping',
    headings: ['Hives', 'Honey'],
    text: 'honey honey wax',
  })
})

test('an unlisted page has no entry', () => {
  expect(searchEntryOf({ path: '/404', owner: 'shell' }, page)).toBe('')
})
