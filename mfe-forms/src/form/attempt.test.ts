import { expect, it } from 'vitest'
import { remainingDelay } from './attempt'

it.each([
  ['at once for whoever took their time', 1_000, 9_000, 0],
  ['after the rest of two seconds for whoever was quick', 1_000, 1_500, 1_500],
  ['after two seconds for whoever never turned to the form', undefined, 5_000, 2_000],
  ['after two seconds at most, when the clock was turned back', 9_000, 1_000, 2_000],
])('sends %s', (_, startedAt, now, wait) => expect(remainingDelay(startedAt, now)).toBe(wait))
