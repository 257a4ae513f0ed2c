import { along, curve, go, points, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, dot, hair, leaves, ring, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const sandalwood = (p, r) => {
  const branch = through('840 190, 720 160, 580 158, 450 186, 340 240')
  const style = (sign, size) => ({
    length: size,
    wide: 0.26,
    shape: shapes.ovate,
    stalk: 26,
    weight: 2.1,
    rib: 2.2,
    curl: sign * -12,
    nod: sign * -8,
    veins: { count: 6, angle: 56, bend: 60, from: 0.06, to: 0.88, plain: true },
    fine: 0.9,
  })
  const twig = (t, angle, length, curl, pairs, size) => {
    const line = curve(along(branch, t).at, angle, length, curl)
    leaves(p, r, line, {
      count: pairs,
      from: 0.44,
      to: 0.92,
      spread: 58,
      each: ({ sign, t: u }) => ({
        ...style(sign, size * (1.1 - 0.3 * u)),
        turn: sign > 0 ? [1, 0.7] : [0.8, 1],
      }),
    })
    stem(p, r, line, 6, 3)
    return line.at(-1)
  }
  const panicle = (at, angle, size) => {
    const axis = curve(at, angle, size, 10)
    const spots = []
    for (let i = 0; i < 2; i++)
      for (const sign of [-1, 1]) {
        const { at: from, angle: way } = along(axis, 0.36 + i * 0.3)
        spots.push(hair(p, from, way + sign * 58, size * (0.42 - i * 0.08), sign * -20, 1.8, 1.2))
      }
    p.line(axis, taper(2.2, 1.4))
    for (const spot of [...spots, axis.at(-1)]) {
      const spin = r.off(40)
      for (let k = 0; k < 4; k++)
        leaf(p, r, {
          at: spot,
          angle: spin + 90 * k,
          length: 25,
          wide: 0.36,
          shape: shapes.ovate,
          pen: 1.4,
          rib: 0,
          air: 0.6,
        })
      p.raise()
      dot(p, spot, 3, 3)
    }
  }
  const a = twig(0.32, 106, 370, -22, 2, 190)
  const b = twig(0.66, 134, 330, -36, 2, 172)
  stem(p, r, branch, 15, 5, { hatch: 16 })
  leaves(p, r, branch, { count: 2, from: 0.78, to: 0.99, spread: 60, each: ({ sign }) => style(sign, 150) })
  leaves(p, r, branch, { count: 1, from: 0.22, to: 0.3, spread: 64, each: ({ sign }) => style(sign, 150) })
  panicle(branch.at(-1), 158, 124)
  panicle(along(branch, 0.5).at, -62, 110)
  // Drupes with the ring that the fallen flower leaves.
  for (const [end, way] of [
    [b, 100],
    [a, 84],
  ])
    for (const [k, q] of points('-40 46, 6 76, 44 50, 10 34')) {
      const tip = go(end, way + k, q)
      p.raise()
      p.line([end, tip], 2)
      ball(p, r, tip, 21, { shade: 4, weight: 2.2, air: 2 })
      p.line(ring(go(tip, way + k * 0.4, 11), 6, 4, way + 90), 1.2)
    }
}
