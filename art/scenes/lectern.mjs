// A talk, before the speaker comes: the lectern in its light, a chair, water and flowers.
import * as K from '../kit/index.mjs'
import { rounded } from './instruments.mjs'
import { glass } from './pantry.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const wood = mix(P.earth, P.gold, 0.34)

/** blade(x, y, len, wide, angle, tone, dark, line): a leaf in two tones with plain veins. */
const blade = (x, y, len, wide, angle, tone, dark, line) => {
  const on = (t) => K.go(x, y, angle, len * t)
  const half = (k) => `M${K.n(x)} ${K.n(y)}Q${K.pt(K.go(...on(0.42), angle + 90, wide * k))} ${K.pt(on(1))}Z`
  const veins = [0.3, 0.48, 0.64].flatMap((t) =>
    [-1, 1].map((k) => `M${K.pt(on(t))}L${K.pt(K.go(...on(t), angle + k * 40, wide * (0.52 - t * 0.36)))}`),
  )
  return (
    fill(half(-1), tone) +
    fill(half(1), dark) +
    K.stroke(`M${K.pt(on(0.06))}L${K.pt(on(0.94))}${veins.join('')}`, line, len / 60)
  )
}

/** curtain(r, y, tone): hanging folds, each lit on its left; they end on y. */
const curtain = (r, y, tone) =>
  Array.from({ length: 15 }, (_, i) => {
    const [x, w] = [i * 104 - 30 + r.off(10), 104]
    return (
      fill(
        `M${K.n(x)} 0H${K.n(x + w * 0.34)}Q${K.n(x + w * 0.26)} ${y / 2} ${K.n(x + w * 0.4)} ${y}H${K.n(x - 4)}Z`,
        shade(tone, 0.2),
      ) +
      fill(
        `M${K.n(x + w * 0.56)} 0h${K.n(w * 0.16)}q${r.off(8)} ${y / 2} 4 ${y}h${K.n(-w * 0.2)}Z`,
        tint(tone, 0.09),
      )
    )
  })

/** desk(x, y, w, h): the lectern from the front, five leaves let into its panel; y the floor. */
const desk = (r, x, y, w, h) => {
  const at = (u, v) => [x + u * w, y - v * h]
  const panel = K.poly([at(-0.36, 0.1), at(0.36, 0.1), at(0.36, 0.8), at(-0.36, 0.8)])
  return [
    fill(K.disc(x - w * 0.12, y + 4, w * 0.72, 24), P.night, 0.34),
    fill(K.poly([at(-0.44, 0.06), at(0.44, 0.06), at(0.44, 0.9), at(-0.44, 0.9)]), wood),
    fill(
      K.poly([at(0.4, 0.06), at(0.44, 0.06), at(0.44, 0.9), at(0.4, 0.9)]) +
        K.poly([at(-0.44, 0.84), at(0.44, 0.84), at(0.44, 0.9), at(-0.44, 0.9)]),
      shade(wood, 0.4),
    ),
    fill(panel, shade(wood, 0.24)),
    K.stroke(panel, tint(wood, 0.2), 5),
    ...[-62, 62, -38, 38, 0].map((a, i) =>
      blade(
        x,
        y - h * 0.24,
        h * (0.24 + i * 0.028),
        h * 0.15,
        -90 + a,
        P.straw,
        mix(P.gold, P.straw, 0.3),
        shade(wood, 0.24),
      ),
    ),
    K.stroke(`M${x} ${y - h * 0.25}V${y - h * 0.17}`, P.straw, 8),
    fill(K.cutBox(r, x - w * 0.5, y - h * 0.07, w, h * 0.07, 1), shade(wood, 0.16)),
    // the slope, a little of it to be seen, with the papers
    fill(K.poly([at(-0.5, 0.93), at(0.5, 0.93), at(0.45, 1.02), at(-0.45, 1.02)]), tint(wood, 0.16)),
    fill(K.poly([at(-0.2, 0.94), at(0.02, 0.94), at(0.02, 1.02), at(-0.17, 1.02)]), P.card),
    fill(K.poly([at(0.03, 0.94), at(0.24, 0.94), at(0.21, 1.02), at(0.03, 1.02)]), P.sand),
    fill(K.cutBox(r, x - w * 0.52, y - h * 0.94, w * 1.04, h * 0.05, 1), mix(wood, P.gold, 0.2)),
  ]
}

/** microphone(x, y): a goose neck from (x, y) that bends to the left. */
const microphone = (x, y) =>
  K.stroke(`M${x} ${y}C${x + 6} ${y - 90} ${x - 4} ${y - 150} ${x - 66} ${y - 168}`, P.ink, 9) +
  fill(K.limb([x - 58, y - 166], [x - 104, y - 176], 13, 21), P.ink) +
  K.stroke(`M${x - 108} ${y - 192}q-12 14 -4 32`, tint(P.ink, 0.4), 5) +
  fill(rounded(x - 22, y - 12, 44, 14, 6), P.ink)

/** chair(x, y, s): an empty chair with a cane back, seen from the front; s high, on y. */
const chair = (x, y, s) => {
  const w = s * 0.24
  const dark = shade(wood, 0.3)
  const mesh = []
  for (let i = 1; i < 10; i++)
    mesh.push(`M${K.n(x - w * 0.8 + i * w * 0.16)} ${K.n(y - s * 0.9)}V${K.n(y - s * 0.56)}`)
  for (let i = 1; i < 9; i++)
    mesh.push(`M${K.n(x - w * 0.8)} ${K.n(y - s * (0.56 + i * 0.038))}h${K.n(w * 1.6)}`)
  return [
    fill(K.disc(x - s * 0.06, y + 2, s * 0.36, 18), P.night, 0.34),
    K.stroke(
      `M${x - w * 0.86} ${y - s * 0.4}V${y - s * 0.1}M${x + w * 0.86} ${y - s * 0.4}V${y - s * 0.1}`,
      dark,
      s * 0.03,
    ),
    fill(rounded(x - w, y - s * 0.96, 2 * w, s * 0.56, s * 0.05), wood),
    fill(K.box(x - w * 0.8, y - s * 0.9, w * 1.6, s * 0.34), mix(P.straw, P.sand, 0.5)),
    K.stroke(mesh.join(''), mix(P.gold, P.earth, 0.4), 3),
    fill(
      K.poly([
        [x - w * 0.94, y - s * 0.46],
        [x + w * 0.94, y - s * 0.46],
        [x + w * 1.16, y - s * 0.36],
        [x - w * 1.16, y - s * 0.36],
      ]),
      P.clay,
    ),
    fill(K.box(x - w * 1.16, y - s * 0.36, w * 2.32, s * 0.045), shade(P.clay, 0.3)),
    fill(K.box(x - w * 1.08, y - s * 0.318, w * 2.16, s * 0.05), dark),
    K.stroke(
      `M${x - w * 1.02} ${y - s * 0.3}V${y}M${x + w * 1.02} ${y - s * 0.3}V${y}M${x - w} ${y - s * 0.13}h${w * 2}`,
      wood,
      s * 0.036,
    ),
  ]
}

/** jug(x, y, s): a brass water jug on y, s high. */
const jug = (x, y, s, tone) => {
  const to = (d) => K.placed(d, { x, y, s })
  const body =
    'M-0.24 0C-0.46 -0.1 -0.46 -0.46 -0.2 -0.58C-0.14 -0.64 -0.14 -0.74 -0.2 -0.92L-0.32 -1L0.2 -0.96C0.14 -0.74 0.14 -0.64 0.2 -0.58C0.46 -0.46 0.46 -0.1 0.24 0Z'
  return (
    K.stroke(to('M0.19 -0.9C0.52 -0.92 0.56 -0.5 0.34 -0.4'), shade(tone, 0.3), s * 0.07) +
    fill(to(body), tone) +
    fill(
      to(
        'M0.24 0C0.46 -0.1 0.46 -0.46 0.2 -0.58C0.14 -0.64 0.14 -0.74 0.2 -0.96L0.06 -0.97C0.02 -0.74 0.02 -0.64 0.06 -0.58C0.24 -0.4 0.22 -0.14 0.06 0Z',
      ),
      shade(tone, 0.28),
    ) +
    K.stroke(to('M-0.3 -0.32C-0.3 -0.42 -0.24 -0.48 -0.2 -0.5'), tint(tone, 0.6), s * 0.05)
  )
}

/** bunch(r, x, y, s): marigolds and tuberose in a vase on y. */
const bunch = (r, x, y, s) => {
  const stems = [
    [-58, 0.62],
    [62, 0.5],
    [-34, 0.86],
    [28, 0.84],
    [-8, 1.02],
    [8, 0.7],
    [-24, 0.56],
    [34, 0.62],
  ]
  const tips = stems.map(([a, k]) => K.go(x, y - s * 0.4, -90 + a * 0.8, s * k * 0.78))
  return [
    K.stroke(tips.map((p) => `M${x} ${y - s * 0.36}L${K.pt(p)}`).join(''), P.sage, 5),
    ...[-70, 66, -44, 42].map((a, i) =>
      blade(x, y - s * 0.42, s * 0.46, s * 0.17, -90 + a, i % 2 ? P.sage : P.leaf, P.deep, P.moss),
    ),
    ...tips.map((p, i) =>
      i % 3 === 2
        ? fill(
            [-0.1, -0.02, 0.06, 0.14]
              .map((k, j) => K.leafD(p[0], p[1] + s * k, s * 0.1, s * 0.05, j % 2 ? -30 : -150))
              .join('') + K.leafD(p[0], p[1] - s * 0.04, s * 0.12, s * 0.05, -90),
            P.card,
          )
        : K.flower(
            ...p,
            s * 0.13,
            10,
            i % 2 ? P.gold : mix(P.gold, P.clay, 0.6),
            i % 2 ? mix(P.gold, P.clay, 0.5) : P.clay,
            r.off(20),
          ),
    ),
    fill(
      K.placed(
        'M-0.1 0C-0.2 -0.1 -0.18 -0.28 -0.08 -0.36L-0.11 -0.44L0.11 -0.44L0.08 -0.36C0.18 -0.28 0.2 -0.1 0.1 0Z',
        { x, y, s },
      ),
      P.water,
    ),
    fill(
      K.placed(
        'M0.02 0L0.1 0C0.2 -0.1 0.18 -0.28 0.08 -0.36L0.11 -0.44L0.03 -0.44L0.02 -0.36C0.1 -0.26 0.12 -0.1 0.02 0Z',
        { x, y, s },
      ),
      shade(P.water, 0.3),
    ),
  ]
}

export const lectern = {
  'guest-talk': scene('guesttalk', (r) => {
    const cloth = mix(P.leaf, P.deep, 0.45)
    const floor = mix(P.earth, P.clay, 0.35)
    return [
      fill(K.box(0, 0, 1500, 1000), cloth),
      curtain(r, 800, cloth),
      // the light, from above on the left
      fill('M420 0H700L1180 800H330Z', P.straw, 0.12) + fill('M500 0H640L1020 800H450Z', P.straw, 0.12),
      fill(K.box(0, 780, 1500, 230), floor),
      fill(K.box(0, 772, 1500, 18), shade(floor, 0.4)),
      K.stroke([836, 890, 950].map((y) => `M0 ${y}H1500`).join(''), shade(floor, 0.22), 4),
      fill(K.disc(740, 900, 560, 84), P.straw, 0.18),
      chair(300, 892, 470),
      desk(r, 730, 910, 420, 560),
      microphone(800, 388),
      // a low table with a cloth
      fill(K.disc(1180, 910, 220, 20), P.night, 0.34),
      fill(K.handCut(r, K.spots('990 650, 1390 650, 1408 900, 972 900'), { amp: 3 }), P.sand),
      fill(K.handCut(r, K.spots('1210 650, 1390 650, 1408 900, 1250 900'), { amp: 2 }), shade(P.sand, 0.12)),
      K.stroke(
        'M1040 690Q1050 800 1034 890M1130 684Q1120 800 1134 892M1280 690Q1296 800 1282 892M1350 684Q1346 800 1364 890',
        shade(P.sand, 0.25),
        5,
      ),
      K.stroke('M975 872H1405', P.clay, 9),
      fill(K.cutBox(r, 978, 634, 424, 24, 1), P.card),
      bunch(r, 1306, 636, 360),
      jug(1076, 638, 190, P.gold),
      glass(1186, 638, 96, tint(P.water, 0.5)),
    ]
  }),
}
