import { along, curve, go, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { body, dot, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const mango = (p, r) => {
  const branch = through('840 44, 730 60, 620 86, 530 150')
  stem(p, r, branch, 19, 9, { hatch: 30 })
  const one = (t, angle, length, curl, options = {}) =>
    leaf(p, r, {
      at: along(branch, t).at,
      angle,
      length,
      wide: 0.125,
      curl,
      stalk: 26,
      shape: shapes.lance,
      weight: 2.2,
      rib: 2.6,
      wave: { depth: 0.09, count: 4 },
      veins: { count: 13, angle: 62, bend: 70, from: 0.04, to: 0.92, weight: 1.2 },
      hatch: { count: 1, long: 0.5 },
      ...options,
    })
  one(0.92, 24, 270, 50, { turn: [1, 0.8] })
  one(0.94, -86, 150, 30, { turn: [1, 0.7] })
  one(0.97, -122, 170, -30, { turn: [0.6, 1] })
  one(0.98, -156, 250, -40, { turn: [0.8, 1] })
  one(0.3, 74, 270, 22, { turn: [1, 0.7] })
  const fruit = (t, angle, length, size, lean) => {
    const stalk = curve(along(branch, t).at, angle, length, 8)
    stem(p, r, stalk, 4.4, 3.4)
    const c = stalk.at(-1)
    const at = (x, y) => go(go(c, lean, x * size), lean + 90, y * size)
    body(
      p,
      [
        at(-0.04, 0),
        at(-0.34, 0.06),
        at(-0.52, 0.42),
        at(-0.5, 0.9),
        at(-0.3, 1.34),
        at(-0.02, 1.52),
        at(0.16, 1.44),
        at(0.34, 1.2),
        at(0.5, 0.84),
        at(0.54, 0.46),
        at(0.36, 0.1),
        at(0.06, 0),
      ],
      { weight: 2.7, air: 2.6 },
    )
    for (let i = 0; i < 10; i++) {
      const k = i / 9
      p.line(
        smooth(
          [
            at(0.5 - k * 0.36, 0.3 + k * 0.12),
            at(0.47 - k * 0.32, 0.76 + k * 0.06),
            at(0.24 - k * 0.26, 1.24),
          ],
          { step: 6 },
        ).slice(Math.round(k * 8)),
        taper(1.2, 0.3),
      )
    }
    for (let i = 0; i < 16; i++) dot(p, at(r.range(-0.36, 0.1), r.range(0.3, 1)), 1.2, 1.2)
    dot(p, at(0, 0.015), 8, 2.2, lean)
  }
  fruit(0.8, 84, 206, 142, 6)
  one(0.99, 82, 200, 24, { turn: [0.75, 1] })
  fruit(0.99, 108, 160, 166, -8)
  one(1, 166, 300, -46)
  one(0.98, 132, 230, -24, { turn: [1, 0.85] })
}
