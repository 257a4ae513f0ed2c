import { expect, test } from 'vitest'
import { withValue } from '../state/with-value'
import { differences } from './differences'

const bees = {
  title: 'Beekeeping',
  deeds: ['To swarm', 'To sting'],
  keepers: [{ name: 'Dr Asha Rao' }, { name: 'Dr Ravi Menon', email: 'ravi@example.org' }],
}

test('a key is one text, whoever else is in the file', () => {
  const typed = withValue(bees, ['keepers', 1, 'name'], 'Dr Ravi Men')
  expect(differences(bees, typed)).toEqual([
    { at: ['keepers', 1, 'name'], value: 'Dr Ravi Men', was: 'Dr Ravi Menon' },
  ])
  expect(differences(typed, structuredClone(typed))).toEqual([])
})

test.each([
  ['a list with one more', ['deeds'], ['To swarm', 'To sting', 'To sleep']],
  ['a group with one field less', ['keepers', 1], { name: 'Dr Ravi Menon' }],
])('%s is handed over whole', (_, at, value) => {
  const after = withValue(bees, at, value)
  expect(differences(bees, after)).toMatchObject([{ at, value }])
})
