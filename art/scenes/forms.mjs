// The library, and where the college lies.
import * as K from '../kit/index.mjs'
import { scenes as maps } from '../maps/index.mjs'
import { chair, scene, table } from './pieces.mjs'
import { hall, room } from './stages.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const scenes = {
  approach: maps.approach,
  campus: maps.campus,
  'library-hall': scene('lhall', (r) => [
    ...hall(r, {
      wall: mix(P.sand, P.earth, 0.12),
      hour: 'green',
      bays: 3,
      floor: mix(P.earth, P.sand, 0.45),
      base: 0.62,
    }),
    K.bookcase(r, 0, 740, 330, 640, 6),
    K.bookcase(r, 1170, 740, 330, 640, 6),
    ...[500, 750, 1000].map((x) => chair(x, 850, 260, shade(P.earth, 0.35))),
    table(r, 750, 910, 860, 180, P.earth),
    K.bookPile(r, 1040, 732, 150, 3),
    K.openBook(520, 732, 170, P.leaf),
    K.openBook(800, 732, 170, P.clay),
  ]),
  'library-reading': scene('lreading', (r) => [
    ...room(r, {
      wall: P.peach,
      floor: mix(P.clay, P.sand, 0.4),
      hour: 'dawn',
      win: [0.34, 0.08, 0.32, 0.48],
    }),
    chair(250, 930, 440, shade(P.earth, 0.2)),
    chair(1190, 930, 440, shade(P.earth, 0.2), true),
    table(r, 720, 920, 760, 250, P.earth),
    K.bookPile(r, 720, 670, 190, 5),
    K.openBook(470, 672, 210, P.leaf),
    K.dish(r, 960, 672, 150, P.water, P.sand),
    K.pot(r, 1390, 930, 170),
    K.fern(r, 1390, 780, 240, -110, P.leaf),
    K.fern(r, 1390, 780, 240, -70, P.sage),
  ]),
  'library-digital': scene('ldigital', (r) => {
    const wall = shade(P.water, 0.42)
    const wood = mix(P.earth, P.plum, 0.35)
    const glow = mix(P.card, P.water, 0.12)
    const dusk = { leaf: shade(P.leaf, 0.62), dark: shade(P.leaf, 0.7), trunk: shade(P.leaf, 0.7) }
    const places = [210, 480, 750, 1020, 1290]
    const panes = places.map((x) => K.archD(x, 420, 196, 350))
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 260, () => [r.range(0, 1500), r.range(0, 500)], shade(wall, 0.3), 3, 0.5),
      K.within('panes', panes.join(''), [
        K.sky(
          r,
          1500,
          [shade(P.water, 0.1), mix(P.water, P.peach, 0.45), P.peach, mix(P.gold, P.peach, 0.4)],
          60,
          430,
        ),
        K.stipple(r, 40, () => [r.range(100, 1400), r.range(80, 210)], P.sand, 4, 0.8),
        K.treeline(r, () => 430, 60, 1440, shade(P.leaf, 0.55), { gap: 44, size: 60, skip: 0 }),
        ...[260, 520, 700, 1090, 1310].map((x, i) => K.palm(r, x, 430, 230 + (i % 3) * 50, dusk)),
      ]),
      K.stroke(
        panes.join('') + places.map((x) => `M${x} 72V420M${x - 98} 250h196`).join(''),
        shade(wall, 0.5),
        11,
      ),
      fill(K.cutBox(r, -10, 420, 1520, 26, 1), shade(wall, 0.5)),
      ...places.map(
        (x) => fill(K.disc(x, 540, 134, 128), glow, 0.12) + fill(K.disc(x, 540, 118, 100), glow, 0.1),
      ),
      ...places.flatMap((x, i) => terminal(x, 626, 190, glow, i)),
      fill(K.cutBox(r, -10, 626, 1520, 70, 1.5), wood),
      ...places.map((x) => fill(`M${x - 84} 634h168l34 52h-236Z`, glow, 0.2)),
      ...places.map(
        (x) =>
          fill(`M${x - 62} 646h124l10 26h-144Z`, P.stone) +
          K.stroke(`M${x - 58} 655h116M${x - 62} 664h124`, shade(P.stone, 0.3), 3),
      ),
      fill(K.box(0, 694, 1500, 30), shade(wood, 0.4)),
      fill(K.box(0, 724, 1500, 280), shade(wood, 0.62)),
      fill(K.box(0, 900, 1500, 100), mix(wood, P.night, 0.45)),
      ...places.map((x) => fill(K.disc(x, 960, 130, 14), P.night, 0.35)),
      reader(480, 870, 240, P.gold, 'plait'),
      reader(1020, 870, 240, P.clay),
      ...places.map((x) => backOfChair(x, 964, 200)),
    ]
  }),
}

/** A terminal on the desk y, w wide; each shows something else. */
const terminal = (x, y, w, glow, i) => {
  const [l, top, h] = [x - w / 2 + 9, y - w * 0.86, w * 0.6]
  const text = (from, count, wide) =>
    K.stroke(
      Array.from(
        { length: count },
        (_, k) => `M${K.n(l + from)} ${K.n(top + 40 + k * 17)}h${K.n(wide * (k % 3 === 2 ? 0.6 : 1))}`,
      ).join(''),
      mix(P.water, P.paper, 0.35),
      5,
    )
  const shown = [
    text(18, 4, 130),
    fill(K.box(l + 18, top + 34, 56, 62), tint(P.clay, 0.4)) + text(88, 4, 64),
    K.stroke(`M${K.n(l + 22)} ${K.n(top + 92)}l34 -22l28 10l34 -38l34 12`, P.clay, 5) +
      K.stroke(`M${K.n(l + 18)} ${K.n(top + 30)}v68h140`, P.moss, 4),
    text(18, 4, 60) + text(96, 4, 60),
    fill(K.box(l + 14, top + 30, 146, 70), P.leaf) +
      fill(
        K.poly([
          [l + 76, top + 48],
          [l + 76, top + 84],
          [l + 106, top + 66],
        ]),
        P.card,
      ),
  ]
  return [
    fill(K.box(x - 10, y - w * 0.26, 20, w * 0.24), P.night),
    fill(K.disc(x, y, w * 0.22, 8), P.night),
    fill(K.box(x - w / 2, y - w * 0.9, w, w * 0.68), P.night),
    fill(K.box(l, top, w - 18, h), glow),
    fill(K.box(l, top, w - 18, 16), mix(P.moss, P.paper, 0.3)),
    shown[i % shown.length],
  ]
}

/** Somebody seated at the desk, from behind, down to the chair's seat on y. */
const reader = (x, y, h, top, hair = 'short') =>
  K.within(`reader${x}`, K.box(x - h, 0, h * 2, y), [
    K.figure('away', {
      x,
      y: y + h * 1.02,
      h: h * 2,
      top,
      hair,
      skin: P.skins[1],
      adjust: {
        armL: K.spots('-0.66 -5.86, -0.94 -4.9, -0.3 -4.7'),
        armR: K.spots('0.66 -5.86, 0.94 -4.9, 0.3 -4.7'),
      },
    }),
  ])

/** A slatted chair from behind, s high, on y. */
const backOfChair = (x, y, s) => {
  const wood = mix(P.earth, P.clay, 0.25)
  return (
    K.stroke(`M${x - s * 0.36} ${y}V${y - s}M${x + s * 0.36} ${y}V${y - s}`, wood, 17) +
    fill(
      K.box(x - s * 0.38, y - s, s * 0.76, s * 0.16) + K.box(x - s * 0.36, y - s * 0.74, s * 0.72, s * 0.09),
      mix(wood, P.gold, 0.2),
    ) +
    fill(K.box(x - s * 0.42, y - s * 0.5, s * 0.84, s * 0.1), shade(wood, 0.2))
  )
}
