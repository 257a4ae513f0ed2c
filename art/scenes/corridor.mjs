// The corridor of the art gallery, its wall of hands drawn in the massage class.
import * as K from '../kit/index.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const [wide, tall] = [172, 226]

/** sheetOf(r, id, x, y, look): a framed drawing of one hand, (x, y) its upper left corner. */
const sheetOf = (r, id, x, y, { kind, ground, ink, wood, rot = 0, flip = false }) => [
  fill(K.box(x + 10, y + 12, wide, tall), P.night, 0.22),
  fill(K.cutBox(r, x, y, wide, tall, 1), wood),
  fill(K.box(x + 10, y + 10, wide - 20, tall - 20), P.card),
  fill(K.box(x + 24, y + 24, wide - 48, tall - 48), ground),
  K.within(id, K.box(x + 24, y + 24, wide - 48, tall - 48), [
    K.hand(kind, {
      x: x + wide / 2 + (flip ? -6 : 6),
      y: y + tall * 0.7,
      s: 56,
      skin: ink,
      arm: 2,
      rot,
      flip,
    }),
  ]),
]

export const corridor = {
  'art-gallery-1': scene('gallery1', (r) => {
    const wall = mix(P.card, P.peach, 0.4)
    const floor = mix(P.stone, P.plum, 0.25)
    const sun = mix(P.gold, P.straw, 0.45)
    const wood = mix(P.earth, P.gold, 0.3)
    const light = (x) => K.archD(x, 760, 250, 560)
    const looks = [
      { kind: 'pinch', ground: P.leaf, ink: P.straw, wood, rot: 8 },
      { kind: 'press', ground: P.straw, ink: P.clay, wood: P.earth, flip: true },
      { kind: 'cup', ground: tint(P.water, 0.55), ink: shade(P.water, 0.3), wood: P.ink },
      { kind: 'open', ground: P.clay, ink: P.peach, wood, rot: -8, flip: true },
      { kind: 'open', ground: shade(P.water, 0.35), ink: tint(P.water, 0.6), wood, rot: 6 },
      { kind: 'pinch', ground: tint(P.clay, 0.6), ink: P.skins[3], wood: P.ink, flip: true },
      { kind: 'cup', ground: P.deep, ink: P.sage, wood },
      { kind: 'press', ground: tint(P.sand, 0.2), ink: mix(P.ink, P.stone, 0.3), wood: P.earth },
    ]
    const large = { kind: 'open', ground: tint(P.sand, 0.3), ink: mix(P.ink, P.stone, 0.35), wood: P.ink }
    const cord = (x, y, w) =>
      K.stroke(`M${x + w / 2} 84L${x + w * 0.27} ${y}M${x + w / 2} 84L${x + w * 0.73} ${y}`, wood, 3.5)
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      // the sun through the arches behind us
      ...[120, 560, 1000, 1440].map((x) => fill(light(x), sun, 0.5)),
      K.stroke(
        [120, 560, 1000, 1440].map((x) => `M${x} 210V760M${x - 125} 480H${x + 125}`).join(''),
        wall,
        12,
      ),
      fill(K.box(0, 70, 1500, 18), wood) + fill(K.box(0, 84, 1500, 7), shade(wood, 0.4)),
      fill(K.box(0, 742, 1500, 24), shade(wall, 0.2)),
      fill(K.box(0, 764, 1500, 250), floor),
      K.paving(r, 750, 420, 764, 1000, -800, 2300, 14, shade(floor, 0.3), { rows: 3, o: 0.5 }),
      ...[120, 560, 1000, 1440].map((x) => {
        const [a, b] = [(x - 750) * 0.36, 170]
        return fill(
          K.poly([
            [x - 125, 764],
            [x + 125, 764],
            [x + b + a, 1010],
            [x - b + a, 1010],
          ]),
          sun,
          0.42,
        )
      }),
      // Two by two, and one as large as four between them.
      ...looks.map((look, i) => {
        const [x, y] = [[70, 308, 1020, 1258][i % 4], 158 + Math.floor(i / 4) * 282]
        return [i < 4 ? cord(x, y, wide) : '', sheetOf(r, `h${i}`, x, y, look)]
      }),
      cord(552, 158, wide * 2.25),
      K.at(552, 158, sheetOf(r, 'large', 0, 0, large).join(''), { s: 2.25 }),
      // a bench, and somebody who has stopped before the tenth
      fill(K.disc(370, 900, 250, 16), P.night, 0.25),
      fill(K.box(190, 836, 26, 62) + K.box(524, 836, 26, 62), shade(wood, 0.35)),
      fill(K.cutBox(r, 140, 810, 460, 30, 1), wood) + fill(K.box(144, 834, 452, 9), shade(wood, 0.35)),
      K.openBook(300, 812, 84, P.clay),
    ]
  }),
}
