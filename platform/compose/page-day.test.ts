import type { ReleaseManifest } from '@college/shared/contract/release-manifest'
import { expect, test } from 'vitest'
import { pageDay } from './join-releases'

const releases = [
  { until: [{ day: '1984-05-31', claim: 'beds' }, { day: '1984-09-30' }] },
  {},
] as unknown as ReleaseManifest[]

test.each([
  ['1984-01-01', '1984-01-01'],
  ['1984-05-31', '1984-01-01'],
  ['1984-06-01', '1984-06-01'],
  ['1984-09-30', '1984-06-01'],
  ['1984-12-31', '1984-10-01'],
  ['1985-03-01', '1985-01-01'],
])('on %s pages are rendered for %s, the last day that changed one of them by itself', (today, day) => {
  expect(pageDay(today, releases)).toBe(day)
})
