import { along, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, stem } from './engine/parts.mjs'
import { shapes } from './engine/shapes.mjs'

export const peepal = (p, r) => {
  const branch = through('830 216, 700 172, 560 152, 430 166, 320 206, 250 252')
  stem(p, r, branch, 12, 3.5, { hatch: 40 })
  const one = (t, angle, length, stalk, options = {}) => {
    const { at } = along(branch, t)
    leaf(p, r, {
      at,
      angle,
      stalk,
      length,
      wide: 0.37,
      shape: shapes.drip,
      veins: { count: 8, angle: 62, bend: 46, from: 0.02, to: 0.6, weight: 1.3 },
      hatch: { count: 2, long: 0.5 },
      weight: 2.1,
      rib: 2.4,
      stalkWeight: 2.6,
      ...options,
    })
  }
  one(0.3, -68, 152, 60, { sag: 24, nod: 6, turn: [0.95, 0.5], curl: 26 })
  one(0.62, -112, 136, 62, { sag: -26, nod: -8, turn: [0.5, 0.95], curl: -26 })
  one(0.1, 78, 270, 84, { sag: 18, curl: -8, turn: [0.7, 1] })
  one(0.44, 98, 292, 76, { sag: -10, curl: 8, turn: [1, 0.94] })
  one(0.27, 72, 318, 96, { sag: 18, curl: -4 })
  one(0.67, 112, 258, 74, { sag: -20, curl: -10, turn: [1, 0.74] })
  one(0.86, 142, 200, 66, { sag: -28, curl: -18, turn: [0.95, 0.7] })
  one(1, 148, 140, 38, { sag: -12, curl: -22, turn: [0.8, 0.9] })
  for (const t of [0.17, 0.36, 0.53, 0.76]) {
    const { at } = along(branch, t)
    for (const k of [-9, 9]) ball(p, r, [at[0] + k, at[1] + 12], 9.5, { shade: 2, weight: 1.5 })
  }
}
