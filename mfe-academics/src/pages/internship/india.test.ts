import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { india, onIndia } from './india'

const svg = readFileSync(join(import.meta.dirname, '../../../pictures/india.svg'), 'utf8')

/** The ends of the curves of the land, the first of the drawing's closed paths, in the units of its `viewBox`. */
function landPoints(): [number, number][] {
  const scale = Number(/scale\(([\d.]+)\)/.exec(svg)?.[1])
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', numbers = ''] of (/ d="([^"]*?)z/.exec(svg)?.[1] ?? '').matchAll(
    /([a-zM])([^a-zM]*)/g,
  )) {
    const list = [...numbers.matchAll(/-?\d+/g)].map(Number)
    const size = { h: 1, v: 1, q: 4, c: 6 }[command] ?? 2
    for (let i = 0; i < list.length; i += size) {
      const [dx, dy] =
        command === 'h' ? [list[i], 0] : command === 'v' ? [0, list[i]] : list.slice(i + size - 2, i + size)
      x += dx ?? 0
      y += dy ?? 0
      points.push([x * scale, y * scale])
    }
  }
  return points
}

test('the drawing has the size that places are computed for', () => {
  expect(svg).toContain(`viewBox="0 0 ${india.width} ${india.height}"`)
})

test.each([
  ['south', { longitude: 77.55, latitude: 8.08 }, (a: number[], b: number[]) => (b[1] ?? 0) - (a[1] ?? 0)],
  ['west', { longitude: 68.17, latitude: 23.69 }, (a: number[], b: number[]) => (a[0] ?? 0) - (b[0] ?? 0)],
  ['east', { longitude: 97.39, latitude: 28.02 }, (a: number[], b: number[]) => (b[0] ?? 0) - (a[0] ?? 0)],
] as const)('the cape furthest to the %s lies on the coast or border that is drawn', (_, place, order) => {
  const [drawn] = landPoints().sort(order)
  const { x, y } = onIndia(place)
  expect(Math.hypot(x - (drawn?.[0] ?? 0), y - (drawn?.[1] ?? 0))).toBeLessThan(6)
})
