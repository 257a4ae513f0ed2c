import { along, curve, go, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const pepper = (p, r) => {
  const vine = through('640 670, 650 560, 606 450, 630 330, 582 220, 500 150, 410 116, 340 124')
  stem(p, r, vine, 11, 5, { hatch: 60, nodes: [0.12, 0.28, 0.44, 0.6, 0.76, 0.9], weight: 1.8 })
  const one = (t, angle, length, stalk, options = {}) =>
    leaf(p, r, {
      at: along(vine, t).at,
      angle,
      stalk,
      length,
      wide: 0.3,
      shape: shapes.ovate,
      weight: 2.1,
      rib: 2.3,
      stalkWeight: 3.6,
      palm: { angles: [-40, -22, 22, 40], bend: 42, reach: 0.94, weight: 1.7 },
      veins: { count: 1, angle: 40, bend: 50, from: 0.3, to: 0.6, weight: 1.3 },
      hatch: { count: 6, long: 0.4 },
      air: 2.4,
      ...options,
    })
  const spike = (t, angle, length, curl, size = 14) => {
    const line = curve(along(vine, t).at, angle, length, curl)
    p.raise()
    p.line(line, taper(3.4, 2))
    const spots = []
    for (let i = 0; i < length / 17; i++) {
      const u = 0.2 + (0.8 * i * 17) / length
      const { at, angle: way } = along(line, u)
      for (const k of i % 2 ? [-1.25, 0.1, 1.3] : [-0.7, 0.75])
        spots.push([...go(at, way + 90, k * size * 0.86), k])
    }
    spots.sort((a, b) => Math.abs(b[2]) - Math.abs(a[2]))
    for (const [x, y, k] of spots)
      ball(p, r, [x + r.off(2), y + r.off(2)], size * r.range(0.82, 1.06), {
        shade: k > 0 ? 2 : 1,
        weight: 1.9,
        air: 1,
        tone: false,
      })
  }
  spike(0.44, 130, 190, -34)
  one(0.28, 18, 200, 40, { sag: 30, turn: [0.8, 1] })
  one(0.44, -8, 220, 44, { sag: 36, turn: [0.7, 1] })
  one(0.12, 190, 226, 50, { sag: -40, turn: [1, 0.8] })
  spike(0.6, 118, 230, -24, 15)
  one(0.6, -46, 220, 44, { sag: 40, turn: [0.75, 1], curl: 14 })
  one(0.76, -74, 170, 34, { sag: 26, turn: [0.8, 1] })
  spike(0.77, 112, 210, -18, 14.5)
  one(0.9, 120, 230, 40, { sag: -22, turn: [1, 0.75] })
  one(1, 178, 180, 30, { sag: -20, curl: -20, turn: [0.9, 0.8] })
}
