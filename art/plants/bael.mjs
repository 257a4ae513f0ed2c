import { along, curve, go, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { body, dot, ring, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const bael = (p, r) => {
  const branch = through('840 130, 720 140, 600 124, 480 142, 380 190')
  stem(p, r, branch, 18, 5, { hatch: 44 })
  for (const [t, sign] of points('0.12 -1, 0.26 1, 0.42 -1, 0.56 1, 0.72 -1, 0.86 1')) {
    const { at, angle } = along(branch, t)
    p.line(curve(at, angle + sign * 70, 48 - t * 12, sign * 8), taper(5.5, 0.2))
  }
  const trio = (t, angle, stalk, size, sag = 0) => {
    const line = curve(along(branch, t).at, angle, stalk, sag)
    const end = line.at(-1)
    const to = angle + sag
    const style = {
      shape: shapes.ovate,
      wide: 0.3,
      weight: 1.9,
      rib: 2,
      veins: { count: 7, angle: 58, bend: 66, from: 0.06, to: 0.88, weight: 1.1, plain: true },
      wave: { depth: 0.04, count: 5 },
      stalk: 6,
    }
    leaf(p, r, { at: end, angle: to - 66, length: size * 0.76, turn: [1, 0.74], ...style })
    leaf(p, r, { at: end, angle: to + 66, length: size * 0.76, turn: [0.74, 1], ...style })
    leaf(p, r, { at: end, angle: to, length: size, ...style, stalk: 30, hatch: { count: 1 } })
    p.raise()
    p.line(line, taper(3, 2.4))
  }
  trio(0.3, -66, 46, 112, 10)
  trio(0.72, -112, 48, 112, -12)
  trio(1, 168, 46, 170, -22)
  // The fruit, and half of another with its seeds in their chambers.
  const halfAt = [484, 470]
  const one = [640, 380]
  p.raise()
  p.line(curve(along(branch, 0.44).at, 92, 130, 6), taper(6, 5))
  body(p, ring(one, 128, 124, 0, 14), { weight: 2.8, air: 2.6 })
  for (let i = 0; i < 13; i++) {
    const k = 1 - i * 0.05
    p.line(
      Array.from({ length: 13 }, (_, j) => {
        const a = ((-28 + i * 6 + (150 - i * 9) * (j / 12)) * Math.PI) / 180
        return [one[0] + Math.cos(a) * 128 * k, one[1] + Math.sin(a) * 124 * k]
      }),
      taper(1, 0.6),
      { off: 0.6 },
    )
  }
  for (let i = 0; i < 24; i++)
    dot(
      p,
      go([one[0] - 26, one[1] - 26], r.range(0, 360), r.range(10, 88)),
      r.range(1.4, 2.6),
      1.2,
      r.range(0, 90),
    )
  body(p, ring(halfAt, 122, 116, -8, 14), { weight: 2.6, air: 3 })
  p.line([...smooth(ring(halfAt, 108, 102, -8, 14), { closed: true })], 1.3)
  for (let i = 0; i < 11; i++) {
    const a = i * 32.7 - 8
    const c = go(halfAt, a, 66)
    body(p, ring(c, 29, 14.5, a, 10), { weight: 1.4, tone: false, air: 0 })
    for (const [k, off] of points('-12 -3, 2 3, 14 -2')) dot(p, go(go(c, a, k), a + 90, off), 5, 2.6, a + 20)
  }
  body(p, ring(halfAt, 17, 16), { weight: 1.2, tone: false })
  trio(0.9, 116, 60, 168, -8)
  trio(0.1, 70, 60, 170, 12)
}
