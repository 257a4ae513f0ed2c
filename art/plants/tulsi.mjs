import { along, curve, go, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { leaves, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const tulsi = (p, r) => {
  const shoot = (line, pairs, size, spike, from = 0.1) => {
    const leafAt = ({ sign, t, i }) => ({
      length: size * (1.06 - 0.5 * t),
      wide: 0.28,
      shape: shapes.elliptic,
      stalk: 20 * (1.1 - t),
      weight: 2.1,
      rib: 2,
      curl: sign * 16,
      turn: (i + (sign > 0 ? 1 : 0)) % 2 ? [1, 0.66] : [0.8, 1],
      teeth: { count: 5, depth: 3.6, from: 0.24, to: 0.93 },
      veins: { count: 4, angle: 50, bend: 50, from: 0.12, to: 0.84, plain: true },
      fine: 0.9,
    })
    leaves(p, r, line, { count: pairs, from, to: 0.9, spread: 62, each: leafAt })
    stem(p, r, line, 9, 5, { hatch: 12 })
    const axis = curve(line.at(-1), along(line, 1).angle, spike, r.off(14))
    p.raise()
    p.line(axis, taper(3.4, 1.6))
    const whorls = Math.round(spike / 31)
    for (let i = whorls - 1; i >= 0; i--) {
      const u = (i + 0.5) / whorls
      const { at, angle } = along(axis, u)
      const k = 1.1 - 0.6 * u
      for (const side of [-76, 76, -34, 34])
        leaf(p, r, {
          at: go(at, angle + side, 3),
          angle: angle + side,
          length: (Math.abs(side) > 60 ? 35 : 26) * k,
          wide: 0.36,
          shape: shapes.fan,
          pen: 1.3,
          rib: 0.8,
          tone: Math.abs(side) > 60,
          air: 0.8,
        })
    }
  }
  shoot(through('690 520, 754 400, 776 280'), 1, 120, 150, 0.8)
  shoot(through('670 610, 580 480, 488 380, 440 290'), 3, 146, 190, 0.34)
  shoot(through('690 690, 672 540, 680 390, 664 240'), 4, 186, 236, 0.2)
}
