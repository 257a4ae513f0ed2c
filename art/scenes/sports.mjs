// Sports Day: the track from above before the relay, and the rope before it is pulled.
import * as K from '../kit/index.mjs'
import { scene, times } from './pieces.mjs'
import { banyan, rope } from './regalia.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** Strokes of the lane numbers, in a box one high. */
const digits = [
  'M-0.12 -0.3L0.04 -0.5L0.04 0.5',
  'M-0.26 -0.26C-0.22 -0.6 0.28 -0.6 0.26 -0.18C0.24 0.08 -0.2 0.2 -0.28 0.48L0.3 0.48',
  'M-0.24 -0.4C0 -0.62 0.28 -0.42 0.22 -0.18C0.18 -0.04 0.04 -0.02 -0.04 -0.02C0.14 -0.02 0.28 0.06 0.26 0.24C0.22 0.56 -0.16 0.58 -0.28 0.34',
  'M0.14 0.5L0.14 -0.5L-0.28 0.2L0.32 0.2',
]

/** The ribbon tied around the middle of the rope. */
const ribbon = (r) =>
  [-1, 1]
    .map((k) =>
      fill(
        K.ribbon(
          K.spots('6 740, 34 800, 26 850, 54 906').map(([u, v]) => [760 + k * u, v]),
          [15, 17, 16, 19],
        ),
        shade(P.clay, k > 0 ? 0.16 : 0),
      ),
    )
    .join('') +
  fill(K.cutBox(r, 724, 668, 74, 102, 2), P.clay) +
  fill(K.box(724, 738, 74, 32), shade(P.clay, 0.18)) +
  K.stroke('M724 692q36 12 74 -2M724 716q38 14 74 0M724 742q36 12 74 0', shade(P.clay, 0.4), 5)

export const sports = {
  'sports-day-1': scene('relay', (r) => {
    const dust = mix(P.clay, P.sand, 0.2)
    const ring = (k) => K.disc(620, 2360, k)
    const on = (k, a) => K.go(620, 2360, a, k)
    const grains = (a, b) => () => on(r.range(a, b), r.range(-112, -64))
    const across = (a) => `M${K.pt(on(1520, a))}L${K.pt(on(2160, a))}`
    const baton = (x, y, tones) =>
      K.at(
        x,
        y,
        fill(K.limb([-86, 0], [86, 0], 17, 17), tones[0]) +
          (tones[1] ? K.stroke('M-50 -16V16M0 -16V16M50 -16V16', tones[1], 16) : ''),
        { rot: -14 },
      )
    return [
      fill(K.box(0, 0, 1500, 1000), P.sage),
      K.stipple(r, 120, grains(2170, 2500), shade(P.sage, 0.2), 4, 0.5),
      fill(ring(2160), dust),
      K.stipple(r, 160, grains(1530, 2150), shade(dust, 0.25), 4, 0.45),
      K.stipple(r, 90, grains(1530, 2150), tint(dust, 0.4), 4, 0.5),
      ...[1520, 1440, 1380].map((k, i) => fill(ring(k), i % 2 ? P.sage : mix(P.sage, P.moss, 0.5))),
      K.stroke(
        [1520, 1680, 1840, 2000, 2160].map(ring).join('') + across(-107) + across(-76),
        P.card,
        8,
        0.92,
      ),
      ...digits.map((d, i) => {
        const [x, y] = on(1600 + i * 160, -73.6)
        return K.stroke(K.placed(d, { x, y, s: 84, rot: 16 }), P.card, 11, 0.92)
      }),
      // who runs barefoot has left these at the edge
      ...[-109, -104.4, -99.2, -94.8, -84.2, -79.6].map((a, i) => {
        const [x, y] = on(2232 + (i % 2) * 16, a)
        const tone = [P.clay, P.water, P.gold, P.plum, P.earth, P.lagoon][i]
        return K.at(x, y, K.sandals(7, 10, 92, shade(P.sage, 0.4)) + K.sandals(0, 0, 92, tone), {
          rot: a + 90,
        })
      }),
      ...[
        [1752, -93, P.gold, P.card],
        [1904, -85, P.clay, P.straw],
      ].map(([k, a, tone, band]) => {
        const [x, y] = on(k, a)
        return baton(x + 16, y + 30, [shade(dust, 0.5)]) + baton(x, y, [tone, band])
      }),
      // the whistle on its cord
      K.stroke('M930 742C880 640 1010 600 1040 690S960 800 930 742', P.night, 9, 0.25),
      K.stroke('M922 728C872 626 1002 586 1032 676S952 786 922 728', P.deep, 8),
      K.at(
        916,
        752,
        fill(K.disc(0, 0, 34) + K.box(-4, -34, 84, 30), P.gold) +
          fill(K.disc(0, 0, 15), shade(P.gold, 0.4)) +
          fill(K.box(60, -34, 20, 30), shade(P.gold, 0.25)),
        { rot: 24 },
      ),
    ]
  }),
  'sports-day-2': scene('rope', (r) => {
    const dust = mix(P.straw, P.clay, 0.25)
    const air = mix(P.straw, P.card, 0.35)
    const far = (y, t, gap, size) =>
      K.treeline(r, () => y, -20, 1520, mix(P.moss, air, t), { gap, size, skip: 0.1 })
    const score = (points, y) => times(points, (k) => `M${408 + k * 26} ${y + 12}l5 -25`).join('')
    const fleck = () => K.disc(r.range(0, 1500), r.range(810, 1000), r.range(10, 40), r.range(4, 10))
    return [
      fill(K.box(0, 0, 1500, 700), air),
      far(520, 0.5, 40, 80),
      far(570, 0.2, 50, 56),
      fill(K.box(-10, 556, 1520, 460), mix(dust, P.straw, 0.5)),
      fill(K.box(-10, 630, 1520, 400), dust),
      K.stipple(r, 160, () => [r.range(0, 1500), r.range(640, 1000)], shade(dust, 0.25), 4, 0.45),
      fill(K.blob(r, 900, 690, 720, 70), P.night, 0.16),
      fill(K.poly(K.spots('742 640, 766 640, 812 1010, 700 1010')), P.card, 0.9),
      ...banyan(r),
      // points, chalked up
      K.stroke('M364 380L320 676M596 380L640 676M480 360L486 640', shade(P.earth, 0.2), 13),
      fill(K.cutBox(r, 330, 366, 300, 232, 2), P.earth),
      fill(K.cutBox(r, 344, 380, 272, 204, 2), shade(P.deep, 0.35)),
      ...[P.clay, P.gold, P.leaf, P.water].map(
        (tone, i) =>
          fill(K.disc(376, 412 + i * 46, 13), tone) +
          K.stroke(`M400 ${416 + i * 46}l112 -8${score([4, 7, 6, 7][i], 412 + i * 46)}`, P.card, 5),
      ),
      // light through the leaves, and the rope with its ribbon above the line
      fill(times(40, fleck).join(''), tint(dust, 0.5), 0.35),
      fill(K.poly(K.spots('-40 876, 1540 830, 1540 862, -40 908')), P.night, 0.2),
      ...rope((t) => [-40 + 1580 * t, 742 - 46 * t], 36, 100),
      // The ribbon, which the first house has already drawn to its side.
      K.at(-160, 5, ribbon(r)),
    ]
  }),
}
