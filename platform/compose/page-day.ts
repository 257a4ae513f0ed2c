import type { ReleaseManifest } from '@college/shared/contract/release-manifest'
import { dayAfter } from '@college/shared/preset/calendar-file'

/**
 * The day as far as the pages of these releases can tell: the last on which one of them says something else by itself,
 * the first of the year at least. A compose on another day then changes no page for nothing.
 */
export function pageDay(day: string, releases: ReleaseManifest[]): string {
  const ends = releases.flatMap(({ until = [] }) => until.map((end) => end.day))
  const lastYear = `${Number(day.slice(0, 4)) - 1}-12-31`
  return dayAfter([lastYear, ...ends.filter((end) => end < day)].sort().at(-1) ?? lastYear)
}
