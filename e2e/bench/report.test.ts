import { expect, test } from 'vitest'
import type { Measurement } from './measure/visit'
import { floorTable, medianTable, type Results } from './report'

const visit: Measurement = {
  fcp: 800,
  lcp: 800,
  answers: 1000,
  next: 400,
  cls: 0,
  tbt: 0,
  thread: 500,
  script: 100_000,
  bytes: 200_000,
  requests: 30,
  chain: 2,
}
const results: Results = {
  home: {
    visits: {
      site: [{ ...visit, lcp: 700 }, { ...visit, lcp: 801 }, visit],
      plain: [{ ...visit, lcp: 727, tbt: undefined, answers: undefined, thread: undefined }],
      prerendered: [{ ...visit, answers: 950 }],
    },
    lighthouse: [100, 99, 99],
  },
}
const rowOf = (name: string) =>
  floorTable(results)
    .split('\n')
    .find((line) => line.includes(name))

test('a floor shows its limit, and whether the rounded median keeps to it', () => {
  expect(rowOf('(LCP) ÷ plain')).toBe('| largest paint (LCP) ÷ plain | ≤ 1.10 | 1.10 ✓ |')
  expect(rowOf('tap ÷ prerendered')).toBe('| answers a tap ÷ prerendered | ≤ 1.05 | 1.05 ✓ |')
  results.home?.visits.prerendered?.push({ ...visit, answers: 940 })
  expect(rowOf('tap ÷ prerendered')).toBe('| answers a tap ÷ prerendered | ≤ 1.05 | 1.06 ✗ |')
  expect(rowOf('script')).toBe('| script until live, kB | ≤ 105.0 | 100.0 ✓ |')
  expect(rowOf('Lighthouse')).toBe('| Lighthouse, lowest of its four scores | 100 | 99 ✗ |')
})

test('missing measurements have no verdict', () => {
  expect(rowOf('tap ÷ defaults')).toBe('| answers a tap ÷ defaults | ≤ 0.50 | – |')
  expect(medianTable(results)).toContain('|  | site | 800 | 800 | 1000 | 400 | 0.000 | 0 | 500 |')
  expect(medianTable(results)).toContain('| home | plain | 800 | 727 | – | 400 | 0.000 | – | – |')
})
