import { along, go, mix, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, hair, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const gotuKola = (p, r) => {
  const runner = through('840 560, 720 590, 600 566, 460 590, 330 566, 240 590')
  const one = (at, to, radius, { turn = 0, squash = 1, bend = 0 } = {}) => {
    const stalk = smooth([at, mix(mix(at, to, 0.5), [at[0], to[1]], 0.35 + bend), to])
    stem(p, r, stalk, 5, 3.4, { hatch: 0, air: 1.6 })
    const way = along(stalk, 1).angle + 180 + turn
    leaf(p, r, {
      at: to,
      angle: way,
      length: radius,
      wide: 1.04 * squash,
      shape: shapes.kidney,
      rib: 1.8,
      ribTo: 0.9,
      weight: 2,
      teeth: { count: 11, depth: 6.5, round: true, from: 0.12, to: 0.99 },
      palm: { angles: [-124, -84, -42, 42, 84, 124], bend: 0, reach: 0.93, weight: 1.7, forks: true },
      air: 2.2,
    })
  }
  const node = (t) => along(runner, t).at
  for (const t of [0.2, 0.5, 0.82])
    for (let i = 0; i < 8; i++) {
      const start = node(t)
      p.line(
        smooth([start, [start[0] + r.off(16), start[1] + 26], [start[0] + r.off(40), start[1] + 70]]),
        taper(1.8, 0.3),
      )
    }
  one(node(0.2), [696, 130], 110, { turn: 30, squash: 0.9 })
  one(node(0.5), [470, 170], 92, { turn: -20, squash: 0.92 })
  one(node(0.2), [786, 300], 96, { turn: -50, squash: 0.86 })
  one(node(0.5), [590, 290], 118, { turn: 20 })
  one(node(0.82), [330, 330], 92, { turn: -40, squash: 0.9 })
  one(node(0.2), [700, 430], 96, { turn: 44, squash: 0.8 })
  one(node(0.82), [420, 440], 84, { turn: 40, squash: 0.84 })
  one(node(0.82), [228, 468], 62, { turn: -50, squash: 0.8 })
  stem(p, r, runner, 8, 6, { hatch: 50, nodes: [0.2, 0.5, 0.82] })
  // Flowers sit low, a few together under two bracts.
  for (const [t, a] of points('0.5 -120, 0.2 -128')) {
    const top = hair(p, node(t), a, 56, 30, 2.2, 1.8)
    for (const k of [-50, 0, 50]) ball(p, r, go(top, a + 30 + k, 9), 8, { shade: 2, weight: 1.5 })
  }
}
