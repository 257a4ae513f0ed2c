import { expect, test } from 'vitest'
import { withValue } from '../state/with-value'
import { differences } from './differences'

const yoga = {
  title: 'Yoga',
  mission: ['To teach', 'To heal'],
  faculty: [{ name: 'Dr Asha Rao' }, { name: 'Dr Ravi Menon', email: 'ravi@example.org' }],
}

test('a key is one text, whoever else is in the file', () => {
  const typed = withValue(yoga, ['faculty', 1, 'name'], 'Dr Ravi Men')
  expect(differences(yoga, typed)).toEqual([
    { at: ['faculty', 1, 'name'], value: 'Dr Ravi Men', was: 'Dr Ravi Menon' },
  ])
  expect(differences(typed, structuredClone(typed))).toEqual([])
})

test.each([
  ['a list with one more', ['mission'], ['To teach', 'To heal', 'To learn']],
  ['a group with one field less', ['faculty', 1], { name: 'Dr Ravi Menon' }],
])('%s is handed over whole', (_, at, value) => {
  const after = withValue(yoga, at, value)
  expect(differences(yoga, after)).toMatchObject([{ at, value }])
})
