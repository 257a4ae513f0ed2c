import { expect, test } from 'vitest'
import { lineSaid, lineThrough } from './line'

test('points on a line give that line, and a deviating point its distance', () => {
  const points = [1_000, 2_000, 5_000, 20_000].map((pages) => ({ pages, seconds: 2 + pages * 0.004 }))
  const { fixed, each, residue } = lineThrough(points)
  expect([fixed, each, residue].map((value) => value.toFixed(4))).toEqual(['2.0000', '0.0040', '0.0000'])
  expect(lineSaid(points)).toBe(
    'Cold, processor time: 2.0 s + 4.00 ms a page, at most 0.0 s off; 100,000 pages: 402 s.',
  )
})
