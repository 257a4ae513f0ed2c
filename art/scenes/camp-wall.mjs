// The children's summer camp: a wall with its pegs in the morning, before the children come.
import * as K from '../kit/index.mjs'
import { rounded, sunPatch } from './instruments.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** kite(x, y, s, tones, rot, tail): a paper kite in four fields, its tail of bows hanging down. */
const kite = (x, y, s, [a, b], rot, tail) => {
  const to = (text) => K.poly(K.spots(text).map(([u, v]) => [u * s, v * s]))
  const d = to('0 -0.6, 0.46 -0.1, 0 0.66, -0.46 -0.1')
  const end = K.go(x, y, 90 + rot, s * 0.64)
  const [ex, ey] = end
  const line = K.bow(end, [ex + tail[0], ey + tail[1]], tail[2], 12)
  const bows = [3, 6, 9, 12].map((i) => {
    const [px, py] = line[i]
    const w = s * 0.09
    return (
      K.poly([
        [px, py],
        [px - w, py - w * 0.7],
        [px - w, py + w * 0.7],
      ]) +
      K.poly([
        [px, py],
        [px + w, py - w * 0.7],
        [px + w, py + w * 0.7],
      ])
    )
  })
  return (
    K.stroke(`M${line.map(K.pt).join('L')}`, P.card, 3) +
    fill(bows.filter((_, i) => i % 2).join(''), a) +
    fill(bows.filter((_, i) => !(i % 2)).join(''), b) +
    K.at(x + 16, y + 20, fill(d, P.night, 0.18), { rot }) +
    K.at(
      x,
      y,
      fill(d, a) +
        fill(to('0 -0.6, 0.46 -0.1, 0 -0.1') + to('0 0.66, -0.46 -0.1, 0 -0.1'), b) +
        fill(to('0 -0.6, 0.46 -0.1, 0 0.66'), P.night, 0.1) +
        fill(K.disc(0, -s * 0.1, s * 0.13), P.card) +
        fill(K.disc(0, -s * 0.1, s * 0.07), a) +
        K.stroke(`M0 ${-s * 0.6}V${s * 0.66}`, P.earth, 4, 0.7),
      { rot },
    )
  )
}

/** straw(x, y, s, band): a straw hat hung flat on its peg, its crown to us. */
const straw = (x, y, s, band) => {
  const tone = mix(P.straw, P.gold, 0.22)
  const rays = Array.from(
    { length: 32 },
    (_, i) => `M${K.pt(K.go(x, y, i * 11.25, s * 0.6))}L${K.pt(K.go(x, y, i * 11.25, s * 0.95))}`,
  )
  return (
    fill(K.disc(x + s * 0.12, y + s * 0.16, s), P.night, 0.18) +
    fill(K.disc(x, y, s), tone) +
    K.stroke(rays.join(''), shade(tone, 0.14), 3) +
    K.stroke([0.98, 0.8, 0.66].map((k) => K.disc(x, y, s * k)).join(''), shade(tone, 0.16), 3.5) +
    fill(K.disc(x + s * 0.05, y + s * 0.07, s * 0.55), shade(tone, 0.35)) +
    fill(K.disc(x, y, s * 0.53), band) +
    fill(
      K.poly([
        [x + s * 0.2, y + s * 0.44],
        [x + s * 0.62, y + s * 1.12],
        [x + s * 0.44, y + s * 1.14],
        [x + s * 0.38, y + s * 1.24],
        [x + s * 0.06, y + s * 0.5],
      ]),
      shade(band, 0.16),
    ) +
    fill(K.disc(x, y - s * 0.02, s * 0.44), tint(tone, 0.12)) +
    K.stroke(
      [0.36, 0.27, 0.18, 0.09].map((k) => K.disc(x, y - s * 0.02, s * k)).join(''),
      shade(tone, 0.12),
      3,
    )
  )
}

/** flowerPot(x, y, s): a clay pot with a rim on y, s wide; grown(x, top) is what stands in it. */
const flowerPot = (x, y, s, tone, grown) => {
  const h = s * 0.84
  return (
    grown(x, y - h) +
    fill(
      K.poly([
        [x - s * 0.42, y - h * 0.8],
        [x + s * 0.42, y - h * 0.8],
        [x + s * 0.3, y],
        [x - s * 0.3, y],
      ]),
      tone,
    ) +
    fill(
      K.poly([
        [x + s * 0.18, y - h * 0.8],
        [x + s * 0.42, y - h * 0.8],
        [x + s * 0.3, y],
        [x + s * 0.1, y],
      ]),
      shade(tone, 0.26),
    ) +
    fill(K.box(x - s * 0.5, y - h, s, h * 0.26), tint(tone, 0.1)) +
    fill(K.box(x + s * 0.2, y - h, s * 0.3, h * 0.26), shade(tone, 0.2)) +
    fill(K.box(x - s * 0.42, y - h * 0.74, s * 0.84, h * 0.06), shade(tone, 0.4))
  )
}

/** bean(x, y, s): a seedling with two pairs of leaves; sunflower: one grown tall. */
const bean = (s) => (x, y) =>
  K.stroke(`M${x} ${y + 6}Q${x - 6} ${y - s * 0.5} ${x + 2} ${y - s}`, P.leaf, 8) +
  fill(
    [
      [-0.5, -160],
      [-0.5, -24],
      [-0.98, -140],
      [-0.98, -44],
    ]
      .map(([k, a]) => K.leafD(x, y + s * k, s * 0.5, s * 0.24, a))
      .join(''),
    P.leaf,
  ) +
  fill(K.leafD(x, y - s, s * 0.3, s * 0.16, -96), P.sage)
const sunflower = (s) => (x, y) =>
  K.stroke(`M${x} ${y + 6}Q${x + 12} ${y - s * 0.5} ${x - 4} ${y - s}`, P.leaf, 10) +
  fill(
    K.leafD(x + 5, y - s * 0.28, s * 0.46, s * 0.2, -18) +
      K.leafD(x + 5, y - s * 0.5, s * 0.42, s * 0.2, -158),
    P.leaf,
  ) +
  K.flower(x - 4, y - s, s * 0.3, 14, mix(P.gold, P.straw, 0.2), P.earth, 6) +
  fill(K.disc(x - 4, y - s, s * 0.12), P.earth)

/** flask(x, y, s): a steel water bottle with a cloth strap, on y. */
const flask = (x, y, s, tone) =>
  K.stroke(
    `M${x - s * 0.14} ${y - s * 0.86}C${x - s * 0.5} ${y - s * 0.7} ${x - s * 0.46} ${y - s * 0.1} ${x - s * 0.3} ${y - s * 0.04}`,
    P.clay,
    s * 0.05,
  ) +
  fill(rounded(x - s * 0.2, y - s * 0.82, s * 0.4, s * 0.82, s * 0.09), tone) +
  fill(
    `M${x + s * 0.06} ${y - s * 0.82}H${x + s * 0.11}a${s * 0.09} ${s * 0.09} 0 0 1 ${s * 0.09} ${s * 0.09}V${y - s * 0.09}a${s * 0.09} ${s * 0.09} 0 0 1 ${-s * 0.09} ${s * 0.09}H${x + s * 0.06}Z`,
    shade(tone, 0.26),
  ) +
  fill(
    K.box(x - s * 0.2, y - s * 0.54, s * 0.4, s * 0.06) +
      K.box(x - s * 0.2, y - s * 0.44, s * 0.4, s * 0.025),
    P.straw,
  ) +
  fill(rounded(x - s * 0.12, y - s * 0.98, s * 0.24, s * 0.18, s * 0.03), shade(P.stone, 0.2)) +
  fill(K.box(x - s * 0.14, y - s * 0.72, s * 0.045, s * 0.6), tint(tone, 0.5))

/** boat(x, y, s, tone): a folded paper boat. */
const boat = (x, y, s, tone) =>
  fill(K.placed('M-0.16 -0.24L0.04 -0.62L0.22 -0.24Z', { x, y, s }), shade(tone, 0.14)) +
  fill(K.placed('M-0.6 -0.3L0 -0.2L0 0L-0.36 0Z', { x, y, s }), tone) +
  fill(K.placed('M0.6 -0.3L0 -0.2L0 0L0.36 0Z', { x, y, s }), shade(tone, 0.2))

export const campWall = {
  'summer-camp': scene('summercamp', (r) => {
    const wall = mix(P.moss, P.sand, 0.36)
    const wood = mix(P.earth, P.gold, 0.36)
    const peg = (x) =>
      fill(K.disc(x + 5, 128, 13), P.night, 0.2) +
      fill(K.disc(x, 122, 13), shade(wood, 0.3)) +
      fill(K.disc(x - 2, 119, 8), tint(wood, 0.2))
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 420, () => [r.range(0, 1500), r.range(0, 780)], shade(wall, 0.14), 3, 0.5),
      sunPatch([560, -20, 620, 800, 190], mix(wall, P.card, 0.4), wall),
      // the rail with its pegs
      fill(K.box(0, 144, 1500, 14), P.night, 0.16),
      fill(K.cutBox(r, -10, 98, 1520, 48, 1), wood),
      fill(K.box(0, 98, 1500, 8), tint(wood, 0.3)),
      kite(290, 356, 360, [P.clay, P.gold], -12, [-46, 220, 0.2]),
      kite(1050, 330, 320, [P.water, P.straw], 12, [40, 220, -0.24]),
      straw(690, 300, 166, P.clay),
      straw(1356, 276, 122, P.leaf),
      ...[120, 245, 500, 870, 1090, 1230].map(peg),
      // the shelf
      fill(K.box(0, 872, 1500, 60), P.night, 0.18),
      fill(K.cutBox(r, -10, 838, 1520, 40, 1.5), wood),
      fill(K.box(0, 838, 1500, 8), tint(wood, 0.35)),
      fill(K.box(0, 868, 1500, 10), shade(wood, 0.35)),
      fill(K.box(0, 878, 1500, 130), shade(wall, 0.2)),
      fill(K.box(0, 878, 1500, 26), P.night, 0.18),
      flowerPot(130, 840, 180, P.clay, bean(140)),
      flowerPot(500, 840, 164, mix(P.clay, P.earth, 0.25), sunflower(250)),
      boat(694, 840, 124, P.card),
      flask(890, 840, 280, P.leaf),
      flowerPot(1150, 840, 140, mix(P.clay, P.sand, 0.2), bean(104)),
      K.bookPile(r, 1356, 840, 230, 4, [P.water, P.clay, P.leaf, P.gold]),
    ]
  }),
}
