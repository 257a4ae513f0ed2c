/** How much time went by before a milestone: up to two years, up to five, or more. */
export type Pause = 'short' | 'middle' | 'long'

/** The pause between a year and the one before; none before the first. */
export function pauseBefore(year: number, previous: number | undefined): Pause | undefined {
  if (previous === undefined) return undefined
  const years = year - previous
  if (years <= 2) return 'short'
  return years <= 5 ? 'middle' : 'long'
}
