import { along, curve, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, hair, leaves, stem } from './engine/parts.mjs'
import { shapes } from './engine/shapes.mjs'

export const neem = (p, r) => {
  const branch = through('840 10, 740 56, 640 84, 560 130, 506 196')
  stem(p, r, branch, 15, 5, { hatch: 30 })
  const frond = (t, angle, length, curl, pairs, size) => {
    const rachis = curve(along(branch, t).at, angle, length, curl)
    const each = ({ t: u, sign }) => ({
      length: size * (1.04 - 0.36 * u) * r.range(0.94, 1.06),
      wide: 0.165,
      shape: shapes.lance,
      curl: sign * -30,
      turn: sign < 0 ? [1, 0.66] : [0.66, 1],
      stalk: 6,
      weight: 1.8,
      rib: 1.7,
      veins: { count: 5, angle: 52, bend: 50, from: 0.1, to: 0.82, plain: true },
      fine: 0.8,
      teeth: { count: 6, depth: 4.4, from: 0.14 },
      air: 1.6,
    })
    leaves(p, r, rachis, { count: pairs, from: 0.24, to: 0.92, spread: 55, each })
    leaf(p, r, { at: rachis.at(-1), angle: angle + curl, ...each({ t: 0.6, sign: 1 }) })
    stem(p, r, rachis, 4, 2)
  }
  frond(0.3, 76, 500, 26, 6, 176)
  frond(0.97, 166, 430, -58, 6, 168)
  // Drupes on a panicle.
  const panicle = curve(along(branch, 0.8).at, 104, 300, -6)
  stem(p, r, panicle, 3.4, 1.6)
  for (let i = 0; i < 9; i++) {
    const { at } = along(panicle, 0.34 + i * 0.08)
    const tip = hair(p, at, 90 + (i % 2 ? 46 : -46) + r.off(8), 30 + r.off(8), 0, 1.8, 1.2)
    ball(p, r, [tip[0], tip[1] + 15], 12, { ry: 18, shade: 3, weight: 1.8 })
  }
}
