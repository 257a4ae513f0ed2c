import { along, curve, go, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, dot, hair, stem } from './engine/parts.mjs'
import { shapes } from './engine/shapes.mjs'

export const hibiscus = (p, r) => {
  const branch = through('830 610, 740 540, 650 470, 560 390, 490 330')
  stem(p, r, branch, 14, 8, { hatch: 40 })
  const style = (size, options) => ({
    length: size,
    wide: 0.33,
    shape: shapes.ovate,
    stalk: 26,
    weight: 2,
    rib: 2.3,
    palm: { angles: [-34, 34], bend: 20, weight: 1.5 },
    veins: { count: 5, angle: 46, bend: 36, from: 0.16, to: 0.84, weight: 1.2 },
    teeth: { count: 8, depth: 4.6, from: 0.26, to: 0.93 },
    ...options,
  })
  for (const [t, angle, size, options] of [
    [0.12, -120, 170, { curl: 12 }],
    [0.3, 120, 190, { curl: -10 }],
    [0.34, -60, 190, { curl: -14, hatch: { count: 2 } }],
    [0.6, 150, 180, { curl: -12 }],
    [0.56, -40, 170, { curl: -10, hatch: { count: 2 } }],
  ])
    leaf(p, r, { at: along(branch, t).at, angle, ...style(size, options) })
  // A bud in its calyx, with the ring of bracts under it.
  const neck = curve(along(branch, 0.62).at, -66, 120, 16)
  stem(p, r, neck, 5, 5, { hatch: 10 })
  const top = neck.at(-1)
  leaf(p, r, {
    at: go(top, -56, 26),
    angle: -62,
    length: 112,
    wide: 0.23,
    shape: shapes.blunt,
    rib: 0,
    lines: { count: 5, spread: 0.7 },
    weight: 1.9,
  })
  p.line(smooth([go(top, -56, 60), go(go(top, -56, 84), 30, 10), go(go(top, -56, 130), -60, 0)]), 1.3)
  for (const k of [-30, 26, 0])
    leaf(p, r, { at: top, angle: -56 + k, length: 62, wide: 0.24, rib: 1, weight: 1.6 })
  for (const k of [-90, -62, 60, 92, 30]) hair(p, top, -56 + k, 30, k > 0 ? -40 : 40, 3, 0.8)
  // The flower looks to the left and a little up.
  const heart = [404, 262]
  for (const k of [-40, 30, -10])
    leaf(p, r, { at: branch.at(-1), angle: 218 + k, length: 72, wide: 0.26, rib: 1, weight: 1.6 })
  const petal = (angle, length, wide, curl, turn) =>
    leaf(p, r, {
      at: heart,
      angle,
      length,
      wide,
      curl,
      turn,
      shape: points('0 0, 0.1 0.2, 0.36 0.72, 0.62 1, 0.84 0.94, 0.97 0.52, 1 0'),
      rib: 0,
      weight: 2.7,
      wave: { depth: 0.05, count: 6, phase: angle },
      palm: { angles: [-31, -21, -11, 0.5, 11, 21, 31], bend: -12, reach: 0.95, weight: 1.5, most: 0.84 },
      air: 2.4,
    })
  petal(-70, 196, 0.46, 10, [1, 1])
  petal(-4, 176, 0.42, 18, [1, 0.8])
  petal(-138, 196, 0.47, -12, [1, 1])
  petal(66, 190, 0.45, -8, [0.9, 1])
  petal(146, 204, 0.46, 10, [1, 1])
  dot(p, heart, 15, 13)
  const column = curve(heart, 192, 216, 34)
  stem(p, r, column, 11, 6, { hatch: 20, air: 2 })
  for (let i = 0; i < 30; i++) {
    const { at, angle } = along(column, 0.42 + (i / 30) * 0.46)
    const tip = hair(p, at, angle + (i % 2 ? 68 : -68) + r.off(20), 13 + r.off(3), 0, 1)
    dot(p, tip, 3, 3)
  }
  for (const k of [-52, -26, 0, 26, 52]) {
    const tip = hair(p, column.at(-1), along(column, 1).angle + k, 24, 0, 1.8, 1.4)
    ball(p, r, tip, 5, { shade: 1, weight: 1.4 })
  }
}
