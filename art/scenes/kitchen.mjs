// MD Clinical Nutrition and Dietetics: the diet kitchen's table, where two hundred grams of greens are weighed.
import * as K from '../kit/index.mjs'
import { ear } from './pantry.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** dialScale(r, x, y, s): a kitchen scale with a round face, its pan heaped with greens; y the table. */
const dialScale = (r, x, y, s) => {
  const at = (text) => K.spots(text).map(([u, v]) => [x + u * s, y + v * s])
  const [cx, cy, k] = [x, y - s * 0.42, s * 0.27]
  const enamel = mix(P.water, P.card, 0.22)
  const mark = (a, from) => `M${K.pt(K.go(cx, cy, a, k * from))}L${K.pt(K.go(cx, cy, a, k * 0.88))}`
  const greens = [P.deep, P.leaf, P.sage].flatMap((tone, row) =>
    Array.from({ length: 15 }, () => {
      const u = r.off(0.36 - row * 0.05)
      return K.leaf(
        x + u * s,
        y - s * 0.94,
        s * r.range(0.26, 0.4) * (1 - Math.abs(u) * 0.8) * (1 - row * 0.14),
        s * 0.06,
        -90 + u * 130 + r.off(14),
        tone,
        shade(tone, 0.25),
        tint(tone, 0.3),
        { veins: 3 },
      )
    }),
  )
  return [
    fill(K.disc(x + s * 0.06, y + 2, s * 0.52, s * 0.05), P.night, 0.35),
    greens,
    fill(K.poly(at('-0.05 -0.84, 0.05 -0.84, 0.08 -0.72, -0.08 -0.72')), shade(P.stone, 0.4)),
    fill(
      `M${K.pt(at('-0.5 -0.98')[0])}C${K.pt(at('-0.44 -0.8')[0])} ${K.pt(at('0.44 -0.8')[0])} ${K.pt(at('0.5 -0.98')[0])}Z`,
      P.gold,
    ),
    fill(
      `M${K.pt(at('0.12 -0.86')[0])}C${K.pt(at('0.36 -0.86')[0])} ${K.pt(at('0.46 -0.92')[0])} ${K.pt(at('0.5 -0.98')[0])}L${K.pt(at('0.24 -0.98')[0])}Z`,
      shade(P.gold, 0.25),
    ),
    K.stroke(`M${K.pt(at('-0.51 -0.98')[0])}L${K.pt(at('0.51 -0.98')[0])}`, tint(P.gold, 0.4), s * 0.022),
    fill(
      K.soft(
        at(
          '-0.2 -0.76, 0.2 -0.76, 0.34 -0.6, 0.38 -0.1, 0.46 0, 0.46 0, -0.46 0, -0.46 0, -0.38 -0.1, -0.34 -0.6',
        ),
      ),
      enamel,
    ),
    fill(
      K.soft(at('0.2 -0.76, 0.34 -0.6, 0.38 -0.1, 0.46 0, 0.46 0, 0.26 0, 0.3 -0.3, 0.26 -0.62')),
      shade(enamel, 0.28),
    ),
    fill(K.disc(cx, cy, k * 1.1), P.gold) + fill(K.disc(cx, cy, k), P.card),
    K.stroke(
      Array.from({ length: 20 }, (_, i) => mark(i * 18 - 90, i % 5 ? 0.8 : 0.68)).join(''),
      P.ink,
      s * 0.01,
    ),
    K.stroke(`M${K.pt(K.go(cx, cy, 162, k * 0.2))}L${K.pt(K.go(cx, cy, -18, k * 0.72))}`, P.clay, s * 0.02),
    fill(K.disc(cx, cy, k * 0.1), P.ink),
  ]
}

/** gourd(x, y, s): a bottle gourd lying, its stalk to the right. */
const gourd = (x, y, s) => {
  const on = (text) => K.spots(text).map(([u, v]) => [x + u * s, y + v * s])
  const skin = mix(P.moss, P.straw, 0.4)
  const line = on('-0.46 -0.2, -0.3 -0.22, -0.1 -0.2, 0.14 -0.26, 0.36 -0.33, 0.5 -0.36')
  return (
    fill(K.disc(x, y, s * 0.46, s * 0.04), P.night, 0.3) +
    fill(K.disc(...on('-0.28 -0.2')[0], s * 0.24, s * 0.2), skin) +
    fill(
      K.ribbon(
        line,
        [0.08, 0.19, 0.18, 0.12, 0.11, 0.06].map((k) => k * s),
      ),
      skin,
    ) +
    fill(
      K.ribbon(
        on('-0.46 -0.1, -0.24 -0.05, 0 -0.08, 0.3 -0.22, 0.5 -0.32'),
        [0.02, 0.05, 0.05, 0.04, 0.02].map((k) => k * s),
      ),
      shade(skin, 0.2),
    ) +
    K.stroke(K.curve(on('-0.4 -0.32, -0.16 -0.36, 0.14 -0.33')), tint(skin, 0.5), s * 0.03) +
    K.stroke(`M${K.pt(on('0.52 -0.36')[0])}l${K.n(s * 0.1)} ${K.n(-s * 0.08)}`, P.earth, s * 0.04)
  )
}

/** ladle(x, y, len, s): a steel ladle hung from a hook at (x, y); s the radius of its bowl. */
const ladle = (x, y, len, s) => {
  const steel = mix(P.stone, P.card, 0.45)
  return (
    K.stroke(`M${x} ${y - 12}v16`, P.gold, 8) +
    K.stroke(`M${x} ${y + 6}V${y + len}`, steel, 10) +
    fill(`M${x - s} ${y + len}h${s * 2}a${s} ${s} 0 0 1 ${-s * 2} 0Z`, steel) +
    fill(
      `M${x + s * 0.2} ${y + len}h${s * 0.8}a${s} ${s} 0 0 1 ${-s * 0.9} ${s * 0.98}Z`,
      shade(steel, 0.25),
    ) +
    K.stroke(`M${x - s} ${y + len}h${s * 2}`, P.card, 5)
  )
}

export function weighingTable(r) {
  const wall = mix(P.clay, P.plum, 0.25)
  const wood = mix(P.earth, P.gold, 0.35)
  const stone = tint(P.stone, 0.25)
  const grains = [P.straw, mix(P.clay, P.earth, 0.3), P.moss, P.card, P.gold, P.earth]
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    K.stipple(r, 320, () => [r.range(290, 1210), r.range(30, 640)], shade(wall, 0.25), 3, 0.5),
    // the pantry shelf
    fill(K.box(300, 314, 900, 20), P.night, 0.3),
    fill(K.cutBox(r, 290, 292, 920, 24, 1), wood),
    ...grains.map((tone, i) =>
      K.jar(r, 420 + i * 132, 294, [150, 172, 140][i % 3], tone, i % 2 ? P.leaf : P.water),
    ),
    ...grains.map((_, i) => fill(K.cutBox(r, 394 + i * 132, 246, 52, 26, 1), P.card)),
    ladle(1000, 336, 230, 30),
    ladle(1082, 336, 200, 40),
    ladle(466, 336, 214, 34),
    fill(K.box(0, 716, 1500, 300), stone),
    fill(K.box(0, 716, 1500, 14), P.card),
    K.stipple(r, 300, () => [r.range(290, 1210), r.range(740, 970)], shade(stone, 0.2), 4, 0.5),
    dialScale(r, 730, 784, 420),
    gourd(1010, 822, 250),
    K.dish(r, 446, 800, 190, P.card, mix(P.straw, P.gold, 0.3), { h: 0.4 }),
    K.stipple(r, 90, K.spotIn(r, 446, 728, 78, 10), shade(P.gold, 0.2), 5, 0.8),
    // the patient's card, and millet in the ear
    fill(K.poly(K.spots('594 838, 826 838, 852 926, 566 926')), P.night, 0.25),
    fill(K.handCut(r, K.spots('588 830, 820 830, 844 916, 560 916'), { amp: 1.5 }), P.card),
    K.stroke('M620 852H700M614 872H790M608 892H770', P.moss, 6) + K.stroke('M734 852h60', P.clay, 7),
    ear(r, 880, 938, 250, -10, P.gold),
    ear(r, 900, 908, 220, -24, mix(P.gold, P.clay, 0.3)),
    K.berries(K.spots('524 872, 558 848, 500 842'), 22, P.clay, P.peach),
  ]
}
