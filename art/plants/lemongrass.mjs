import { along, curve, points } from './engine/geometry.mjs'
import { blade } from './engine/parts.mjs'

export const lemongrass = (p, r) => {
  const spots = Array.from({ length: 24 }, (_, i) => i)
  const list = spots.map((i) => {
    const k = i / 23
    const angle = -150 + (118 * ((i * 7) % 24)) / 23
    return {
      x: 606 + ((i * 7) % 24) * 4 + r.off(10),
      angle: angle * 0.62 - 36 + r.off(5),
      length: 470 + r.off(110) + 90 * (1 - k),
      out: angle + 90,
    }
  })
  for (const { x, angle, length, out } of list) {
    const swing = (out < 0 ? -1 : 1) * r.range(40, 120) * (0.5 + Math.abs(out) / 70)
    const upright = curve([x, 660], angle, length * 0.55, swing * 0.24)
    const fall = curve(upright.at(-1), along(upright, 1).angle, length * 0.6, swing * 0.9)
    blade(p, r, [...upright, ...fall.slice(1)], r.range(13, 18), { lines: 3, weight: 1.7, from: 0.5 })
  }
  // Sheaths at the foot, each around the next.
  for (const [x, lean, height, bend] of points(
    '600 -124 150 -14, 704 -60 150 16, 622 -112 190 -10, 684 -70 180 12, 640 -100 230 -6, 668 -82 210 6, 652 -92 160 0',
  ))
    blade(p, r, curve([x, 690], lean, height, bend), 30, { lines: 4, weight: 2, from: 0.85, rib: 0.7 })
}
