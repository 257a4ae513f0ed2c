import { along, curve, go, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { dot, hair, leaves, stem } from './engine/parts.mjs'
import { shapes } from './engine/shapes.mjs'

export const ashoka = (p, r) => {
  const branch = through('840 110, 740 106, 640 126, 540 176, 470 220')
  stem(p, r, branch, 17, 6, { hatch: 34 })
  const frond = (t, angle, length, curl, pairs, size) => {
    const rachis = curve(along(branch, t).at, angle, length, curl)
    leaves(p, r, rachis, {
      count: pairs,
      from: 0.3,
      to: 1,
      spread: 42,
      each: ({ sign, t: u }) => ({
        length: size * r.range(0.9, 1.05),
        wide: 0.13,
        shape: shapes.lance,
        curl: sign * -20,
        stalk: 8,
        weight: 2,
        rib: 2.2,
        veins: { count: 5, angle: 58, bend: 70, from: 0.06, to: 0.88, plain: true },
        nod: sign * (-6 + 4 * u),
        turn: sign < 0 ? [1, 0.75] : [0.75, 1],
      }),
    })
    stem(p, r, rachis, 4.2, 2.8)
  }
  frond(0.28, 92, 420, 6, 4, 214)
  const heart = [368, 268]
  stem(p, r, smooth([branch.at(-1), [410, 250], heart]), 5, 4)
  const spots = []
  for (const [count, k] of points('9 1, 5 0.5, 1 0'))
    for (let i = 0; i < count; i++) {
      const a = 20 + (360 / count) * (i + r.off(0.14))
      const [x, y] = go([0, 0], a, 142 * k * r.range(0.94, 1.06))
      spots.push([heart[0] - 14 + x, heart[1] + 6 + y * 0.88, a, k])
    }
  for (const [x, y, a, k] of spots) {
    p.raise()
    if (k) p.line([heart, [x, y]], 2)
    for (let i = 0; i < (k > 0.9 ? 4 : 1); i++) {
      const to = a + (i - 1.5) * (k > 0.9 ? 30 : 52) + r.off(8)
      const tip = hair(p, [x, y], to, 62 + r.off(8), r.off(34), 1.1, 0.8)
      dot(p, tip, 4, 2, to)
    }
    for (let i = 0; i < 4; i++)
      leaf(p, r, {
        at: [x, y],
        angle: a + 45 + 90 * i + r.off(10),
        length: 42 * (k > 0.9 && i % 3 ? 0.82 : 1),
        wide: 0.42,
        shape: shapes.fan,
        pen: 1.4,
        rib: 0,
        palm: { angles: k > 0.9 ? [-12, 12] : [3], most: 0.55, plain: true },
        air: 1,
      })
    p.raise()
    dot(p, [x, y], 4, 4)
  }
}
