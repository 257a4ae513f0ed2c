import type { SearchPage } from '@college/shared/contract/route-manifest'
import { expect, test } from 'vitest'
import { searchIn } from './engine'
import { excerptOf, marked } from './hit-text'

const page = (path: string, title: string, headings: string[], text: string): SearchPage => ({
  path,
  owner: 'about',
  title,
  description: '',
  headings,
  text,
})
const search = await searchIn(
  [
    page('/a', 'Garden', ['Paths'], 'The pond is behind the herbarium, under a neem tree.'),
    page('/b', 'Herbarium', ['Opening'], 'Books and a quiet hall; a café stands next door. Write an e-mail.'),
    page('/c', 'Campus', ['Herbarium and hall'], 'Buildings, Yogananda the gardener and M.Sc. Rao.'),
    page('/d', 'Greenhouse', ['Seed bank'], 'Warm in winter. D’Souza waters the melons for the hospital.'),
  ],
  { opening: ['hours'], tree: ['big plants', 'plants', 'saplings'] },
)
const paths = (query: string) => search(query).map(({ page }) => page.path)

test('a title comes before a heading, a heading before text', () => {
  expect(paths('herbarium')).toEqual(['/b', '/c', '/a'])
})

test('a word is found while it is being typed, and without its accents', () => {
  expect(paths('gard')).toEqual(['/a', '/c'])
  expect(paths('cafe')).toEqual(['/b'])
  expect(paths('ga')).toEqual([])
  // Not one `ho` more.
  expect(paths('hos')).toEqual(['/d'])
})

test('a word that a page has is meant as it is: it is neither the beginning of another nor a misspelt one', () => {
  expect(paths('garden')).toEqual(['/a'])
  expect(paths('hall gardener')).toEqual(['/c'])
})

test('one and several are the same', () => {
  expect(paths('building')).toEqual(['/c'])
  expect(paths('ponds')).toEqual(['/a'])
})

test('a longer word is understood with a wrong letter, as what begins with the same one', () => {
  expect(search('herbrium')).toMatchObject([
    { page: { path: '/b' }, guessed: true },
    { page: { path: '/c' }, guessed: true },
    { page: { path: '/a' }, guessed: true },
  ])
  expect(search('herbarium')[0]?.guessed).toBe(false)
  expect(paths('need')).toEqual([])
  expect(paths('pomd')).toEqual([])
  expect(paths('lelons')).toEqual([])
})

test('two letters that changed places are one mistake', () => {
  expect(paths('hreb')).toEqual([])
  expect(paths('graden')).toEqual(['/a'])
  expect(paths('agrden')).toEqual([])
})

test('only a word that a page is about is guessed, and what visitors type for one', () => {
  expect(paths('melons')).toEqual(['/d'])
  expect(paths('mellons')).toEqual([])
  expect(search('sapligns')).toMatchObject([{ page: { path: '/a' }, guessed: true }])
})

test.each([
  ['e-mail', '/b'],
  ['email', '/b'],
  ['e mail', '/b'],
  ['green house', '/d'],
  ['green-house', '/d'],
  ['Green.House', '/d'],
  ['seedbank', '/d'],
  ['seed-bank', '/d'],
  ['msc', '/c'],
  ['m sc', '/c'],
  ['M.Sc.', '/c'],
  ["d'souza", '/d'],
  ['d souza', '/d'],
  ['dsouza', '/d'],
  ['bigplants', '/a'],
])('with or without a space, hyphen or dot: %s', (query, path) => expect(paths(query)).toEqual([path]))

test('two words that no page has beside each other are not one', () => {
  expect(paths('warmpond')).toEqual([])
})

test('a page has to fit most of what is asked, or to be about what it fits', () => {
  expect(paths('quiet hall')).toEqual(['/b'])
  expect(paths('campus skating')).toEqual(['/c'])
  expect(paths('pond skating')).toEqual([])
})

test('words that say nothing do not count', () => {
  expect(paths('where is the pond')).toEqual(['/a'])
  expect(paths('of the')).toEqual([])
})

test('what visitors type is looked for in the words of the pages too', () => {
  expect(paths('herbarium hours')[0]).toBe('/b')
  expect(paths('Big plants')).toEqual(['/a'])
  expect(paths('plantings')).toEqual([])
})

const others = Array.from({ length: 20 }, (_, at) => page(`/${at}`, `Walk ${at}`, [], 'A walk for one hour.'))
const among = async (query: string, ...few: SearchPage[]) =>
  (await searchIn([...others, ...few], {}))(query).map(({ page }) => page.path)

test('a page whose title fits comes before one that only speaks of all that was asked', async () => {
  const title = page('/moss', 'Moss', [], 'Soft and green.')
  const text = page('/walls', 'Walls', ['Stones'], 'Old walls have moss and lizards.')
  expect(await among('moss lizards', text, title)).toEqual(['/moss', '/walls'])
  const often = page('/stones', 'Stones', ['Moss on stones'], 'Moss, moss and moss.')
  expect((await among('moss', often, title))[0]).toBe('/moss')
})

test('of several words those on few pages tell more than those on many', async () => {
  expect(await among('a walk with bees', page('/bees', 'Hives', [], 'Bees, which walk as well.'))).toEqual([
    '/bees',
  ])
})

test('an excerpt shows the place where the words stand together, and marks them as they are written', () => {
  const [hit] = search('cafe')
  const text = `${'Long ago there was nothing here. '.repeat(10)}${hit?.page.text} ${'And so on. '.repeat(20)}`
  const words = hit?.words ?? new Set<string>()
  const excerpt = excerptOf(text, words)
  expect(excerpt.length).toBeLessThan(180)
  expect(excerpt).toMatch(/^… .*a café stands.* …$/)
  expect(marked('A café.', words)).toEqual([
    { text: 'A ', hit: false },
    { text: 'café', hit: true },
    { text: '.', hit: false },
  ])
  expect(marked('By e-mail', new Set(['email']))).toEqual([
    { text: 'By ', hit: false },
    { text: 'e-mail', hit: true },
  ])
})
