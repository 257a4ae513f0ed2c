import { along, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, hair, ring, stem } from './engine/parts.mjs'
import { shapes } from './engine/shapes.mjs'

export const banyan = (p, r) => {
  const bough = through('850 176, 720 150, 600 152, 480 128, 380 132, 300 166')
  // The roots that hang from it, thick ones that have reached the ground and threads that have not.
  const root = (t, length, wide, sway) => {
    const { at } = along(bough, t)
    const line = smooth([
      at,
      [at[0] + sway, at[1] + length * 0.3],
      [at[0] - sway * 0.6, at[1] + length * 0.64],
      [at[0] + sway * 0.4, at[1] + length],
    ])
    stem(p, r, line, wide, wide > 6 ? wide * 0.72 : 0.5, { hatch: wide > 6 ? Math.round(length / 12) : 0 })
    return line
  }
  for (const [t, length, wide, sway] of points(
    '0.12 520 15 6, 0.2 520 9 -6, 0.3 540 20 8, 0.42 520 11 -7, 0.26 330 3 8, 0.36 400 3.6 -6, 0.47 360 3.4 6, 0.5 290 2.6 -8, 0.07 420 3.4 5, 0.16 250 2.6 -5, 0.6 250 2.6 5, 0.64 180 2 -4',
  )) {
    const line = root(t, length, wide, sway)
    if (wide < 6)
      for (let i = 0; i < 4; i++)
        hair(p, along(line, 0.72 + i * 0.08).at, 90 + r.off(34), 34 + r.off(14), r.off(30), 1.2)
    else
      for (let i = 0; i < 3; i++)
        hair(p, along(line, r.range(0.3, 0.8)).at, 90 + (i % 2 ? 24 : -24), 60 + r.off(20), r.off(30), 1.8)
  }
  stem(p, r, bough, 46, 9, { hatch: 70, weight: 2.4 })
  const one = (t, angle, length, options = {}) =>
    leaf(p, r, {
      at: along(bough, t).at,
      angle,
      length,
      stalk: 40,
      wide: 0.33,
      shape: shapes.blunt,
      weight: 2.2,
      rib: 2.8,
      veins: { count: 6, angle: 56, bend: 44, from: 0.03, to: 0.86, weight: 1.6 },
      hatch: { count: 2, long: 0.45 },
      air: 2.2,
      ...options,
    })
  one(0.5, -70, 126, { curl: 20, turn: [0.9, 0.6] })
  one(0.72, -116, 136, { curl: -16, turn: [0.6, 1] })
  one(0.9, -146, 140, { curl: -16, turn: [0.9, 0.8] })
  one(0.84, 70, 150, { curl: 16, turn: [0.7, 1] })
  one(1, 178, 160, { curl: -20, stalk: 30 })
  one(0.96, 118, 168, { curl: -10, sag: -6 })
  for (const [t, y] of points('0.78 22, 0.93 15, 0.62 28')) {
    const { at } = along(bough, t)
    for (const k of [-13, 13]) {
      ball(p, r, [at[0] + k, at[1] + y], 14, { shade: 3, weight: 1.8 })
      p.line(ring([at[0] + k, at[1] + y + 9], 4, 2), 0.8)
    }
  }
}
