import { along, curve, go, mix, points, smooth, through } from './engine/geometry.mjs'
import { leaf, shapes } from './engine/leaf.mjs'
import { ball, body, leaves, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'

export const pomegranate = (p, r) => {
  const branch = through('840 90, 720 110, 600 104, 480 132, 390 196')
  stem(p, r, branch, 14, 4, { hatch: 44 })
  const style = {
    shape: shapes.elliptic,
    wide: 0.2,
    weight: 1.7,
    rib: 1.7,
    stalk: 7,
    veins: { count: 6, angle: 50, bend: 60, from: 0.08, to: 0.86, plain: true },
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
        lines: { count: 2, spread: 0.4, weight: 0.7 },
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
  const whole = [690, 322]
  p.raise()
  p.line(curve(along(branch, 0.3).at, 86, 100, 6), taper(6, 7))
  crown([whole[0] + 8, whole[1] + 104], 84, 96)
  body(
    p,
    points(
      '690 214, 640 226, 594 270, 582 330, 606 392, 650 428, 684 436, 706 436, 744 424, 786 384, 802 326, 790 268, 742 226',
    ),
    { weight: 2.7, air: 2.6 },
  )
  shadeOn([692, 324], 108, 9)
  // One that has burst.
  p.raise()
  p.line(curve(along(branch, 0.72).at, 104, 126, -10), taper(5, 6))
  const burst = [452, 392]
  crown([burst[0] - 12, burst[1] + 112], 98, 100)
  body(
    p,
    points(
      '448 276, 398 290, 352 334, 338 394, 356 456, 404 500, 434 508, 456 508, 506 492, 552 446, 562 386, 544 326, 500 288',
    ),
    { weight: 2.7, air: 2.6 },
  )
  shadeOn([450, 392], 112, 6)
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
    '448 326, 420 342, 478 338, 402 370, 432 366, 464 362, 496 360, 394 402, 420 398, 450 396, 486 390, 404 432, 434 428, 466 424, 494 420, 424 458, 454 456',
  ))
    ball(p, r, [x, y], 15, { ry: 17, turn: r.off(40), shade: 1, weight: 1.6, air: 0.4, tone: false })
  // A flower: a thick calyx, crumpled petals.
  const neck = along(branch, 1).at
  for (const a of [118, 196, 140, 176, 158])
    leaf(p, r, {
      at: go(neck, 158, 46),
      angle: a,
      length: 74,
      wide: 0.5,
      shape: shapes.fan,
      rib: 0,
      weight: 1.4,
      wave: { depth: 0.2, count: 3 },
      lines: { count: 3, from: 0.2, spread: 0.7, ragged: 0.4, weight: 0.7 },
    })
  body(
    p,
    [
      neck,
      go(neck, 116, 16),
      go(go(neck, 158, 40), 248, 20),
      go(go(neck, 158, 70), 236, 34),
      go(neck, 158, 58),
      go(go(neck, 158, 70), 80, 34),
      go(go(neck, 158, 40), 68, 20),
      go(neck, 200, 16),
    ],
    { weight: 2 },
  )
}
