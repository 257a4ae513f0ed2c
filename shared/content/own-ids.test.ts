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
])('an id twice, %s, is refused where it stands', (_, content, where) => {
  expect(saidOf(content)).toEqual([expect.stringMatching(new RegExp(`^${where}: expected an id of its own`))])
})

test('ids of their own pass, and the same one where only one of the two is shown', () => {
  expect(
    saidOf({ parts: [{ id: 'hive' }, { id: 'wax', only: 'measured' }, { id: 'wax', only: 'unmeasured' }] }),
  ).toBeUndefined()
})
