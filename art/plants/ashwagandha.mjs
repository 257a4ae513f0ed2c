import { along, go, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, body, hair, leaves, ring, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const ashwagandha = (p, r) => {
  const main = through('720 680, 690 540, 620 410, 560 270, 520 130, 500 60')
  const limb = smooth([along(main, 0.3).at, [700, 430], [730, 330], [726, 220]])
  const style = (size, sign) => ({
    length: size,
    wide: 0.33,
    shape: shapes.ovate,
    stalk: 24,
    weight: 2,
    rib: 2.2,
    curl: sign * 14,
    nod: sign * 8,
    wave: { depth: 0.06, count: 2 },
    veins: { count: 6, angle: 52, bend: 50, from: 0.06, to: 0.84, weight: 1.2 },
    hatch: { count: 1, long: 0.4, side: 1 },
  })
  leaves(p, r, limb, {
    count: 2,
    turns: true,
    from: 0.5,
    to: 1,
    spread: 60,
    each: ({ sign, t }) => style(160 - 40 * t, sign),
  })
  stem(p, r, limb, 6, 3.4)
  leaves(p, r, main, {
    count: 6,
    turns: true,
    from: 0.22,
    to: 0.94,
    spread: 66,
    each: ({ sign, t }) => ({ ...style(250 - 130 * t, sign), turn: sign > 0 ? [0.8, 1] : [1, 0.86] }),
  })
  stem(p, r, main, 14, 4, { hatch: 20 })
  // The calyx swells around the berry like a lantern of paper, with five ribs and five points.
  const lantern = (at, angle, size, open) => {
    const tip = hair(p, at, angle, size * 0.5, 24, 2, 1.6)
    const to = 90 + (angle - 90) * 0.4
    const c = go(tip, to, size * 0.55)
    const q = (x, y) => go(go(c, to, y * size), to + 90, x * size)
    if (open) ball(p, r, q(0, 0.2), size * 0.34, { shade: 4, weight: 1.7 })
    body(
      p,
      [
        q(0, -0.6),
        q(-0.4, -0.42),
        q(-0.54, 0),
        q(-0.4, 0.4),
        q(-0.3, 0.66),
        q(-0.14, 0.5),
        q(0, 0.72),
        q(0.14, 0.5),
        q(0.3, 0.66),
        q(0.4, 0.4),
        q(0.54, 0),
        q(0.4, -0.42),
      ],
      { weight: 1.9, step: 2 },
    )
    for (const k of [-0.3, 0, 0.3])
      p.line(smooth([q(k * 0.3, -0.54), q(k, 0), q(k * 0.9, 0.5)]), taper(1.3, 0.8))
    if (open) {
      const hole = ring(q(0, 0.16), size * 0.3, size * 0.34, to)
      body(p, hole, { weight: 1.3, tone: false, air: 0 })
      ball(p, r, q(0, 0.18), size * 0.25, { shade: 3, weight: 1.4, air: 0 })
    }
  }
  const bell = (at, angle) => {
    const tip = hair(p, at, angle, 12, 0, 1.8, 1.4)
    leaf(p, r, { at: tip, angle: angle - 24, length: 24, wide: 0.3, rib: 0, pen: 1.3 })
    leaf(p, r, { at: tip, angle: angle + 24, length: 24, wide: 0.3, rib: 0, pen: 1.3 })
    leaf(p, r, { at: tip, angle, length: 26, wide: 0.34, rib: 0.8, pen: 1.3 })
  }
  for (const [t, list] of [
    [0.34, [[120, 66, true]]],
    [
      0.5,
      [
        [140, 66],
        [66, 62, true],
      ],
    ],
    [
      0.65,
      [
        [146, 58, true],
        [70, 54],
      ],
    ],
    [0.79, points('150 44, 84 46')],
  ])
    for (const [a, size, open] of list) lantern(along(main, t).at, a, size, open)
  for (const [t, a] of points('0.88 150, 0.88 60, 0.94 20, 0.97 190, 1 -60, 1 -120'))
    bell(along(main, t).at, a)
}
