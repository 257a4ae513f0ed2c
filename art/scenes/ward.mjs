// Students' clinical work: the ward at night, and the one who makes her round.
import * as K from '../kit/index.mjs'
import { chartBoard } from './apparatus.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

const pillow = (x, y, w, h, k) =>
  K.soft([
    [x, y],
    [x + w / 2, y - k * 0.2],
    [x + w, y],
    [x + w, y + h],
    [x + w / 2, y + h],
    [x, y + h],
  ])

/** bed(r, id, x, look): an iron bed from its foot, somebody asleep in it under a net; y of the feet is 860. */
const bed = (r, x, { blanket, hair, curve }) => {
  const iron = mix(P.mist, P.card, 0.4)
  const dark = shade(blanket, 0.25)
  const net = K.poly([
    [x - 30, 150],
    [x + 30, 150],
    [x + 178, 650],
    [x + 190, 800],
    [x - 190, 800],
    [x - 178, 650],
  ])
  const folds = [-0.9, -0.62, -0.34, 0, 0.34, 0.62, 0.9]
    .map((k) => `M${K.n(x + k * 26)} 152Q${K.n(x + k * 60)} 420 ${K.n(x + k * 184)} 800`)
    .join('')
  const rail = (y, h, w, bars) =>
    K.stroke(`M${x - w} ${y + h}V${y}M${x + w} ${y + h}V${y}M${x - w} ${y}H${x + w}`, iron, 13) +
    K.stroke(
      Array.from(
        { length: bars },
        (_, i) => `M${K.n(x - w + ((i + 1) * 2 * w) / (bars + 1))} ${y}v${K.n(h * 0.6)}`,
      ).join(''),
      iron,
      6,
    )
  return [
    fill(K.disc(x, 872, 210, 20), P.night, 0.4),
    rail(420, 150, 118, 5),
    fill(pillow(x - 92, 462, 184, 76, 26), P.card),
    fill(K.disc(x, 492, 34, 40), P.skins[1]) + fill(K.blob(r, x, 474, 40, 32, { points: 9 }), hair),
    fill(
      K.soft([
        [x - 120, 530],
        [x - 60, 520],
        [x, 512],
        [x + 60, 520],
        [x + 120, 530],
        [x + 168, 660],
        [x + 172, 790],
        [x - 172, 790],
        [x - 168, 660],
      ]),
      blanket,
    ),
    fill(K.box(x - 166, 690, 332, 96), blanket) +
      fill(
        K.soft([
          [x - 74, 640],
          [x - 30, 616],
          [x - 4, 650],
          [x + 30, 616],
          [x + 74, 640],
          [x + 70, 720],
          [x - 70, 720],
        ]),
        tint(blanket, 0.12),
      ),
    K.stroke(
      `M${x - 10} 540Q${x - 40} 600 ${x - 50} 640M${x + 30} 540Q${x + 50} 590 ${x + 46} 640M${x - 120} 620Q${x - 140} 700 ${x - 140} 770M${x + 120} 620Q${x + 140} 700 ${x + 140} 770`,
      dark,
      6,
      0.7,
    ),
    fill(K.box(x - 118, 536, 236, 30), P.card),
    fill(K.box(x - 166, 776, 332, 30), P.card),
    fill(net, P.card, 0.13) + K.stroke(folds, P.card, 3, 0.3),
    K.stroke(K.disc(x, 150, 32, 9), iron, 7) + K.stroke(`M${x} 0V142`, iron, 3),
    rail(660, 206, 172, 7),
    chartBoard(x - 96, 700, 74, curve, P.clay),
  ]
}

export const ward = {
  'work-clinical': scene('wclinical', (r) => {
    const wall = shade(P.water, 0.42)
    const floor = mix(P.earth, P.plum, 0.5)
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      fill(K.box(0, 520, 1500, 260), shade(P.water, 0.56)),
      fill(K.box(0, 514, 1500, 8), tint(wall, 0.2)),
      fill(K.box(0, 760, 1500, 250), floor),
      K.paving(r, 750, 300, 762, 1000, -700, 2200, 15, shade(floor, 0.35), { rows: 3, o: 0.6 }),
      ...[330, 240, 150].map((k) =>
        fill(K.blob(r, 985, 470, k, k * 1.1, { points: 18, amp: 0.03 }), P.gold, 0.13),
      ),
      bed(r, 250, { blanket: P.clay, hair: P.hairTone, curve: [0.5, 0.9, 0.6, 0.7, 0.3, 0.2] }),
      bed(r, 720, {
        blanket: mix(P.gold, P.earth, 0.2),
        hair: mix(P.stone, P.ink, 0.3),
        curve: [0.2, 0.4, 0.3, 0.6, 0.4, 0.3],
      }),
      bed(r, 1260, { blanket: P.leaf, hair: P.hairTone, curve: [0.8, 0.7, 0.4, 0.5, 0.2, 0.1] }),
      // a tumbler of water by each
      ...[486].map(
        (x) =>
          fill(K.box(x - 52, 640, 104, 14), P.earth) +
          K.stroke(`M${x - 40} 654L${x - 46} 800M${x + 40} 654L${x + 46} 800`, P.earth, 9) +
          fill(
            K.poly([
              [x - 34, 588],
              [x + 6, 588],
              [x + 1, 640],
              [x - 29, 640],
            ]),
            mix(P.stone, P.card, 0.5),
          ),
      ),
      // the student with a lamp, at her third patient of the round
      fill(K.disc(985, 962, 360, 50), P.gold, 0.16),
      K.shadow(r, 985, 952, 250),
      K.figure('away', {
        x: 985,
        y: 950,
        h: 640,
        top: P.card,
        legs: P.leaf,
        wear: 'coat',
        hair: 'plait',
        skin: P.skins[1],
        adjust: {
          armL: K.spots('-0.66 -5.88, -1.06 -4.9, -1.3 -4.05, -1.32 -3.9'),
          armR: K.spots('0.66 -5.88, 1.1 -4.95, 0.5 -4.7, 0.4 -4.7'),
        },
      }),
      K.stroke('M872 614V640', P.ink, 6) + K.stroke('M846 700Q846 640 872 640Q898 640 898 700', P.ink, 6),
      fill(K.disc(872, 700, 70), P.gold, 0.28) +
        fill(K.disc(872, 696, 27, 34), P.straw) +
        fill(K.leafD(872, 716, 38, 13, -90), P.gold),
      fill(K.box(838, 724, 68, 16) + K.box(852, 652, 40, 14), P.earth),
    ]
  }),
}
