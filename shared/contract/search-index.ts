/** Spreads names evenly over so many places; the same name always has the same one. */
export function placeOf(name: string, places: number): number {
  let sum = 7
  for (let index = 0; index < name.length; index++) sum = (sum * 31 + name.charCodeAt(index)) % 1_000_003
  return sum % places
}

/** Where a data file of the site lies, by its integrity (SRI, sha256). */
export const dataUrl = (kind: 'routes' | 'search', integrity: string) =>
  `/assets/${kind}/${integrity.slice(7, 19).replaceAll('/', '-').replaceAll('+', '_')}.json`
