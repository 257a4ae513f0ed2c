// The posters that students draw about what has become of those who left.
import * as K from '../kit/index.mjs'
import { animal } from './animals.mjs'
import { rounded } from './instruments.mjs'
import { balance, chair, scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const poster = { w: 900, h: 1200, scale: 1.2 }
const border = (tone) => K.stroke(K.box(30, 30, 840, 1140), tone, 6)

/** foliage(x, y, count, tone): so many leaves around a point, none hiding another. */
const foliage = (r, x, y, count, tones) => {
  const set = K.inks()
  for (let i = 0; i < count; i++) {
    const [a, k] = [i * 137.5, 13.8 * Math.sqrt(i + 0.5)]
    const p = K.go(x, y, a, k)
    set.add(r.pick(tones), K.leafD(...p, r.range(27, 34), 12, a + r.off(40)))
  }
  return set.out()
}

/** eyeChart(x, y, w): rows of open squares, smaller and smaller, on a sheet that ends at y. */
const eyeChart = (x, y, w) =>
  fill(K.box(x - w / 2, y - w * 1.34, w, w * 1.34), P.card) +
  [0.26, 0.19, 0.14, 0.1, 0.075]
    .map((k, row) => {
      const s = k * w
      const spots = Array.from({ length: row + 1 }, (_, i) => [
        x + (i - row / 2) * s * 1.55,
        y - w * [1.12, 0.83, 0.59, 0.4, 0.24][row],
      ])
      const signs = spots.map(
        ([u, v]) =>
          `M${K.n(u + s / 2)} ${K.n(v - s / 2)}H${K.n(u - s / 2)}V${K.n(v + s / 2)}H${K.n(u + s / 2)}M${K.n(u - s / 2)} ${K.n(v)}H${K.n(u + s / 2)}`,
      )
      return K.stroke(signs.join(''), P.ink, s * 0.2)
    })
    .join('')

/** lit(id, x, y, w, h, inside): a window at night, its shutters open, with what is to be seen in it. */
const lit = (r, id, x, y, w, h, inside) => {
  const shutter = mix(P.leaf, P.night, 0.35)
  const slats = (u) =>
    K.stroke(
      Array.from({ length: 11 }, (_, i) => `M${u + 10} ${y + 22 + (i * (h - 44)) / 10}h${w * 0.3 - 20}`).join(
        '',
      ),
      shade(shutter, 0.35),
      5,
    )
  return [
    fill(K.cutBox(r, x - 10, y - 12, w + 20, h + 24, 1), mix(P.stone, P.water, 0.35)),
    fill(K.box(x, y, w, h), mix(P.gold, P.straw, 0.45)),
    K.within(id, K.box(x, y, w, h), [
      fill(K.disc(x + w / 2, y + h * 0.3, w * 0.5), P.straw, 0.7),
      K.at(x + w / 2, y + h, inside),
    ]),
    K.stroke(`M${x + w / 2} ${y}v${K.n(h * 0.26)}M${x} ${K.n(y + h * 0.26)}h${w}`, shade(P.earth, 0.2), 7),
    ...[x - 18 - w * 0.3, x + w + 18].map(
      (u) => fill(K.cutBox(r, u, y - 4, w * 0.3, h + 8, 1), shutter) + slats(u),
    ),
    fill(K.cutBox(r, x - 24, y + h + 6, w + 48, 20, 1), mix(P.stone, P.water, 0.2)),
  ]
}

/** stethoscope(x, y): lying with its earpieces to the left. */
export const stethoscope = (x, y) => {
  const [tube, steel] = [shade(P.clay, 0.2), mix(P.stone, P.card, 0.4)]
  const ears = 'M0 -30C90 -60 150 0 190 40M20 112C80 122 140 100 190 40'
  const hose = 'M190 40C300 40 330 150 430 120S560 -70 470 -62'
  return K.at(
    x,
    y,
    K.at(9, 14, K.stroke(ears + hose, P.night, 16, 0.3)) +
      K.stroke(ears, steel, 10) +
      K.stroke('M148 2Q172 18 190 40Q168 64 143 84', tube, 15) +
      K.stroke(hose, tube, 17) +
      fill(K.disc(-4, -30, 17, 13) + K.disc(14, 111, 17, 13), P.ink) +
      fill(K.disc(450, -42, 52), P.night, 0.3) +
      fill(K.disc(440, -56, 52), steel) +
      fill(K.disc(440, -56, 41), shade(steel, 0.25)) +
      fill(K.disc(440, -56, 36), P.card),
  )
}

/** keys(x, y): three on a ring with a tag. */
const keys = (x, y) => {
  const key = (rot, tone, len) =>
    K.at(
      x,
      y,
      K.stroke(K.disc(0, 62, 22), tone, 13) +
        K.stroke(`M0 84V${len}M0 ${len - 8}h20M0 ${len - 30}h16`, tone, 12),
      { rot },
    )
  return (
    K.at(8, 12, K.fade(key(-34, P.night, 150) + key(12, P.night, 168), 0.3)) +
    K.at(
      x,
      y,
      fill(K.box(-24, 40, 56, 100), P.night, 0.25) +
        fill(rounded(-30, 34, 56, 100, 12), P.water) +
        fill(K.disc(-2, 52, 8), P.sand),
      { rot: 58 },
    ) +
    key(-34, P.gold, 150) +
    key(12, mix(P.stone, P.card, 0.3), 168) +
    key(-10, mix(P.gold, P.earth, 0.3), 140) +
    K.stroke(K.disc(x, y + 8, 42), mix(P.stone, P.card, 0.3), 7)
  )
}

export const posters = {
  'poster-placement-1': scene(
    'poster1',
    (r) => {
      const wood = mix(P.earth, P.sand, 0.3)
      const tips = K.spots(
        '300 272, 456 214, 606 272, 172 396, 368 402, 536 398, 728 402, 186 566, 334 556, 572 552, 720 570',
      )
      const tones = [P.gold, P.straw, tint(P.clay, 0.12), P.moss, P.sand, tint(P.water, 0.35)]
      const fork = (x, y) => [450 + (x - 450) * 0.03, 740 - (620 - y) * 0.22]
      return [
        fill(K.box(0, 0, 900, 1200), P.deep),
        K.stipple(r, 260, () => [r.range(40, 860), r.range(40, 960)], tint(P.deep, 0.14), 3, 0.6),
        fill(K.ribbon(K.spots('396 1024, 424 930, 440 820, 450 690, 452 580'), [54, 33, 28, 24, 12]), wood),
        ...tips.map(([x, y]) =>
          fill(
            K.ribbon(K.bow(fork(x, y), [x, y], (x - 450) * -0.0007, 8), (t) => 11 * (1 - t) + 3),
            wood,
          ),
        ),
        // 618 leaves on eleven boughs
        ...tips.map(([x, y], i) =>
          foliage(r, x, y, i < 2 ? 57 : 56, [
            tones[i % 6],
            shade(tones[i % 6], 0.14),
            tint(tones[i % 6], 0.18),
          ]),
        ),
        fill(
          K.soft(K.spots('-80 1300, -60 1010, 240 1010, 420 992, 640 1010, 960 1000, 980 1300')),
          shade(P.deep, 0.4),
        ),
        K.grass(r, 40, 860, 1016, 30, 90, P.sage, { lean: 30 }),
        // where it began: a table and two chairs
        chair(504, 1098, 160, P.straw),
        chair(776, 1098, 160, P.straw, true),
        fill(K.cutBox(r, 548, 992, 184, 16, 1), P.sand),
        K.stroke('M566 1008V1096M714 1008V1096M566 1030H714', P.sand, 9),
        K.bookPile(r, 608, 992, 78, 3),
        K.oilLamp(r, 690, 993, 76),
        ...K.spots('170 1070, 256 1104, 330 1062, 130 1124').map(([x, y], i) =>
          fill(K.leafD(x, y, 28, 10, i * 50 - 20), tones[i]),
        ),
        border(P.sand),
      ]
    },
    poster,
  ),
  'poster-placement-2': scene(
    'poster2',
    (r) => {
      const wall = shade(P.water, 0.5)
      const dark = shade(P.earth, 0.35)
      const shapes = [
        K.bookPile(r, -50, 0, 110, 6) +
          K.stroke('M62 0V-80M62 -80L30 -112', dark, 7) +
          fill('M4 -96L36 -132L62 -92Z', dark),
        fill(rounded(-84, -112, 168, 112, 16), dark) +
          K.stroke('M-34 -112V-138H34V-112', dark, 11) +
          fill(K.box(-84, -74, 168, 8), P.gold) +
          K.leaf(0, -16, 50, 18, -90, P.card, P.mist, P.moss),
        K.figure('desk', {
          x: -34,
          y: 96,
          h: 300,
          skin: P.skins[1],
          top: P.clay,
          legs: P.deep,
          hair: 'plait',
        }) +
          fill(K.box(-30, -34, 200, 40), dark) +
          K.openBook(62, -34, 84, P.leaf),
        balance(-14, 0, 150, dark) + K.bottle(84, 0, 76, P.clay),
        K.pot(r, -62, 0, 60, P.clay) +
          K.tulsi(r, -62, -50, 128, { colour: P.leaf, dark: P.deep, vein: P.moss, bloom: P.plum }) +
          animal('cat', 50, 0, 104, dark, P.straw),
        eyeChart(0, -26, 106),
      ]
      return [
        fill(K.box(0, 0, 900, 1200), wall),
        K.stipple(r, 420, () => [r.range(0, 900), r.range(0, 1200)], shade(wall, 0.3), 3, 0.5),
        ...[64, 416, 768].map(
          (y) =>
            fill(K.box(0, y - 22, 900, 14), tint(wall, 0.1)) +
            fill(K.box(0, y - 8, 900, 6), shade(wall, 0.4)),
        ),
        ...shapes.flatMap((inside, i) =>
          lit(r, `w${i}`, [150, 540][i % 2], [104, 456, 808][Math.floor(i / 2)], 210, 244, inside),
        ),
        fill(K.box(0, 1112, 900, 90), shade(wall, 0.55)),
        fill(K.box(0, 1104, 900, 12), tint(wall, 0.1)),
        border(P.straw),
      ]
    },
    poster,
  ),
  'poster-placement-3': scene(
    'poster3',
    (r) => {
      const wood = mix(P.earth, P.gold, 0.28)
      const sheet = (x, y, w, h, tone, rot, on = '') =>
        K.at(
          x,
          y,
          fill(K.box(-w / 2 + 10, -h / 2 + 14, w, h), P.night, 0.28) +
            fill(K.cutBox(r, -w / 2, -h / 2, w, h, 1), tone) +
            on,
          { rot },
        )
      const letter = (tone) =>
        K.stroke('M-140 -94L0 20L140 -94', shade(tone, 0.2), 4) +
        fill(K.disc(0, 22, 22), P.clay) +
        K.flower(0, 22, 13, 6, tint(P.clay, 0.5), P.clay)
      return [
        fill(K.box(0, 0, 900, 1200), wood),
        K.stroke('M180 0V1200M360 0V1200M540 0V1200M720 0V1200', shade(wood, 0.4), 5),
        ...Array.from({ length: 60 }, () =>
          K.stroke(
            `M${K.n(r.range(0, 900))} ${K.n(r.range(0, 1200))}v${K.n(r.range(40, 160))}`,
            shade(wood, 0.14),
            3,
          ),
        ),
        // a case record, two letters of reference, one question
        sheet(
          316,
          640,
          400,
          540,
          P.leaf,
          -7,
          fill(K.box(-200, -270, 46, 540), shade(P.leaf, 0.25)) +
            fill(K.cutBox(r, -110, -190, 260, 130, 1), P.card) +
            K.stroke('M-84 -152H116M-84 -124H60M-84 -96H92', P.moss, 6) +
            K.lotus(20, 130, 84, tint(P.leaf, 0.45), tint(P.leaf, 0.2), P.gold) +
            K.stroke('M176 -270V270', P.straw, 7),
        ),
        sheet(640, 284, 290, 196, P.sand, 9, letter(P.sand)),
        sheet(650, 470, 290, 196, P.card, -5, letter(P.card)),
        sheet(
          682,
          800,
          250,
          250,
          P.straw,
          6,
          K.stroke('M-42 -44C-44 -104 56 -104 48 -36C44 6 2 6 2 44', P.clay, 19) +
            fill(K.disc(2, 80, 13), P.clay),
        ),
        sheet(
          250,
          206,
          280,
          190,
          P.card,
          -4,
          fill(K.box(-140, -95, 280, 46), P.clay) +
            [0, 1, 2, 3]
              .map((row) =>
                fill([0, 1, 2, 3, 4].map((i) => K.disc(-88 + i * 44, -24 + row * 32, 5)).join(''), P.moss),
              )
              .join('') +
            K.stroke(rounded(-112, -8, 224, 34, 17), P.clay, 5),
        ),
        stethoscope(110, 990),
        K.at(
          470,
          250,
          fill(K.limb([10, -110], [10, 112], 13, 9), P.night) +
            fill(K.limb([0, -120], [0, 70], 13, 12), P.ink) +
            fill('M-12 70H12L2 118H-2Z', P.gold) +
            fill(K.box(-13, -30, 26, 9), P.gold) +
            K.stroke('M9 -116V-52', P.gold, 5),
          { rot: -16 },
        ),
        keys(720, 978),
        border(P.sand),
      ]
    },
    poster,
  ),
}
