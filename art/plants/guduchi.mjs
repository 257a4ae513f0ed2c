import { along, curve, go, points, smooth } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, dot, hair, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const guduchi = (p, r) => {
  // Two stems wound round each other, with warts and threads that hang.
  const wind = (side) =>
    smooth(
      Array.from({ length: 26 }, (_, i) => {
        const t = i / 25
        const base = [800 - 260 * t - 150 * t * t, 690 - 760 * t + 240 * t * t]
        return [base[0] + Math.sin(t * 13) * 17 * side, base[1] + Math.cos(t * 13) * 4 * side]
      }),
    )
  const [a, b] = [wind(1), wind(-1)]
  stem(p, r, b, 13, 8, { hatch: 50, weight: 1.9 })
  stem(p, r, a, 15, 7, { hatch: 60, weight: 1.9 })
  for (let i = 0; i < 26; i++) {
    const { at, angle } = along(a, 0.03 + i * 0.036)
    dot(p, go(at, angle + 90, r.off(3.4)), 2.2, 1.4, angle)
  }
  for (const [t, length] of points('0.62 260, 0.7 330, 0.5 190'))
    p.line(
      smooth([
        along(b, t).at,
        go(along(b, t).at, 96, length * 0.4),
        go(go(along(b, t).at, 86, length * 0.7), 0, -4),
        go(along(b, t).at, 92, length),
      ]),
      taper(1.9, 0.9),
    )
  const one = (line, t, angle, length, stalk, options = {}) =>
    leaf(p, r, {
      at: along(line, t).at,
      angle,
      stalk,
      length: length * 1.14,
      wide: 0.5,
      shape: shapes.round,
      weight: 2.1,
      rib: 2,
      stalkWeight: 3,
      palm: { angles: [-104, -68, -34, 34, 68, 104], bend: 22, reach: 0.92, weight: 1.6, forks: true },
      veins: { count: 2, angle: 46, bend: 40, from: 0.4, to: 0.8 },
      fine: 0.7,
      air: 2.2,
      ...options,
    })
  one(a, 0.3, -6, 128, 92, { sag: 54, turn: [0.7, 1] })
  one(b, 0.36, -176, 150, 100, { sag: -60, turn: [1, 0.9] })
  one(a, 0.52, -34, 120, 86, { sag: 70, turn: [0.8, 1] })
  one(a, 0.66, 196, 168, 116, { sag: -74 })
  one(b, 0.8, -76, 104, 76, { sag: 44, turn: [1, 0.7] })
  one(b, 0.9, 168, 132, 86, { sag: -56, turn: [1, 0.8] })
  one(a, 0.98, 190, 96, 70, { sag: -40, turn: [0.9, 0.7] })
  // Drupes in a bunch.
  const axis = curve(along(a, 0.44).at, 150, 130, -50)
  stem(p, r, axis, 3, 2)
  for (let i = 0; i < 11; i++) {
    const { at, angle } = along(axis, 0.34 + i * 0.062)
    const tip = hair(p, at, angle + (i % 2 ? 60 : -60) + r.off(14), 17, 0, 1.5, 1)
    ball(p, r, go(tip, angle, 4), 12, { ry: 13.5, shade: 3, weight: 1.7 })
  }
}
