import { curve, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { rhizome } from './engine/rhizome.mjs'
import { shapes } from './engine/shapes.mjs'

/** One of the broad leaves, whose side veins run far up along the midrib. */
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
  const base = [606, 470]
  for (const [angle, stalk, length, options] of [
    [-64, 120, 330, { curl: 30, sag: 6, turn: [1, 0.7] }],
    [-112, 150, 350, { curl: -26, sag: -6, turn: [0.7, 1] }],
    [-36, 90, 300, { curl: 44, sag: 10 }],
    [-146, 100, 320, { curl: -46, sag: -14 }],
  ])
    broad(p, r, base, angle, length, { stalk, ...options })
  // The spike: pouches in rows, the upper ones long and without flowers.
  const spikeFoot = [604, 400]
  stem(p, r, smooth([base, [606, 440], spikeFoot]), 16, 14, { hatch: 8 })
  for (let row = 8; row >= 0; row--) {
    const y = 376 - row * 25
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
  for (const [x, y] of points('574 324, 632 350, 584 376')) {
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
  broad(p, r, [626, 480], -14, 250, { stalk: 60, curl: 56, sag: 0 })
  // The sheaths of the leaves make the stem; underground are the mother and her fingers.
  stem(p, r, through('606 570, 606 500, 604 424'), 46, 30, { weight: 2.2, hatch: 12 })
  for (const [x, y] of points('-12 440, 4 430, 14 450'))
    p.line(through(`${606 + x} 546, ${606 + x} 500, ${604 + x * 0.5} ${y}`), 0.9)
  for (let i = 0; i < 10; i++) {
    const at = [500 + r.range(0, 230), 576 + r.off(8)]
    p.line(smooth([at, [at[0] + r.off(20), at[1] + 30], [at[0] + r.off(50), at[1] + 80]]), taper(1.8, 0.4))
  }
  rhizome(p, curve([646, 582], -8, 170, -20), 44, 32, 6)
  rhizome(p, curve([570, 584], 196, 190, 22), 44, 32, 6)
  rhizome(p, curve([660, 600], 40, 110, 20), 42, 30, 4)
  rhizome(p, curve([556, 600], 146, 120, -16), 42, 30, 4)
  rhizome(p, curve([606, 536], 92, 110, -6), 84, 58, 3)
}
