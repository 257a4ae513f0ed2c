// A scout's kit laid out on a blanket for inspection, from above; the light comes from the upper left.
import * as K from '../kit/index.mjs'
import { along, cased, strand } from './cords.mjs'
import { rounded } from './instruments.mjs'
import { scene } from './pieces.mjs'
import { whistle } from './scouting.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const cord = mix(P.gold, P.sand, 0.45)
const wood = mix(P.earth, P.gold, 0.45)

/** bedroll(w, h, tone): a mat rolled and buckled, its upper left corner at 0 0. */
const bedroll = (w, h, tone) => {
  const strap = (x) =>
    fill(K.box(x, -6, 44, h + 12), P.earth) +
    fill(K.box(x, h * 0.68, 44, h * 0.32 + 6), shade(P.earth, 0.4)) +
    K.stroke(rounded(x - 5, h * 0.3, 54, 46, 8), P.gold, 9) +
    K.stroke(`M${x + 22} ${h * 0.3}v30`, P.gold, 7)
  return (
    fill(rounded(18, 24, w, h, 26), P.night, 0.3) +
    fill(rounded(0, 0, w, h, 26), tone) +
    K.stroke([0.08, 0.16, 0.84, 0.92].map((t) => `M${w * t} 4V${h - 4}`).join(''), P.straw, 12) +
    fill(`M0 ${h * 0.66}H${w}V${h - 26}a26 26 0 0 1 -26 26H26a26 26 0 0 1 -26 -26Z`, P.night, 0.24) +
    fill(rounded(20, 14, w - 40, 18, 9), P.card, 0.25) +
    K.stroke(`M10 ${h * 0.5}H${w - 10}`, shade(tone, 0.3), 4) +
    strap(w * 0.27) +
    strap(w * 0.66)
  )
}

/** scarf(s, tone, edge): a scarf folded to a triangle, its ring on it; s wide, its long side on 0. */
const scarf = (s, tone, edge) => {
  const tri = (k) =>
    K.poly([
      [-s / 2 + k * 2.4, k],
      [s / 2 - k * 2.4, k],
      [0, s * 0.52 - k * 1.1],
    ])
  return (
    K.at(14, 20, fill(tri(0), P.night, 0.3)) +
    fill(tri(0), edge) +
    fill(tri(15), tone) +
    fill(
      K.poly([
        [0, 15],
        [s / 2 - 36, 15],
        [0, s * 0.52 - 17],
      ]),
      shade(tone, 0.14),
    ) +
    K.stroke(
      `M${-s * 0.3} 40Q${-s * 0.1} 90 0 ${s * 0.4}M${s * 0.28} 36Q${s * 0.12} 100 6 ${s * 0.36}`,
      shade(tone, 0.26),
      5,
    ) +
    K.stroke(K.disc(0, s * 0.2, 44, 36), P.night, 22, 0.28) +
    K.stroke(K.disc(-4, s * 0.2 - 8, 44, 36), P.earth, 22) +
    K.stroke(K.disc(-4, s * 0.2 - 8, 44, 36), mix(P.earth, P.gold, 0.5), 4)
  )
}

/** compass(x, y, s): a brass compass with its rose. */
const compass = (x, y, s) => {
  const ray = (a, k, w, tone) =>
    fill(K.poly([K.go(x, y, a, s * k), K.go(x, y, a + 90, s * w), [x, y]]), tone) +
    fill(K.poly([K.go(x, y, a, s * k), K.go(x, y, a - 90, s * w), [x, y]]), shade(tone, 0.3))
  const ticks = Array.from(
    { length: 36 },
    (_, i) => `M${K.pt(K.go(x, y, i * 10, s * (i % 9 ? 0.72 : 0.66)))}L${K.pt(K.go(x, y, i * 10, s * 0.78))}`,
  )
  return [
    fill(K.disc(x + 16, y + 22, s), P.night, 0.3),
    K.stroke(K.disc(x, y - s * 1.12, s * 0.14), shade(P.gold, 0.2), 12),
    fill(K.disc(x, y, s), P.gold),
    K.stroke(
      `M${K.pt(K.go(x, y, 190, s * 0.92))}A${s * 0.92} ${s * 0.92} 0 0 1 ${K.pt(K.go(x, y, 280, s * 0.92))}`,
      tint(P.gold, 0.6),
      8,
    ),
    fill(K.disc(x, y, s * 0.85), shade(P.gold, 0.4)),
    fill(K.disc(x, y, s * 0.82), P.card),
    K.stroke(ticks.join(''), P.ink, 4),
    ...[45, 135, 225, 315].map((a) => ray(a, 0.46, 0.07, P.moss)),
    ...[0, 90, 180, 270].map((a) => ray(a, 0.6, 0.09, P.straw)),
    K.at(
      x,
      y,
      fill(
        K.poly([
          [0, -s * 0.64],
          [s * 0.08, 0],
          [-s * 0.08, 0],
        ]),
        P.clay,
      ) +
        fill(
          K.poly([
            [0, s * 0.64],
            [s * 0.08, 0],
            [-s * 0.08, 0],
          ]),
          P.ink,
        ),
      { rot: 24 },
    ),
    fill(K.disc(x, y, s * 0.07), P.gold),
  ]
}

/** coil(x, y, s): a hank of rope laid in a ring, its end over it. */
const coil = (x, y, s) => {
  const turn = (k, i) =>
    Array.from({ length: 33 }, (_, j) =>
      K.go(x, y, j * 11.25 + i * 70, s * k * (1 + 0.012 * Math.sin(j + i))),
    )
  const end = along(
    [
      ...K.spots('-0.1 -1.24, 0.06 -0.96, -0.02 -0.66, 0.04 -0.3, 0.2 -0.2').map(([u, v]) => [
        x + u * s,
        y + v * s,
      ]),
    ],
    10,
  )
  return [
    K.stroke(K.disc(x + 14, y + 20, s * 0.73), P.night, s * 0.6, 0.28),
    ...[0.5, 0.65, 0.95, 0.8].map((k, i) => cased(turn(k, i), s * 0.14, cord)),
    cased(end, s * 0.14, cord),
  ]
}

/** figureEight(x, y): a figure-of-eight knot in a short cord, whipped at both ends. */
const figureEight = (x, y) => {
  const line = along(
    K.spots(
      '-300 16, -170 10, -40 52, 86 60, 150 0, 84 -58, -40 0, -110 56, -176 4, -112 -54, 0 -48, 130 12, 300 -6',
    ).map(([u, v]) => [x + u, y + v]),
    10,
  )
  const over = (a, b) => {
    const part = line.slice(a, b)
    return (
      K.stroke(`M${part.slice(1, -1).map(K.pt).join('L')}`, shade(cord, 0.5), 38) + strand(part, 28, cord)
    )
  }
  return [
    K.at(12, 18, K.stroke(`M${line.map(K.pt).join('L')}`, P.night, 30, 0.28)),
    cased(line, 28, cord),
    over(10, 26),
    over(58, 72),
    over(100, 116),
    ...[-300, 284].map((u) => fill(K.box(x + u - 6, y - 16 + (u < 0 ? 14 : -8), 26, 36), P.clay)),
  ]
}

/** chart(w, h): a folded map with heights, a stream and a dotted way to a cross. */
const chart = (r, w, h) => {
  const ring = (k) => K.blob(r, w * 0.62, h * 0.4, w * 0.3 * k, h * 0.27 * k, { points: 9, amp: 0.07 })
  return [
    fill(K.box(14, 20, w, h), P.night, 0.3),
    fill(K.box(0, 0, w, h), P.card),
    fill(K.box(w / 3, 0, w / 3, h), shade(P.card, 0.08)),
    fill(
      `M0 ${h}V${h * 0.66}Q${w * 0.2} ${h * 0.58} ${w * 0.3} ${h * 0.74}T${w * 0.5} ${h}Z`,
      tint(P.leaf, 0.55),
    ),
    K.stroke([1, 0.76, 0.53, 0.3, 0.12].map(ring).join(''), mix(P.gold, P.clay, 0.3), 4),
    K.stroke(
      `M0 ${h * 0.3}C${w * 0.16} ${h * 0.36} ${w * 0.16} ${h * 0.62} ${w * 0.4} ${h * 0.7}S${w * 0.8} ${h * 0.86} ${w} ${h * 0.8}`,
      P.lagoon,
      9,
    ),
    `<g stroke-dasharray="3 17">${K.stroke(`M${w * 0.16} ${h * 0.9}C${w * 0.3} ${h * 0.6} ${w * 0.24} ${h * 0.24} ${w * 0.62} ${h * 0.4}`, P.clay, 8)}</g>`,
    K.stroke(
      `M${w * 0.59} ${h * 0.36}l${w * 0.06} ${h * 0.08}m0 ${-h * 0.08}l${-w * 0.06} ${h * 0.08}`,
      P.clay,
      8,
    ),
    fill(K.disc(w * 0.16, h * 0.9, 11), P.clay),
    K.stroke(`M${w / 3} 0V${h}M${(w * 2) / 3} 0V${h}M0 ${h / 2}H${w}`, shade(P.card, 0.2), 3),
  ]
}

/** staff(w): a patrol staff w long, banded in the patrol's colours, an iron shoe at its right end. */
const staff = (w) =>
  fill(rounded(10, 20, w, 32, 14), P.night, 0.3) +
  fill(rounded(0, 0, w, 32, 14), wood) +
  fill(K.box(14, 20, w - 28, 12), shade(wood, 0.3)) +
  [0.12, 0.2, 0.76, 0.84]
    .map(
      (t, i) =>
        fill(K.box(w * t, 0, 54, 32), i % 2 ? P.card : P.gold) + fill(K.box(w * t, 20, 54, 12), P.night, 0.2),
    )
    .join('') +
  fill(rounded(w - 74, -3, 78, 38, 12), mix(P.stone, P.ink, 0.4))

export const scoutKit = {
  'scouts-guides-1': scene('scouts1', (r) => {
    const wool = mix(P.leaf, P.deep, 0.5)
    return [
      fill(K.box(0, 0, 1500, 1000), wool),
      K.dryBrush(r, -60, 0, 1500, 1000, 220, tint(wool, 0.08), { o: 0.6, long: 0.05 }),
      ...[
        [930, 30, P.straw],
        [968, 12, P.clay],
        [30, 12, P.clay],
        [50, 30, P.straw],
      ].map(([y, h, tone]) => fill(K.box(0, y, 1500, h), mix(tone, wool, 0.2))),
      K.at(90, 140, bedroll(520, 190, mix(P.clay, P.plum, 0.2)), { rot: -1.5 }),
      K.at(846, 130, scarf(430, P.water, P.gold), { rot: 3 }),
      compass(1290, 262, 128),
      coil(256, 596, 196),
      K.at(512, 392, chart(r, 450, 316).join(''), { rot: -4 }),
      figureEight(766, 782),
      K.at(1236, 778, whistle(0, 0, P.gold, P.straw), { s: 0.94, rot: -6 }),
      K.at(90, 888, staff(1320), { rot: -0.8 }),
    ]
  }),
}
