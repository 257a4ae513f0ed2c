import type { SearchPage } from '@college/shared/contract/route-manifest'
import { expect, test } from 'vitest'
import { searchIn } from './engine'
import { excerptOf, marked } from './excerpt'

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
    page('/b', 'Herbarium', ['Opening'], 'Books and a quiet hall; a café stands next door.'),
    page('/c', 'Campus', ['Herbarium and hall'], 'Buildings, and Yogananda the gardener.'),
  ],
  { opening: ['hours'], tree: ['big plants', 'plants'] },
)
const paths = (query: string) => search(query).map(({ page }) => page.path)

test('a title weighs more than a heading, a heading more than text', () => {
  expect(paths('herbarium')).toEqual(['/b', '/c', '/a'])
})

test('the beginning of a word is enough, a wrong letter and missing accents are forgiven', () => {
  expect(paths('gard')).toEqual(['/a', '/c'])
  expect(paths('herbrium')[0]).toBe('/b')
  expect(paths('cafe')).toEqual(['/b'])
})

test('all words have to fit before any of them will do; words that say nothing do not count', () => {
  expect(paths('quiet hall')).toEqual(['/b'])
  expect(paths('where is the pond')).toEqual(['/a'])
  expect(paths('pond skating')).toEqual(['/a'])
  expect(paths('of the')).toEqual([])
})

test('what visitors type is looked for in the words of the pages too', () => {
  expect(paths('herbarium hours')).toEqual(['/b'])
  expect(paths('Big plants')).toEqual(['/a'])
  expect(paths('plantings')).toEqual([])
})

test('a page whose title fits is not hidden by a word that only another page has', () => {
  expect(paths('herbarium building')[0]).toBe('/b')
})

test('a correct word is not taken for a misspelt one', () => {
  expect(paths('book herbrium')).toEqual(['/b'])
  expect(paths('gardener')).toEqual(['/c'])
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
})
