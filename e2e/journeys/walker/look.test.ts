import { expect, test } from 'vitest'
import { faultsOf, type Look } from './look'

const names = new Map([['/pond', { title: 'Pond | College', heading: 'The pond' }]])

const whole: Look = {
  address: '/pond?open=reeds#top',
  key: 'a',
  isAstray: false,
  title: 'Pond | College',
  headings: ['The pond'],
  letters: 800,
  top: 0,
  end: 900,
  dialog: false,
  isSearch: false,
  isSearchEntry: false,
  menu: false,
  locked: false,
  overflow: 0,
  doubled: [],
  around: ['header nav, header summary', 'main', 'footer'],
  focus: 'body',
  isFocusLost: false,
  typed: [],
  isLoaded: true,
  isLeaving: false,
  isChanged: false,
  began: 1,
  frames: 9,
}

test('a page as it should be has no faults, nor has one behind an open dialog', () => {
  expect(faultsOf(whole, names)).toEqual([])
  expect(faultsOf({ ...whole, dialog: true, locked: true }, names)).toEqual([])
})

test.each<[string, Partial<Look>, RegExp]>([
  ['another page’s title', { title: 'Meadow | College' }, /title is “Meadow/],
  ['another page’s heading', { headings: ['The meadow'] }, /heading is “The meadow”/],
  ['no heading', { headings: [] }, /0 headings/],
  ['nothing to read', { letters: 12 }, /12 letters/],
  ['a lock that stayed', { locked: true }, /stuck/],
  ['a page that moves behind a dialog', { dialog: true }, /moves behind/],
  ['sideways scrolling', { overflow: 3 }, /3 px too wide/],
  ['an id twice', { doubled: ['reeds'] }, /id reeds twice/],
  ['a focus behind a dialog', { dialog: true, locked: true, focus: 'a', isFocusLost: true }, /focus is on a/],
  ['no footer', { around: ['main'] }, /only main/],
])('finds %s', (_, change, sentence) => {
  expect(faultsOf({ ...whole, ...change }, names).join()).toMatch(sentence)
})
