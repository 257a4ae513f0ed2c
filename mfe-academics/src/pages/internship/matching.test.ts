import { expect, test } from 'vitest'
import { matching } from './matching'

const hospitals = [
  { name: 'Alder Bank', state: 'Exampleshire', focus: 'Moss and fern' },
  { name: 'Birch House', state: 'Exampleshire', focus: 'Roots and soil' },
  { name: 'Cedar Lake', state: 'Samplemark', focus: 'Grafting' },
]
const names = (words: string) => matching(hospitals, words).map(({ name }) => name)

test('an empty query matches everything', () => {
  expect(names('')).toHaveLength(3)
  expect(names('   ')).toHaveLength(3)
})

test('a word matches any field, in any case, from its first letters on', () => {
  expect(names('EXAMPLESHIRE')).toEqual(['Alder Bank', 'Birch House'])
  expect(names('graf')).toEqual(['Cedar Lake'])
})

test('several words must all match, in any order', () => {
  expect(names('soil exampleshire')).toEqual(['Birch House'])
  expect(names('soil samplemark')).toEqual([])
})

test('ignores diacritics', () => {
  expect(names('Ćēdar')).toEqual(['Cedar Lake'])
})
