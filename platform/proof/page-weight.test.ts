import { expect, test } from 'vitest'
import { tooHeavy } from './page-weight'

const light = { html: 1, css: 1, script: 1, section: 1 }

test('reports what exceeds its limit, with the limit', () => {
  expect(tooHeavy(light)).toEqual([])
  expect(tooHeavy({ ...light, css: 9_000_000 })).toEqual([
    expect.stringMatching(/^found 9000000 bytes of css, expected \d+ at most$/),
  ])
})

test('accepts a page that was as heavy before, or has one entry more', () => {
  const heavy = { ...light, script: 9_000_000 }
  expect(tooHeavy(heavy, heavy)).toEqual([])
  expect(tooHeavy({ ...heavy, script: 9_000_900 }, heavy)).toEqual([])
  expect(tooHeavy({ ...heavy, script: 9_002_001 }, heavy)).toHaveLength(1)
})
