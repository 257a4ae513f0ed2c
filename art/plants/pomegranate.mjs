import { along, curve, go, mix, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, body, leaves, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const pomegranate = (p, r) => {
  const branch = through('840 90, 720 110, 600 104, 480 132, 390 196')
  stem(p, r, branch, 14, 4, { hatch: 44 })
  const style = {
    shape: shapes.elliptic,
    wide: 0.2,
    weight: 1.7,
    rib: 1.7,
    stalk: 7,
    veins: { count: 5, angle: 50, bend: 60, from: 0.08, to: 0.86, plain: true },
    fine: 0.8,
  }
  leaves(p, r, branch, {
    count: 6,
    from: 0.1,
    to: 0.95,
    spread: 52,
    each: ({ sign, i }) => ({
      length: 130 + r.off(18),
      ...style,
      curl: sign * -14 + r.off(10),
      ...(i % 2 ? { turn: [1, 0.6] } : {}),
    }),
  })
  const crown = (c, lean, size) => {
    for (const k of [-44, 44, -20, 20, 0])
      leaf(p, r, {
        at: go(c, lean + k * 1.3, size * 0.14),
        angle: lean + k,
        length: size * (0.52 - Math.abs(k) * 0.002),
        wide: 0.24,
        shape: shapes.ovate,
        rib: 0,
        weight: 1.7,
      })
  }
  const shadeOn = (c, rx, count) => {
    for (let i = 0; i < count; i++) {
      const k = 0.96 - i * 0.06
      p.line(
        Array.from({ length: 11 }, (_, j) => {
          const a = ((-30 + i * 8 + (135 - i * 12) * (j / 10)) * Math.PI) / 180
          return [c[0] + Math.cos(a) * rx * k, c[1] + Math.sin(a) * rx * k]
        }),
        taper(1.1, 0.5),
        { off: 0.6 },
      )
    }
  }
  // A whole fruit hangs with its crown down.
  stem(p, r, curve(along(branch, 0.3).at, 90, 116, 4), 7, 9, { hatch: 8 })
  crown([672, 438], 86, 118)
  body(
    p,
    points(
      '664 218, 614 230, 570 272, 558 330, 576 388, 618 426, 646 440, 654 452, 690 452, 698 440, 728 424, 766 384, 778 326, 764 268, 716 228',
    ),
    { weight: 2.7, air: 2.6 },
  )
  shadeOn([668, 326], 106, 9)
  // One that has burst.
  const bough = along(branch, 0.74).at
  stem(p, r, smooth([bough, [bough[0] - 4, bough[1] + 60], [449, 284]]), 7, 9, { hatch: 8 })
  crown([444, 512], 96, 122)
  body(
    p,
    points(
      '448 276, 396 290, 352 334, 338 396, 358 458, 402 496, 428 508, 430 522, 462 522, 466 508, 506 490, 550 446, 562 386, 544 326, 500 288',
    ),
    { weight: 2.7, air: 2.6 },
  )
  shadeOn([450, 392], 112, 4)
  const gapes = points(
    '446 494, 420 470, 384 446, 374 404, 382 352, 408 316, 430 318, 446 298, 474 312, 494 304, 522 338, 528 380, 514 402, 516 440, 484 462, 470 484',
  )
  body(p, gapes, { weight: 2, tone: false })
  p.line(
    smooth(
      gapes.map((q) => mix(q, [450, 392], 0.1)),
      { closed: true },
    ),
    0.8,
  )
  for (const [x, y] of points(
    '448 326, 420 342, 478 338, 402 370, 432 366, 464 362, 496 360, 394 402, 420 398, 450 396, 486 390, 404 432, 434 428, 466 424, 494 420, 446 458',
  ))
    ball(p, r, [x, y], 15, { ry: 17, turn: r.off(40), shade: 1, weight: 1.6, air: 0.4, tone: false })
  // A flower: crumpled petals in a thick calyx that opens in points.
  const neck = along(branch, 1).at
  const way = 142
  const tube = go(neck, way, 52)
  for (const k of [-64, 60, -34, 30, -4])
    leaf(p, r, {
      at: tube,
      angle: way + k,
      length: 72,
      wide: 0.4,
      shape: shapes.fan,
      rib: 0,
      weight: 1.6,
      curl: k * 0.5,
      wave: { depth: 0.06, count: 3, phase: k },
      palm: { angles: [-14, 14], most: 0.6, plain: true },
    })
  for (const k of [-40, 40, 0])
    leaf(p, r, { at: go(neck, way, 40), angle: way + k, length: 46, wide: 0.34, rib: 0, weight: 1.7 })
  body(
    p,
    [
      neck,
      go(go(neck, way, 24), way - 90, 17),
      go(go(neck, way, 54), way - 90, 23),
      go(neck, way, 58),
      go(go(neck, way, 54), way + 90, 23),
      go(go(neck, way, 24), way + 90, 17),
    ],
    { weight: 2 },
  )
}
