import { curve, points, smooth } from './engine/geometry.mjs'
import { leaf, shapes } from './engine/leaf.mjs'
import { body, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { rhizome } from './engine/rhizome.mjs'

const broad = (p, r, at, angle, length, options) =>
  leaf(p, r, {
    at,
    angle,
    length,
    wide: 0.17,
    shape: shapes.strap,
    weight: 2.1,
    rib: 4,
    veins: { count: 13, angle: 34, bend: 46, from: 0, to: 0.84, weight: 0.9, reach: 0.97 },
    wave: { depth: 0.05, count: 3 },
    air: 2.4,
    stalkWeight: 7,
    ...options,
  })

export const turmeric = (p, r) => {
  const base = [610, 500]
  for (const [angle, stalk, length, options] of [
    [-64, 120, 330, { curl: 30, sag: 6, turn: [1, 0.7] }],
    [-112, 150, 350, { curl: -26, sag: -6, turn: [0.7, 1] }],
    [-36, 90, 300, { curl: 44, sag: 10 }],
    [-146, 100, 320, { curl: -46, sag: -14 }],
  ])
    broad(p, r, base, angle, length, { stalk, ...options })
  // The spike: pouches in rows, the upper ones long and without flowers.
  const spikeFoot = [604, 420]
  stem(p, r, smooth([base, [606, 460], spikeFoot]), 16, 14, { hatch: 8 })
  for (let row = 8; row >= 0; row--) {
    const y = 388 - row * 25
    const wide = 62 * (1 - 0.06 * row)
    for (const k of row % 2 ? [-0.86, 0.86, 0] : [-0.5, 0.5]) {
      const at = [604 + k * wide * 0.46, y + 26 + Math.abs(k) * 4]
      leaf(p, r, {
        at,
        angle: -90 + k * 56,
        length: row > 5 ? 66 : 52,
        wide: row > 5 ? 0.3 : 0.46,
        shape: shapes.petal,
        rib: 0,
        weight: 1.7,
        lines: { count: 3, spread: 0.5, weight: 0.6 },
        curl: k * 24,
        air: 1.6,
      })
    }
  }
  for (const [x, y] of points('574 336, 632 362, 584 388')) {
    leaf(p, r, {
      at: [x, y],
      angle: x < 600 ? -150 : -30,
      length: 30,
      wide: 0.44,
      shape: shapes.fan,
      rib: 0,
      pen: 1.4,
      lines: { count: 2, spread: 0.3 },
    })
  }
  broad(p, r, [618, 505], -8, 250, { stalk: 60, curl: 60, sag: 0 })
  // Underground: the mother and her fingers.
  for (let i = 0; i < 14; i++) {
    const at = [540 + r.range(0, 150), 548 + r.off(12)]
    p.line(smooth([at, [at[0] + r.off(20), at[1] + 40], [at[0] + r.off(50), at[1] + 100]]), taper(1.8, 0.4))
  }
  rhizome(p, r, curve([640, 560], 12, 170, -24), 46, 34, 6)
  rhizome(p, r, curve([586, 556], 162, 200, 26), 46, 34, 7)
  rhizome(p, r, curve([576, 590], 132, 130, -20), 42, 30, 5)
  rhizome(p, r, curve([640, 590], 50, 120, 16), 42, 30, 5)
  body(p, points('574 496, 560 536, 566 590, 606 622, 648 592, 656 540, 642 498, 608 486'), { weight: 2.3 })
  for (let i = 0; i < 4; i++)
    p.line(
      smooth([
        [564 + i * 2, 520 + i * 20],
        [608, 534 + i * 22],
        [654 - i * 3, 518 + i * 20],
      ]),
      1.1,
    )
  for (let i = 0; i < 7; i++) p.line(curve([664 - i * 8, 560 + i * 5], 120, 20, 10), 0.7)
}
