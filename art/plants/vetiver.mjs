import { along, curve, smooth } from './engine/geometry.mjs'
import { blade, dot } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'

export const vetiver = (p, r) => {
  const y0 = 320
  // Roots: a deep fringe, straight down, as fine as hair.
  for (let i = 0; i < 54; i++) {
    const x = 556 + (i / 53) * 120 + r.off(6)
    const out = (x - 616) / 60
    const length = 330 - 70 * Math.abs(out) + r.off(60)
    const line = smooth(
      [
        [x, y0 + 20],
        [x + out * 34 + r.off(9), y0 + length * 0.3],
        [x + out * 62 + r.off(16), y0 + length * 0.62],
        [x + out * 84 + r.off(30), y0 + length],
      ],
      { step: 10 },
    )
    p.line(line, i % 3 ? [0.7, 1.1][i % 2] : taper(r.range(1.8, 2.8), 0.5), { off: 0.8 })
    if (i % 2)
      for (const t of [0.4, 0.66])
        p.line(curve(along(line, t).at, 90 + r.off(46), 30 + r.off(10), r.off(30)), 0.6, { off: 0.6 })
  }
  const panicle = (x, height, lean) => {
    const line = curve([x, y0], lean, height, (lean + 90) * 0.3)
    p.raise()
    p.line(line, taper(3, 1.4))
    for (let i = 0; i < 6; i++)
      for (const k of [-1, 1, 0.4, -0.5]) {
        const { at, angle } = along(line, 0.6 + i * 0.07)
        const twig = curve(at, angle + k * 48, 62 - i * 6, k * -22, 10)
        p.line(twig, 0.8)
        for (const t of [0.5, 0.75, 1]) dot(p, along(twig, t).at, 4, 1.5, along(twig, t).angle)
      }
  }
  panicle(640, 320, -80)
  panicle(576, 290, -108)
  for (let i = 0; i < 26; i++) {
    const k = ((i * 11) % 26) / 25
    const out = k - 0.5
    const low = curve(
      [564 + 104 * k + r.off(4), y0 + 30],
      -90 + out * 66 + r.off(5),
      380 - 150 * Math.abs(out) + r.off(50),
      out * r.range(30, 90),
    )
    blade(p, r, low, r.range(9, 13), { lines: 2, weight: 1.6, from: 0.7 })
  }
  // The soil is a few strokes.
  for (let i = 0; i < 24; i++)
    p.line(
      [
        [340 + i * 20 + r.off(8), y0 + 26 + r.off(5)],
        [366 + i * 20 + r.off(14), y0 + 26 + r.off(5)],
      ],
      0.8,
    )
}
