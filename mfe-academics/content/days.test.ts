import { expect, test } from 'vitest'
import { days } from './schemas'

test.each([
  [{ first: '2026-04-03' }, true],
  [{ first: '2026-04-03', last: '2026-04-12' }, true],
  [{ first: '2026-04-03', last: '2026-04-03' }, true],
  [{ first: '2026-04-12', last: '2026-04-03' }, false],
  [{ first: '2026-02-30' }, false],
])('of the days %j can be told: %s', (value, isAccepted) => {
  expect(days().safeParse(value).success).toBe(isAccepted)
})
