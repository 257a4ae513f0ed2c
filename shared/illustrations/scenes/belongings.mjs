// What people bring, make, win and leave lying: medals, scarves, ropes, beds, instruments, flowers.
import * as K from '../kit/index.mjs'
import { rounded } from './instruments.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** print(x, y, s, rot, tone): the mark of a small hand, palm and five fingers. */
export const print = (x, y, s, rot, tone) =>
  K.at(
    x,
    y,
    fill(K.soft(K.spots('-44 -4, -36 50, 0 64, 40 46, 46 -6, 22 -32, -22 -32')), tone) +
      K.stroke('M-31 -34L-42 -72M-10 -40L-13 -90M13 -40L18 -87M34 -32L46 -68M46 24L76 -4', tone, 21),
    { s, rot },
  )

/** along(points, parts): many points on the smooth line through a few. */
export const along = (points, parts = 12) =>
  points.slice(1).flatMap((c, i) => {
    const [a, b, d] = [points[i - 1] ?? points[i], points[i], points[i + 2] ?? c]
    return Array.from({ length: parts }, (_, k) => {
      const t = (k + 1) / parts
      return [0, 1].map(
        (j) =>
          0.5 *
          (2 * b[j] +
            (c[j] - a[j]) * t +
            (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
            (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3),
      )
    })
  })

/** strand(points, w, tone): a laid rope through many points; cased(…): with its dark outline. */
export const strand = (points, w, tone) => {
  let [twist, gone] = ['', 0]
  points.slice(1).forEach(([x, y], i) => {
    const [dx, dy] = [x - points[i][0], y - points[i][1]]
    gone += Math.hypot(dx, dy)
    if (gone < w * 0.6) return
    gone = 0
    const a = Math.atan2(dy, dx) + 0.9
    const [u, v] = [Math.cos(a) * w * 0.36, Math.sin(a) * w * 0.36]
    twist += `M${K.pt([x - u, y - v])}L${K.pt([x + u, y + v])}`
  })
  return K.stroke(`M${points.map(K.pt).join('L')}`, tone, w) + K.stroke(twist, shade(tone, 0.3), w * 0.12)
}
export const cased = (points, w, tone) =>
  K.stroke(`M${points.map(K.pt).join('L')}`, shade(tone, 0.5), w + 8) + strand(points, w, tone)

/** rollEnd(x, y, s, tone): a rolled mat seen from its end. */
export const rollEnd = (x, y, s, tone) =>
  fill(K.disc(x, y, s), tone) +
  fill(K.disc(x, y, s * 0.86), shade(tone, 0.14)) +
  K.stroke(
    K.curve(
      Array.from({ length: 30 }, (_, i) => {
        const [a, k] = [i * 0.62, s * (0.08 + 0.028 * i)]
        return [x + Math.cos(a) * k, y + Math.sin(a) * k]
      }),
    ),
    tint(tone, 0.35),
    s * 0.07,
  )

/** medal(x, y, len, metal, tone): on its ribbon over a peg at (x, y). */
export const medal = (x, y, len, metal, tone) =>
  K.stroke(
    `M${x - 5} ${y}C${x - 30} ${y + len * 0.4} ${x - 22} ${y + len * 0.7} ${x} ${y + len - 34}`,
    shade(tone, 0.25),
    15,
  ) +
  K.stroke(
    `M${x + 5} ${y}C${x + 30} ${y + len * 0.4} ${x + 22} ${y + len * 0.7} ${x} ${y + len - 34}`,
    tone,
    15,
  ) +
  fill(K.disc(x, y, 11), P.straw) +
  fill(K.disc(x, y + len, 36), shade(metal, 0.3)) +
  fill(K.disc(x - 2, y + len - 2, 33), metal) +
  K.stroke(K.disc(x - 2, y + len - 2, 25), tint(metal, 0.4), 3) +
  K.lotus(x - 2, y + len + 12, 24, tint(metal, 0.55), shade(metal, 0.2), metal)

/** clock(x, y, s): a round clock at half past five. */
export const clock = (x, y, s) =>
  fill(K.disc(x + 6, y + 8, s), P.night, 0.35) +
  fill(K.disc(x, y, s), mix(P.earth, P.gold, 0.32)) +
  fill(K.disc(x, y, s * 0.84), P.card) +
  K.stroke(
    Array.from({ length: 12 }, (_, i) => {
      const [u, v] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]
      return `M${K.pt([x + u * s * 0.66, y + v * s * 0.66])}L${K.pt([x + u * s * 0.74, y + v * s * 0.74])}`
    }).join(''),
    P.ink,
    4,
  ) +
  K.stroke(`M${x} ${y}v${s * 0.6}M${x} ${y}l${s * 0.1} ${s * 0.4}`, P.ink, 6) +
  fill(K.disc(x, y, 7), P.clay)

/** cup(x, y, s): a two-handled prize on y. */
export const cup = (x, y, s) => {
  const on = (u, v) => [x + u * s, y + v * s]
  return (
    K.stroke(
      [-1, 1]
        .map(
          (k) =>
            `M${K.pt(on(k * 0.3, -0.92))}C${K.pt(on(k * 0.56, -0.96))} ${K.pt(on(k * 0.54, -0.56))} ${K.pt(on(k * 0.2, -0.52))}`,
        )
        .join(''),
      shade(P.gold, 0.18),
      s * 0.055,
    ) +
    fill(K.box(x - s * 0.24, y - s * 0.16, s * 0.48, s * 0.16), P.earth) +
    fill(K.box(x - s * 0.05, y - s * 0.36, s * 0.1, s * 0.22), shade(P.gold, 0.25)) +
    fill(K.disc(x, y - s * 0.17, s * 0.17, s * 0.04), P.gold) +
    fill(
      `M${K.pt(on(-0.33, -1))}C${K.pt(on(-0.33, -0.5))} ${K.pt(on(-0.16, -0.36))} ${K.pt(on(0, -0.34))}C${K.pt(on(0.16, -0.36))} ${K.pt(on(0.33, -0.5))} ${K.pt(on(0.33, -1))}Z`,
      P.gold,
    ) +
    fill(
      `M${K.pt(on(0.08, -0.35))}C${K.pt(on(0.2, -0.44))} ${K.pt(on(0.33, -0.56))} ${K.pt(on(0.33, -1))}L${K.pt(on(0.17, -1))}C${K.pt(on(0.18, -0.6))} ${K.pt(on(0.14, -0.46))} ${K.pt(on(0.08, -0.35))}Z`,
      shade(P.gold, 0.22),
    ) +
    fill(K.disc(x, y - s, s * 0.33, s * 0.055), shade(P.gold, 0.4)) +
    K.stroke(
      `M${K.pt(on(-0.22, -0.9))}Q${K.pt(on(-0.22, -0.66))} ${K.pt(on(-0.12, -0.52))}`,
      tint(P.gold, 0.6),
      s * 0.035,
    )
  )
}

/** hat(x, y, s, tone): a scout's hat from above: flat brim, band, four dents. */
export const hat = (x, y, s, tone) =>
  fill(K.disc(x + 14, y + 20, s, s * 0.98), P.night, 0.28) +
  fill(K.disc(x, y, s, s * 0.98), tone) +
  K.stroke([0.94, 0.9].map((k) => K.disc(x, y, s * k)).join(''), shade(tone, 0.22), 3) +
  fill(K.disc(x + s * 0.05, y + s * 0.08, s * 0.56), shade(tone, 0.34)) +
  fill(K.disc(x, y, s * 0.52), P.earth) +
  fill(K.disc(x, y - s * 0.01, s * 0.47), tint(tone, 0.1)) +
  fill([20, 110, 200, 290].map((a) => K.leafD(x, y, s * 0.46, s * 0.2, a)).join(''), shade(tone, 0.2)) +
  fill([65, 155, 245, 335].map((a) => K.leafD(x, y, s * 0.36, s * 0.08, a)).join(''), tint(tone, 0.3))

/** scarf(x, y, tone, edge): a scout's scarf laid out as it is worn, in its ring. */
export const scarf = (x, y, tone, edge) => {
  const side = (k) => K.spots('-190 40, -130 150, -60 230, -6 300').map(([u, v]) => [x + k * u, y + v])
  const collar = (dx, dy) =>
    K.spots('-196 46, -130 -16, 0 -44, 130 -16, 196 46').map(([u, v]) => [x + u + dx, y + v + dy])
  const tail = (k) => K.poly(K.spots('2 318, -14 318, -120 520, -16 560').map(([u, v]) => [x + k * u, y + v]))
  return [
    fill(
      K.ribbon(collar(12, 16), () => 42),
      P.night,
      0.25,
    ),
    fill(K.ribbon(collar(0, 0), [30, 46, 50, 46, 30]), shade(tone, 0.3)),
    ...[-1, 1].map((k) =>
      fill(
        K.ribbon(
          side(k).map(([u, v]) => [u + 12, v + 16]),
          [40, 48, 40, 24],
        ),
        P.night,
        0.22,
      ),
    ),
    ...[1, -1].map((k) => fill(K.ribbon(side(k), [44, 50, 42, 24]), tone)),
    ...[1, -1].map((k) => K.stroke(K.curve(side(k).map(([u, v]) => [u + k * 22, v + 8])), edge, 9)),
    ...[1, -1].map(
      (k) =>
        fill(tail(k), k < 0 ? tone : shade(tone, 0.18)) +
        K.stroke(`M${x + k * -108} ${y + 506}L${x + k * -24} ${y + 540}`, edge, 12),
    ),
    fill(rounded(x - 36, y + 282, 72, 48, 12), P.earth),
    K.stroke(
      [-24, -8, 8, 24].map((u) => `M${x + u - 6} ${y + 288}l12 36`).join(''),
      mix(P.earth, P.gold, 0.5),
      4,
    ),
  ]
}

/** whistle(x, y, metal, cord): a pea whistle on its cord. */
export const whistle = (x, y, metal, cord) => {
  const shape = K.disc(0, 0, 50) + K.box(0, -50, 132, 42)
  return K.at(
    x,
    y,
    K.stroke('M-66 -6C-120 -120 40 -190 90 -260C130 -330 60 -400 20 -360', shade(cord, 0.35), 9) +
      K.at(10, 14, fill(shape, P.night, 0.25)) +
      fill(shape, metal) +
      fill('M-36 34A50 50 0 0 0 50 -2L132 -8V-18L40 -14A44 44 0 0 1 -36 34Z', shade(metal, 0.25)) +
      fill(K.box(42, -50, 30, 18), P.night, 0.75) +
      K.stroke('M-34 -14Q-26 -36 -2 -38', tint(metal, 0.6), 7) +
      K.stroke(K.disc(-62, -2, 13), P.stone, 6),
  )
}

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

/** lantern(x, y, h): a storm lantern on y, alight. */
export const lantern = (x, y, h) =>
  K.stroke(
    `M${x - h * 0.3} ${y - h * 0.2}C${x - h * 0.5} ${y - h * 1.2} ${x + h * 0.5} ${y - h * 1.2} ${x + h * 0.3} ${y - h * 0.2}`,
    P.ink,
    h * 0.05,
  ) +
  fill(K.disc(x, y - h * 0.45, h * 0.26, h * 0.32), P.straw) +
  fill(K.leafD(x, y - h * 0.24, h * 0.36, h * 0.13, -90), P.gold) +
  fill(
    K.box(x - h * 0.32, y - h * 0.2, h * 0.64, h * 0.2) +
      K.box(x - h * 0.16, y - h * 0.88, h * 0.32, h * 0.16),
    P.earth,
  )

/** sleeper(r, x, y, hair, turn): a head on its pillow, seen from above the crown. */
export const sleeper = (r, x, y, hair, turn) =>
  fill(
    K.soft(
      K.spots('-92 -34, 0 -46, 92 -34, 100 4, 92 44, 0 54, -92 44, -100 4').map(([u, v]) => [x + u, y + v]),
    ),
    shade(P.card, 0.22),
  ) +
  fill(K.blob(r, x, y - 16, 44, 40, { points: 9, amp: 0.04 }), P.hairTone) +
  fill(K.disc(x, y - 48, 26, 12), P.skins[1]) +
  (hair === 'plait'
    ? K.stroke(`M${x + 20} ${y + 10}q40 ${30 * turn} 64 ${70 * turn}`, P.hairTone, 17) +
      fill(K.disc(x + 84, y + 10 + 70 * turn, 9), P.clay)
    : '') +
  (hair === 'bun'
    ? fill(K.disc(x + 6, y + 20, 25, 22), shade(P.hairTone, 0.3)) +
      K.stroke(K.disc(x + 6, y + 20, 20, 17), P.earth, 3)
    : '')

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

/** lying(shirt, scarf, skin): a scout at rest on the grass from above, without the head; about 400 long, shoulders at the top; cast: which way the shadow falls. */
export const lying = (shirt, scarf, skin, cast = 1) => {
  const shorts = shade(P.deep, 0.2)
  const both = (draw) => [-1, 1].map(draw).join('')
  const body = (tone) =>
    both(
      (k) =>
        fill(K.limb([k * 26, 190], [k * 34, 360], 24, 15), tone.skin) +
        fill(K.limb([k * 26, 170], [k * 31, 250], 31, 29), tone.shorts) +
        fill(K.disc(k * 37, 376, 17, 26), tone.shoe) +
        fill(K.limb([k * 84, 134], [k * 92, 204], 13, 11), tone.skin) +
        fill(K.limb([k * 56, 76], [k * 82, 138], 21, 17), tone.shirt),
    ) +
    fill(
      K.soft(K.spots('-66 50, -74 84, -56 130, -60 196, 0 204, 60 196, 56 130, 74 84, 66 50, 0 30')),
      tone.shirt,
    )
  const dark = { skin: P.night, shorts: P.night, shoe: P.night, shirt: P.night }
  return (
    K.at(10 * cast, 16 * cast, K.fade(body(dark), 0.25)) +
    body({ skin, shorts, shoe: P.earth, shirt }) +
    K.stroke('M0 96V196M-38 112h22v20h-22ZM16 112h22v20h-22Z', shade(shirt, 0.25), 3.5) +
    fill(K.box(-56, 190, 112, 12), P.earth) +
    fill('M-42 54L0 128L42 54Z', scarf) +
    fill(K.disc(0, 104, 8, 10), P.earth)
  )
}

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

/** blindfold(x, y, len, tone): a strip of cloth hung over a rope at (x, y). */
export const blindfold = (x, y, len, tone) => {
  const tail = (k, l) => [
    [x + k * 10, y - 8],
    [x + k * 15, y + l * 0.5],
    [x + k * 22, y + l],
  ]
  return (
    fill(K.ribbon(tail(-1, len * 0.82), [17, 19, 24]), shade(tone, 0.22)) +
    fill(K.ribbon(tail(1, len), [18, 20, 25]), tone) +
    K.stroke(
      [0.3, 0.5, 0.7, 0.88].map((t) => `M${K.n(x + 4 + t * 12)} ${K.n(y + len * t)}h.1m16 9h.1`).join(''),
      tint(tone, 0.55),
      8,
    ) +
    fill(rounded(Math.round(x - 30), Math.round(y - 14), 60, 26, 12), tone)
  )
}

/** strawHat(x, y, w): a gardener's hat hung on a post, seen from the side. */
export const strawHat = (x, y, w) => {
  const straw = mix(P.straw, P.gold, 0.3)
  return (
    fill(
      `M${x - w * 0.26} ${y}C${x - w * 0.24} ${y - w * 0.36} ${x + w * 0.24} ${y - w * 0.36} ${x + w * 0.26} ${y}Z`,
      straw,
    ) +
    fill(
      `M${x - w * 0.265} ${y - w * 0.05}Q${x} ${y + w * 0.03} ${x + w * 0.265} ${y - w * 0.05}V${y + w * 0.02}H${x - w * 0.265}Z`,
      P.clay,
    ) +
    fill(
      K.ribbon(
        [
          [x - w * 0.56, y + w * 0.06],
          [x, y + w * 0.03],
          [x + w * 0.56, y + w * 0.06],
        ],
        [w * 0.02, w * 0.065, w * 0.02],
      ),
      shade(straw, 0.1),
    ) +
    K.stroke(
      [0.1, 0.17, 0.23]
        .map(
          (k) =>
            `M${x - w * (0.25 - k * 0.3)} ${K.n(y - w * k)}Q${x} ${K.n(y - w * (k - 0.05))} ${x + w * (0.25 - k * 0.3)} ${K.n(y - w * k)}`,
        )
        .join(''),
      shade(straw, 0.25),
      3,
    )
  )
}
