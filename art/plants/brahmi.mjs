import { along, curve, go, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { dot, flower, hair, leaves, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const brahmi = (p, r) => {
  const shoot = (line, count, size, blooms = [], width = 7) => {
    const style = ({ sign, t, i }) => ({
      length: size * (1.06 - 0.5 * t) * r.range(0.9, 1.06),
      wide: 0.27,
      shape: shapes.spoon,
      pen: 1.5,
      rib: 1,
      ribTo: 0.7,
      curl: sign * -16,
      turn: i % 2 ? [1, 0.66] : [0.72, 1],
      lines: { count: 2, from: 0.5, until: 0.9, spread: 0.42, ragged: 0.2 },
    })
    leaves(p, r, line, { count, from: 0.1, to: 1, spread: 66, each: (one) => ({ ...style(one), spread: 0 }) })
    stem(p, r, line, width, 4, {
      hatch: 6,
      nodes: Array.from({ length: count }, (_, i) => 0.1 + (0.9 * i) / (count - 1)),
    })
    for (const [t, angle, length, tilt] of blooms) {
      const stalk = curve(along(line, t).at, angle, length, (-90 - angle) * 0.4)
      p.raise()
      p.line(stalk, taper(2.2, 1.8))
      const top = stalk.at(-1)
      const way = along(stalk, 1).angle
      for (const k of [-40, 40, 0])
        leaf(p, r, { at: go(top, way, -4), angle: way + k, length: 26, wide: 0.26, rib: 0, pen: 1.4 })
      flower(p, r, go(top, way, 22), {
        petals: 5,
        length: 52,
        wide: 0.46,
        shape: shapes.fan,
        tilt,
        lean: way,
        turn: 18,
        weight: 1.9,
        rib: 0,
      })
      p.raise()
      for (let i = 0; i < 4; i++) dot(p, hair(p, go(top, way, 22), way + (i - 1.5) * 40, 12, 0, 1), 3, 2, way)
    }
  }
  const roots = (line, list) => {
    for (const t of list)
      for (let i = 0; i < 3; i++) {
        const start = along(line, t).at
        const end = 60 + r.range(0, 50)
        p.line(
          smooth([
            start,
            [start[0] + r.off(14), start[1] + end * 0.4],
            [start[0] + r.off(26), start[1] + end],
          ]),
          taper(1.6, 0.3),
        )
      }
  }
  const runner = through('840 530, 700 548, 560 528, 420 552, 270 530')
  roots(runner, [0.28, 0.46, 0.64, 0.84])
  shoot(smooth([along(runner, 0.06).at, [762, 420], [736, 280], [752, 90]]), 6, 100, [[0.42, -60, 90, 0.8]])
  shoot(smooth([along(runner, 0.28).at, [610, 440], [576, 320], [590, 190], [566, 80]]), 6, 104, [
    [0.6, -146, 96, 0.72],
  ])
  shoot(smooth([along(runner, 0.56).at, [450, 450], [410, 350], [416, 270]]), 4, 98, [[0.7, -74, 96, 0.86]])
  shoot(runner, 5, 90, [], 9)
}
