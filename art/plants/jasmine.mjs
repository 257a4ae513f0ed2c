import { along, go, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, flower, hair, leaves, stem } from './engine/parts.mjs'
import { shapes } from './engine/shapes.mjs'

export const jasmine = (p, r) => {
  const main = through('830 560, 730 470, 620 400, 500 350, 400 290')
  const side = smooth([along(main, 0.42).at, [640, 300], [600, 210], [540, 140]])
  stem(p, r, side, 5, 3.6, { hatch: 20 })
  stem(p, r, main, 8, 4, { hatch: 44 })
  const style = (size, sign) => ({
    length: size,
    wide: 0.31,
    shape: shapes.ovate,
    stalk: 10,
    weight: 2,
    rib: 2,
    curl: sign * -10,
    wave: { depth: 0.05, count: 3 },
    veins: { count: 5, angle: 54, bend: 70, from: 0.08, to: 0.84, weight: 1.2 },
    turn: sign > 0 ? [1, 0.8] : [0.74, 1],
  })
  leaves(p, r, main, {
    count: 3,
    from: 0.14,
    to: 0.9,
    spread: 62,
    each: ({ sign, t }) => ({ ...style(190 - 40 * t, sign), hatch: { count: 1 } }),
  })
  leaves(p, r, side, {
    count: 2,
    from: 0.46,
    to: 0.92,
    spread: 60,
    each: ({ sign, t }) => style(156 - 40 * t, sign),
  })
  const bloom = (at, lean, size, tilt = 1) => {
    for (let i = 0; i < 7; i++)
      hair(p, go(at, lean + 180, size * 0.2), lean + 180 + (i - 3) * 26, size * 0.8, r.off(24), 1.6, 0.6)
    for (const [count, k, turn] of points('8 1 0, 5 0.56 20'))
      flower(p, r, go(at, lean, size * 0.1 * (1 - k)), {
        petals: count,
        length: size * k,
        wide: 0.27,
        shape: shapes.blunt,
        tilt,
        lean,
        turn,
        weight: 2,
        light: 130,
        lines: { count: 2, from: 0.2, spread: 0.3, weight: 0.7, ragged: 0.4 },
        air: 2,
      })
    ball(p, r, go(at, lean, size * 0.06), size * 0.09, { shade: 0, weight: 1.4 })
  }
  const bud = (at, angle, size) => {
    for (let i = 0; i < 5; i++) hair(p, at, angle + (i - 2) * 32, size * 0.46, (i - 2) * -14, 1.6, 0.6)
    const end = go(at, angle, size * 0.4)
    p.raise()
    p.line([at, end], 5)
    leaf(p, r, {
      at: end,
      angle,
      length: size * 0.62,
      wide: 0.33,
      shape: shapes.ovate,
      rib: 0,
      lines: { count: 4, spread: 0.6 },
      weight: 1.8,
    })
  }
  const tip = main.at(-1)
  for (const [a, l] of points('150 80, 206 74, 250 66')) {
    const end = hair(p, tip, a, l, a > 200 ? 16 : -16, 2.6, 2)
    if (a === 206) bud(end, 200, 76)
    else if (a === 150) bloom([end[0] - 20, end[1] + 16], 148, 118, 0.84)
    else bud(end, 262, 62)
  }
  const top = side.at(-1)
  bud(hair(p, top, -60, 56, 10, 2.4, 2), -54, 70)
  bud(hair(p, top, 200, 50, 10, 2.4, 2), 204, 66)
  const end = hair(p, top, -116, 52, -8, 2.6, 2)
  bloom(end, -120, 100, 0.72)
}
