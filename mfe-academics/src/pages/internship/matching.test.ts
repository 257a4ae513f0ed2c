import { expect, test } from 'vitest'
import { matching } from './matching'

const hospitals = [
  { name: 'Periyar Bank', state: 'Kerala', focus: 'Joints and spine' },
  { name: 'Vembanad House', state: 'Kerala', focus: 'Stress and sleep' },
  { name: 'Bhandara Lake', state: 'Maharashtra', focus: 'Supervised fasting' },
]
const names = (words: string) => matching(hospitals, words).map(({ name }) => name)

test('without words everything fits', () => {
  expect(names('')).toHaveLength(3)
  expect(names('   ')).toHaveLength(3)
})

test('a word is found in any field, in large or small letters, from its first letters on', () => {
  expect(names('KERALA')).toEqual(['Periyar Bank', 'Vembanad House'])
  expect(names('fast')).toEqual(['Bhandara Lake'])
})

test('several words must all fit, in any order', () => {
  expect(names('sleep kerala')).toEqual(['Vembanad House'])
  expect(names('sleep maharashtra')).toEqual([])
})

test('marks over letters make no difference', () => {
  expect(names('Bhaṇḍāra')).toEqual(['Bhandara Lake'])
})
