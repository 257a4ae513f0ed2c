import { expect, test } from 'vitest'
import { matching } from './matching'

const hospitals = [
  { name: 'Alder Bank', state: 'Exampleshire', focus: 'Moss and fern' },
  { name: 'Birch House', state: 'Exampleshire', focus: 'Roots and soil' },
  { name: 'Cedar Lake', state: 'Samplemark', focus: 'Grafting' },
]
const names = (words: string) => matching(hospitals, words).map(({ name }) => name)

test('without words everything fits', () => {
  expect(names('')).toHaveLength(3)
  expect(names('   ')).toHaveLength(3)
})

test('a word is found in any field, in large or small letters, from its first letters on', () => {
  expect(names('EXAMPLESHIRE')).toEqual(['Alder Bank', 'Birch House'])
  expect(names('graf')).toEqual(['Cedar Lake'])
})

test('several words must all fit, in any order', () => {
  expect(names('soil exampleshire')).toEqual(['Birch House'])
  expect(names('soil samplemark')).toEqual([])
})

test('marks over letters make no difference', () => {
  expect(names('Ćēdar')).toEqual(['Cedar Lake'])
})
