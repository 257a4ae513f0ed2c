/** The cost of composing a number of pages. */
export type Point = { pages: number; seconds: number }

/** Fits a straight line to measured points: a fixed part, a part for each page, and the largest deviation. */
export function lineThrough(points: Point[]) {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [pages, seconds] = [mean((point) => point.pages), mean((point) => point.seconds)]
  const each =
    mean((point) => (point.pages - pages) * (point.seconds - seconds)) /
    mean((point) => (point.pages - pages) ** 2)
  const fixed = seconds - each * pages
  const at = (count: number) => fixed + each * count
  return {
    fixed,
    each,
    at,
    residue: Math.max(...points.map((point) => Math.abs(point.seconds - at(point.pages)))),
  }
}

/** The line as a sentence. */
export function lineSaid(points: Point[]): string {
  const { fixed, each, at, residue } = lineThrough(points)
  return `Cold, processor time: ${fixed.toFixed(1)} s + ${(each * 1_000).toFixed(2)} ms a page, at most ${residue.toFixed(1)} s off; 100,000 pages: ${at(100_000).toFixed(0)} s.`
}
