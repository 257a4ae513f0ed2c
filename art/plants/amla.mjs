import { along, curve, go, points, smooth, through } from './engine/geometry.mjs'
import { body, dot, leaves, ring, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const amla = (p, r) => {
  const branch = through('840 40, 700 70, 560 76, 430 116, 340 186')
  stem(p, r, branch, 16, 6, { hatch: 40 })
  const feather = (t, angle, length, curl, count) => {
    const rachis = curve(along(branch, t).at, angle, length, curl)
    stem(p, r, rachis, 3.4, 1.4)
    leaves(p, r, rachis, {
      count,
      from: 0.16,
      to: 1,
      spread: 60,
      each: ({ t: u }) => ({
        length: (18 + 30 * Math.sin(Math.PI * (0.14 + 0.82 * u))) * r.range(0.94, 1.05),
        wide: 0.165,
        shape: shapes.blunt,
        pen: 1.2,
        rib: 0,
        air: 0.6,
      }),
    })
  }
  feather(0.3, 108, 440, -24, 17)
  feather(0.56, 124, 430, -30, 17)
  feather(0.06, 94, 470, -12, 16)
  feather(0.96, 150, 330, -42, 14)
  for (const [t, x, y, size] of points('0.14 4 64 56, 0.36 0 66 58, 0.5 -16 56 46, 0.72 -6 62 52')) {
    const { at } = along(branch, t)
    const c = [at[0] + x, at[1] + y]
    p.raise()
    p.line([at, [c[0], c[1] - size * 0.86]], 4)
    body(p, ring(c, size, size * 0.92), { weight: 2.4, air: 2.6 })
    for (const k of [-0.8, -0.3, 0.26, 0.76])
      p.line(
        smooth([
          [c[0], c[1] - size * 0.74],
          [c[0] + k * size, c[1]],
          [c[0], c[1] + size * 0.8],
        ]),
        taper(1.6, 0.8),
      )
    for (let i = 0; i < 7; i++) p.line(curve(go(c, 74 - i * 15, size * 0.86), 150 - i * 11, 16 + i, 20), 0.8)
    dot(p, [c[0], c[1] - size * 0.82], 6, 2)
  }
}
