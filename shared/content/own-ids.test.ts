import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownIds } from './fields'

const page = z.any().superRefine(ownIds)
const saidOf = (content: unknown) =>
  page.safeParse(content).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test.each([
  ['in one list', { parts: [{ id: 'hive' }, { id: 'wax' }, { id: 'hive' }] }, 'parts.2.id'],
  ['in two lists', { parts: [{ id: 'hive', films: [{ id: 'wax' }] }, { id: 'wax' }] }, 'parts.1.id'],
  ['one always, one at times', { parts: [{ id: 'hive' }, { id: 'hive', only: 'measured' }] }, 'parts.1.id'],
  [
    'both at the same times',
    {
      parts: [
        { id: 'hive', only: 'measured' },
        { id: 'hive', only: 'measured' },
      ],
    },
    'parts.1.id',
  ],
])('refuses a duplicate id, %s, naming its place', (_, content, where) => {
  expect(saidOf(content)).toEqual([expect.stringMatching(new RegExp(`^${where}: expected an id of its own`))])
})

test('accepts unique ids, and duplicates of which only one is shown', () => {
  expect(
    saidOf({ parts: [{ id: 'hive' }, { id: 'wax', only: 'measured' }, { id: 'wax', only: 'unmeasured' }] }),
  ).toBeUndefined()
})
