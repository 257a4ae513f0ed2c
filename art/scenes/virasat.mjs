// Virasat: the stage at night, and its instruments before the concert.
import * as K from '../kit/index.mjs'
import { glow, scene, times } from './pieces.mjs'
import { ankleBells, restingVeena, round, saffron, stageLamp, tabla } from './regalia.mjs'
import { people } from './stages.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const virasat = {
  'virasat-1': scene('stage', (r) => {
    const cloth = mix(P.plum, P.clay, 0.3)
    const tops = [P.gold, P.straw, P.clay, P.leaf, P.sand, P.water, P.peach]
    const row = (xs, y, h, dim) =>
      people(
        r,
        xs.map((x, i) => [
          'lotusBack',
          x,
          y,
          h,
          {
            top: shade(tops[(i * 3 + h) % 7], dim),
            legs: shade(tops[(i * 5 + 2) % 7], dim + 0.1),
            hair: ['bun', 'short', 'plait'][(i + h) % 3],
          },
        ]),
      )
    const star = () => [r.range(0, 1500), r.range(0, 330)]
    const edge = times(11, (i) => 260 + i * 98)
    return [
      K.sky(r, 1500, [shade(P.water, 0.62), shade(P.water, 0.45), P.plum, mix(P.plum, P.clay, 0.6)], 0, 620),
      K.stipple(r, 120, star, P.card, 4, 0.8),
      K.treeline(r, () => 470, -20, 1520, shade(P.deep, 0.5), { gap: 60, size: 110, skip: 0 }),
      fill(K.box(0, 480, 1500, 530), shade(P.leaf, 0.58)),
      ...glow(r, 750, 430, [720, 560, 420]),
      // the stage
      fill(K.box(250, 210, 1000, 350), cloth),
      fill(
        times(13, (i) => K.ribbon(K.spots(`${285 + i * 78} 210, ${289 + i * 78} 560`), [10, 20])).join(''),
        shade(cloth, 0.28),
      ),
      fill(K.disc(750, 400, 128), mix(P.gold, P.clay, 0.3)),
      fill(
        round(750, 400, 16, 62, (x, y, a) => K.leafD(x, y, 58, 26, a)),
        P.straw,
      ),
      fill(
        round(750, 400, 10, 14, (x, y, a) => K.leafD(x, y, 44, 22, a)),
        P.clay,
      ),
      ...[236, 1264].map((x) => K.pillar(r, x, 572, 400, 40, P.sand)),
      fill(
        'M180 150H1320V204Q1266 256 1212 204Q1158 256 1104 204Q1050 256 996 204Q942 256 888 204Q834 256 780 204Q726 256 672 204Q618 256 564 204Q510 256 456 204Q402 256 348 204Q294 256 180 204Z',
        P.clay,
      ),
      fill(K.cutBox(r, 170, 136, 1160, 24, 1.5), P.gold),
      fill(K.cutBox(r, 190, 560, 1120, 30, 1.5), mix(P.clay, P.gold, 0.3)),
      fill(K.cutBox(r, 210, 588, 1080, 112, 2), P.earth),
      fill(times(14, (i) => K.archD(262 + i * 75, 690, 46, 74)).join(''), shade(P.earth, 0.4)),
      ...stageLamp(350, 566, 210),
      ...stageLamp(1150, 566, 210),
      // lamps along its edge
      fill(edge.map((x) => K.disc(x, 540, 44)).join(''), P.straw, 0.16),
      fill(edge.map((x) => `M${x - 20} 552Q${x} 574 ${x + 20} 552Z`).join(''), P.gold),
      fill(edge.map((x) => K.leafD(x, 554, 36, 14, -90)).join(''), P.card),
      // those who sit before it
      ...row([110, 360, 620, 880, 1140, 1390], 776, 280, 0.32),
      ...row([190, 470, 750, 1030, 1310], 908, 400, 0.42),
    ]
  }),
  'virasat-2': scene('veena', (r) => {
    const curtain = mix(P.plum, P.clay, 0.35)
    const boards = mix(P.earth, P.clay, 0.25)
    const fold = (x) =>
      K.ribbon(
        [
          [x, -10],
          [x + r.off(14), 330],
          [x, 650],
        ],
        [16, 26, 34],
      )
    const garland = (i) => {
      const long = i % 2 ? 3 : 5
      return times(long, (k) =>
        K.flower(
          60 + i * 138,
          92 + k * 44,
          24,
          10,
          k === long - 1 ? P.card : [P.gold, saffron][k % 2],
          P.clay,
          k * 20,
        ),
      )
    }
    return [
      fill(K.box(0, 0, 1500, 1000), curtain),
      fill(times(16, (i) => fold(i * 100 + 20)).join(''), shade(curtain, 0.26)),
      fill(K.box(0, 590, 1500, 26) + K.box(0, 622, 1500, 10), mix(P.gold, P.straw, 0.3)),
      ...glow(r, 150, 330, [460, 320, 190]),
      ...glow(r, 1400, 400, [330, 230, 140]),
      ...times(11, garland),
      K.stroke(K.curve(times(12, (i) => [-20 + i * 140, i % 2 ? 84 : 56])), P.leaf, 12),
      fill(K.box(0, 640, 1500, 370), boards),
      fill(K.box(0, 632, 1500, 12), P.night, 0.5),
      K.paving(r, 700, 100, 644, 1000, -1200, 2600, 13, shade(boards, 0.5), { rows: 1, o: 0.8 }),
      K.dryBrush(r, -50, 660, 1500, 330, 90, tint(boards, 0.14), { o: 0.5 }),
      fill(K.blob(r, 300, 840, 520, 110, { points: 18, amp: 0.03 }), P.gold, 0.14),
      ...stageLamp(1400, 716, 360),
      ...stageLamp(148, 896, 620),
      restingVeena(330, 760),
      ...tabla(1306, 846, 200, 170, mix(P.stone, P.clay, 0.4)),
      ...tabla(1122, 902, 150, 190, mix(P.gold, P.earth, 0.4)),
      ...ankleBells(560, 884, 190, P.clay),
      ...ankleBells(800, 906, 190, P.clay),
    ]
  }),
}
