// Instruments at rest, flowers on their strings, and those who listen.
import * as K from '../kit/index.mjs'
import { along } from './cords.mjs'

const { P, fill, mix, shade } = { ...K, ...K.P }

/** garland(points, s, tones): flowers threaded on a string that hangs through the points. */
export const garland = (points, s, tones) => {
  let last = [-1e4, 0]
  const kept = along(points, 40).filter((p) => {
    const apart = Math.hypot(p[0] - last[0], p[1] - last[1]) > s * 1.5
    if (apart) last = p
    return apart
  })
  return kept
    .map(([x, y], i) =>
      K.flower(x, y, s, 9, tones[i % tones.length], shade(tones[i % tones.length], 0.25), i * 17),
    )
    .join('')
}

/** veenaLaid(r, x, y, s): the instrument across a carpet, its gourd to the left and its dragon's head to the right. */
export const veenaLaid = (r, x, y, s) => {
  const on = (u, v) => [x + u * s, y + v * s]
  const wood = mix(P.clay, P.earth, 0.5)
  return [
    fill(K.disc(...on(0.06, -0.13), s * 0.19, s * 0.17), shade(wood, 0.15)),
    fill(K.disc(...on(0.03, -0.15), s * 0.15, s * 0.13), wood),
    fill(K.disc(...on(0.78, -0.1), s * 0.12, s * 0.12), mix(P.gold, P.earth, 0.35)),
    K.stroke(K.disc(...on(0.78, -0.1), s * 0.08), shade(P.gold, 0.3), 4),
    fill(K.ribbon([on(0.06, -0.22), on(0.5, -0.26), on(0.94, -0.3)], [s * 0.05, s * 0.042, s * 0.036]), wood),
    K.stroke(`M${K.pt(on(0.02, -0.25))}L${K.pt(on(0.96, -0.325))}`, P.gold, 4),
    K.stroke(
      Array.from({ length: 16 }, (_, i) => `M${K.pt(on(0.24 + i * 0.042, -0.275 - i * 0.0034))}v-13`).join(
        '',
      ),
      P.straw,
      4,
    ),
    fill(
      K.ribbon(
        [on(0.92, -0.3), on(1.02, -0.32), on(1.07, -0.25), on(1.01, -0.18), on(0.96, -0.21)],
        [0.036, 0.04, 0.036, 0.026, 0.012].map((k) => k * s),
      ),
      P.gold,
    ),
    K.stroke([0.86, 0.92].map((u) => `M${K.pt(on(u, -0.34))}v-22`).join(''), P.straw, 8),
    fill(K.cutBox(r, ...on(-0.02, -0.285), s * 0.07, s * 0.03, 1), P.card),
  ]
}

/** listeners(r, y): the backs of heads in the dark of the first row. */
export const listeners = (r, y) =>
  ['bun', 'short', 'plait', 'short', 'bun', 'plait', 'short', 'bun'].map((hair, i) => {
    const [x, top, tone] = [
      90 + i * 190 + r.off(14),
      y - r.range(0, 40),
      mix(P.night, P.plum, 0.14 + 0.12 * (i % 2)),
    ]
    const arc = [160, 200, 240, 270, 300, 340, 380].map((a) => K.go(x, top + 6, a, 38))
    return (
      fill(
        K.soft(K.spots('-100 130, -96 60, -40 36, 40 36, 96 60, 100 130').map(([u, v]) => [x + u, top + v])) +
          K.box(x - 98, top + 90, 196, 90),
        tone,
      ) +
      fill(K.disc(x, top, 46, 54), tone) +
      (hair === 'bun' ? fill(K.disc(x, top + 6, 32, 29), shade(tone, 0.6)) + garland(arc, 9, [P.card]) : '') +
      (hair === 'plait'
        ? K.stroke(`M${x} ${top + 24}q10 50 -4 110`, shade(tone, 0.7), 26) +
          garland(
            [
              [x - 18, top + 40],
              [x, top + 46],
              [x + 18, top + 40],
            ],
            9,
            [P.gold],
          )
        : '')
    )
  })

/** tanpura(r, x, y, h, lean): leaning on the wall, its gourd on y. */
export const tanpura = (_r, x, y, h, lean) => {
  const wood = mix(P.clay, P.earth, 0.55)
  const [on, s] = [(u, v) => [u * h, v * h], h]
  const gourd = K.soft(
    K.spots(
      '-0.2 -0.02, -0.23 -0.24, -0.1 -0.4, -0.03 -0.5, 0.03 -0.5, 0.1 -0.4, 0.23 -0.24, 0.2 -0.02, 0 0.02',
    ).map(([u, v]) => on(u, v)),
  )
  return (
    fill(K.disc(x + 6, y - 2, s * 0.2, s * 0.03), P.night, 0.3) +
    K.at(
      x,
      y,
      fill(gourd, wood) +
        K.within('gourd', gourd, [fill(K.disc(...on(0.2, -0.2), s * 0.1, s * 0.34), shade(wood, 0.2))]) +
        fill(
          K.poly([on(-0.036, -0.44), on(0.036, -0.44), on(0.026, -0.98), on(-0.026, -0.98)]),
          shade(wood, 0.12),
        ) +
        fill(K.disc(...on(0, -0.18), s * 0.13, s * 0.13), mix(P.gold, wood, 0.55)) +
        K.stroke(K.disc(...on(0, -0.18), s * 0.15, s * 0.15), P.straw, 4) +
        fill(K.box(...on(-0.06, -0.15), s * 0.12, s * 0.022), P.card) +
        K.stroke(
          [-0.014, -0.005, 0.005, 0.014]
            .map((u) => `M${K.pt(on(u * 1.6, -0.14))}L${K.pt(on(u, -0.95))}`)
            .join(''),
          P.card,
          1.8,
        ) +
        fill(
          K.soft([on(-0.03, -0.97), on(-0.05, -1.05), on(0, -1.1), on(0.05, -1.05), on(0.03, -0.97)]),
          wood,
        ) +
        K.stroke(
          `M${K.pt(on(-0.025, -0.9))}h${-s * 0.05}M${K.pt(on(0.025, -0.9))}h${s * 0.05}M${K.pt(on(-0.025, -0.95))}h${-s * 0.05}M${K.pt(on(0.025, -0.95))}h${s * 0.05}`,
          P.straw,
          9,
        ),
      { rot: lean },
    )
  )
}

/** mridangam(r, x, y, w): the two-headed drum lying on the floor, its larger head to the left. */
export const mridangam = (_r, x, y, w) => {
  const on = (u, v) => [x + u * w, y + v * w]
  const wood = mix(P.earth, P.gold, 0.3)
  const straps = Array.from({ length: 9 }, (_, i) => -0.2 + i * 0.05)
  return (
    fill(
      `M${K.pt(on(-0.5, -0.17))}C${K.pt(on(-0.25, -0.3))} ${K.pt(on(0.1, -0.27))} ${K.pt(on(0.46, -0.13))}V${K.n(y + w * 0.13)}C${K.pt(on(0.1, 0.27))} ${K.pt(on(-0.25, 0.3))} ${K.pt(on(-0.5, 0.17))}Z`,
      wood,
    ) +
    fill(
      `M${K.pt(on(-0.5, 0.06))}C${K.pt(on(-0.2, 0.14))} ${K.pt(on(0.1, 0.13))} ${K.pt(on(0.46, 0.05))}V${K.n(y + w * 0.13)}C${K.pt(on(0.1, 0.27))} ${K.pt(on(-0.25, 0.3))} ${K.pt(on(-0.5, 0.17))}Z`,
      shade(wood, 0.28),
    ) +
    K.stroke(
      straps
        .map(
          (v, i) =>
            `M${K.pt(on(-0.46, v * 0.8))}C${K.pt(on(-0.2, v * 1.16 + (i % 2 ? 0.02 : -0.02)))} ${K.pt(on(0.1, v * 1.08 + (i % 2 ? 0.02 : -0.02)))} ${K.pt(on(0.45, v * 0.66))}`,
        )
        .join(''),
      P.straw,
      5,
    ) +
    K.stroke(
      [-0.2, -0.1, 0, 0.1, 0.2].map((v) => `M${K.pt(on(-0.2, v * 0.98))}h${w * 0.07}`).join(''),
      P.sand,
      17,
    ) +
    fill(K.disc(...on(0.46, 0), w * 0.05, w * 0.135), shade(P.straw, 0.3)) +
    fill(K.disc(...on(-0.5, 0), w * 0.085, w * 0.185), shade(P.clay, 0.3)) +
    fill(K.disc(...on(-0.508, 0), w * 0.07, w * 0.155), P.sand) +
    fill(K.disc(...on(-0.51, 0), w * 0.03, w * 0.07), P.ink)
  )
}

/** bells(r, x, y, w): a dancer's ankle bells, rows of brass on a dark pad, lying on y. */
export const bells = (r, x, y, w) =>
  [-0.35, 0.35].flatMap((k, pad) => [
    fill(K.disc(x + k * w * 1.4, y + 10, w * 0.46, 12), P.night, 0.3),
    fill(
      K.ribbon(
        K.bow(
          [x + k * w * 1.4 - w * 0.4, y - 30],
          [x + k * w * 1.4 + w * 0.4, y - 30],
          pad ? 0.05 : -0.06,
          8,
        ),
        () => 38,
      ),
      shade(P.water, 0.3),
    ),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 8 }, (_, i) => {
        const [u, v] = [
          x + k * w * 1.4 - w * 0.35 + i * w * 0.1 + (row % 2) * 5,
          y - 54 + row * 24 + r.off(2),
        ]
        return fill(K.disc(u, v, 10), P.gold) + fill(K.disc(u + 1, v + 2, 3), shade(P.gold, 0.6))
      }),
    ),
  ])
