import { along, curve, go, part, points, sides, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { dot, hair, stem } from './engine/parts.mjs'
import { shapes } from './engine/shapes.mjs'

export const betel = (p, r) => {
  const vine = through(
    '838 96, 740 60, 630 84, 560 150, 570 250, 530 340, 440 380, 384 450, 392 550, 350 670',
  )
  stem(p, r, vine, 9, 8, { hatch: 60, nodes: [0.1, 0.26, 0.42, 0.58, 0.74, 0.9], weight: 1.7 })
  const one = (t, angle, length, stalk, options = {}) =>
    leaf(p, r, {
      at: along(vine, t).at,
      angle,
      stalk,
      length,
      wide: 0.39,
      shape: shapes.heart,
      weight: 2.2,
      rib: 2.3,
      stalkWeight: 4,
      palm: { angles: [-88, -56, -30, 30, 56, 88], bend: 44, reach: 0.93, weight: 1.8 },
      veins: { count: 3, angle: 46, bend: 50, from: 0.28, to: 0.8, weight: 1.1 },
      hatch: { count: 5, long: 0.5 },
      air: 2.4,
      ...options,
    })
  one(0.1, 70, 250, 60, { sag: 20, turn: [0.8, 1] })
  one(0.26, 186, 250, 70, { sag: -52, turn: [1, 0.86], curl: -12 })
  one(0.42, 14, 272, 84, { sag: 50, turn: [0.86, 1], curl: 14 })
  one(0.58, 190, 226, 72, { sag: -44, turn: [1, 0.8], curl: -16 })
  one(0.74, 10, 226, 84, { sag: 34, turn: [0.8, 1], curl: 10 })
  one(0.9, 190, 150, 60, { sag: -50, turn: [0.9, 0.7], curl: -10 })
  // Spikes stand opposite the leaves; a few short roots hold at the nodes.
  for (const [t, a, l, c] of points('0.42 146 150 -40, 0.74 216 130 -40')) {
    const line = curve(along(vine, t).at, a, l, c)
    p.raise()
    p.line(part(line, 0, 0.3), 2.6)
    const wide = (u) => 15 * Math.sqrt(Math.max(0.03, 1 - (2 * u - 1) ** 6))
    const cob = part(line, 0.26, 1)
    const [left, right] = sides(cob, wide)
    p.body([...left, ...right.slice().reverse()])
    p.line([...left, ...right.slice().reverse(), left[0]], 1.5)
    for (let i = 0; i < 24; i++) {
      const { at, angle } = along(cob, 0.04 + i * 0.039)
      for (const k of i % 2 ? [-4.4, 0.6] : [-2, 4]) dot(p, go(at, angle + 90, k), 1.2, 1.2)
    }
  }
  for (const t of [0.1, 0.26, 0.58, 0.9])
    for (let i = 0; i < 3; i++)
      hair(
        p,
        along(vine, t).at,
        along(vine, t).angle + (t % 0.3 > 0.2 ? -90 : 90) + r.off(40),
        18 + r.off(6),
        r.off(50),
        1.4,
      )
}
