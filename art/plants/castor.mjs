import { along, go, points, smooth, through } from './engine/geometry.mjs'
import { ball, dot, hair, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'

/** A leaf of lobes around its stalk; `lobes` has the angle and the length of each. */
const palmate = (p, at, radius, lobes, { squash = 1, turn = 0, weight = 2.1 } = {}) => {
  const place = (angle, length) => {
    const [x, y] = go([0, 0], angle, length * radius)
    return go(go(at, turn, x), turn + 90, y * squash)
  }
  const smoothEdge = []
  const teeth = []
  lobes.forEach(([angle, size], i) => {
    const before = lobes[i - 1]
    const after = lobes[i + 1]
    const left = before ? [(before[0] + angle) / 2, 0.42 * Math.min(size, before[1]) + 0.06] : [-180, 0.2]
    const right = after ? [(after[0] + angle) / 2, 0.42 * Math.min(size, after[1]) + 0.06] : [180, 0.2]
    const up = smooth(
      [place(...left), place(angle - 16, size * 0.58), place(angle - 11, size * 0.78), place(angle, size)],
      { step: 3 },
    )
    const down = smooth(
      [place(angle, size), place(angle + 11, size * 0.78), place(angle + 16, size * 0.58), place(...right)],
      { step: 3 },
    )
    smoothEdge.push(...up, ...down)
    for (const [side, sign, ways] of [
      [up, -1, 1],
      [down, -1, -1],
    ]) {
      const count = Math.max(4, Math.round((size * radius * squash ** 0.5) / 34))
      const out = []
      for (let k = 0; k < count; k++) {
        const t = 0.1 + (0.86 * k) / count
        const step = 0.86 / count
        const list = ways > 0 ? points('0 0, 0.5 1.6, 0.9 5') : points('0.1 5, 0.5 1.6, 1 0')
        for (const [u, v] of list)
          out.push(go(along(side, t + step * u).at, along(side, t).angle + 90 * sign, v))
      }
      teeth.push(side[0], ...out, side.at(-1))
    }
  })
  p.raise()
  p.body([at, ...smoothEdge], { air: 2.4 })
  p.line(teeth, weight * 0.75, { corners: true })
  for (const [angle, size] of lobes) {
    const rib = smooth([at, place(angle + 1.5, size * 0.5), place(angle, size * 0.96)])
    p.line(rib, taper(3.2, 0.4))
    const pairs = radius < 160 ? 3 : 5
    for (let k = 0; k < pairs; k++)
      for (const sign of [-1, 1]) {
        const t = 0.26 + (k * 0.675) / pairs + (sign > 0 ? 0.04 : 0)
        const from = place(angle + 1, size * t)
        const wide = t < 0.42 ? 0.13 + t * 0.16 : 0.28 * (1.02 - t)
        const to = place(angle + (sign * wide * 50) / (t + 0.2), size * (t + wide * 0.8))
        const bend = place(angle + (sign * wide * 27) / (t + 0.1), size * (t + wide * 0.34))
        p.line(smooth([from, bend, to], { step: 4 }), 0.9, { off: 0.5 })
      }
  }
  dot(p, at, 4, 4)
}

export const castor = (p, r) => {
  const main = through('790 690, 752 540, 664 420, 560 330, 470 210, 430 120')
  stem(p, r, main, 26, 11, { hatch: 46, nodes: [0.22, 0.44, 0.62, 0.8], weight: 2.2 })
  const nine = (k) =>
    points('-146 0.56, -98 0.8, -48 0.96, 0 1, 48 0.95, 98 0.8, 146 0.55').map(([a, s]) => [
      a + r.off(4),
      s * k * r.range(0.96, 1.04),
    ])
  const stalk = (t, to, bend) => {
    const from = along(main, t).at
    stem(p, r, smooth([from, [(from[0] + to[0]) / 2 + bend[0], (from[1] + to[1]) / 2 + bend[1]], to]), 6, 5, {
      hatch: 14,
    })
  }
  stalk(0.62, [690, 190], [10, 30])
  palmate(p, [690, 190], 226, nine(1), { turn: -30, squash: 0.9 })
  stalk(0.44, [380, 460], [40, -36])
  palmate(p, [380, 460], 210, nine(1), { turn: 128, squash: 0.82 })
  stalk(0.86, [310, 190], [20, -14])
  palmate(p, [310, 190], 150, nine(1), { turn: 200, squash: 0.62 })
  // Capsules with soft spines in an upright raceme.
  const axis = smooth([along(main, 0.97).at, [452, 80], [470, -20]])
  stem(p, r, axis, 8, 5, { hatch: 12 })
  const spiny = (c, size) => {
    for (let i = 0; i < 12; i++)
      p.line([go(c, i * 30, size * 0.8), go(c, i * 30 + r.off(6), size * r.range(1.36, 1.5))], 1.2)
    ball(p, r, c, size, { shade: 0, weight: 1.7, air: 0.2 })
    for (const k of [-0.45, 0.2])
      p.line(
        smooth(
          [
            [c[0] + k * size * 0.5, c[1] - size * 0.9],
            [c[0] + k * size * 1.5, c[1]],
            [c[0] + k * size * 0.5, c[1] + size * 0.9],
          ],
          { step: 3 },
        ),
        1,
      )
    for (const [x, y] of points('-0.5 -0.2, 0.05 0.3, 0.1 -0.45, 0.62 0.1, -0.35 0.5, 0.5 0.55'))
      hair(p, [c[0] + x * size, c[1] + y * size], 60 + r.off(30), size * 0.42, 0, 1.7)
  }
  for (const [x, y, s] of points(
    '478 40 19, 432 74 21, 506 88 22, 470 96 21, 420 128 23, 512 140 23, 464 150 25',
  ))
    spiny([x, y], s)
}
