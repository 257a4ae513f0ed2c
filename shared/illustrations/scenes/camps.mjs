// Camps and days of the academic year, told by the things that people bring, make and leave lying.
import * as K from '../kit/index.mjs'
import { animal } from './animals.mjs'
import {
  along,
  cased,
  clock,
  cup,
  garland,
  hat,
  lantern,
  listeners,
  medal,
  print,
  rollEnd,
  scarf,
  sleeper,
  strand,
  veenaLaid,
  whistle,
} from './belongings.mjs'
import { bowlTop, rain, rounded, sunPatch } from './instruments.mjs'
import { ear, greens, heap, lime } from './pantry.mjs'
import { lamps, scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const camps = {
  'kids-camp-1': scene('kids1', (r) => {
    const floor = mix(P.clay, P.sand, 0.3)
    const dusky = { colour: P.plum, dark: P.plum, vein: P.plum, stem: P.plum }
    const mats = [
      ['cobra', P.gold, P.earth, 178],
      ['tortoise', P.leaf, P.straw, 186],
      ['crane', P.card, P.water, 168],
      ['fish', P.water, P.sand, 186],
      ['cat', P.straw, P.clay, 176],
    ]
    return [
      fill(K.box(0, 0, 1500, 1000), floor),
      K.stroke([0, 1, 2, 3, 4].map((i) => `M0 ${i * 190 - 20}H1500`).join(''), shade(floor, 0.22), 3, 0.5),
      K.stroke([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${i * 214} 0V760`).join(''), shade(floor, 0.22), 3, 0.5),
      K.stipple(r, 500, () => [r.range(0, 1500), r.range(0, 760)], shade(floor, 0.2), 3, 0.4),
      ...mats.map(([kind, tone, mark, s], i) =>
        K.at(
          206 + i * 272,
          380 + (i % 2) * 22,
          fill(rounded(-106, -296, 236, 620, 16), P.night, 0.22) +
            fill(rounded(-118, -310, 236, 620, 16), tone) +
            K.stroke(rounded(-106, -298, 212, 596, 8), mark, 3, 0.6) +
            K.stroke('M-106 -250H106M-106 -236H106M-106 236H106M-106 250H106', mark, 5, 0.6) +
            animal(kind, 0, kind === 'fish' ? 60 : 70, s, mark, tone),
          { rot: r.off(2.4) },
        ),
      ),
      K.fade(K.corner(r, 'neem', 1540, -60, 900, 138, dusky), 0.16),
      fill(K.cutBox(r, -10, 760, 1520, 260, 2), P.stone),
      fill(K.box(0, 760, 1500, 12), tint(P.stone, 0.5)),
      K.stipple(r, 240, () => [r.range(0, 1500), r.range(790, 1000)], shade(P.stone, 0.25), 3.2, 0.45),
      ...[P.clay, P.leaf, P.earth, P.water, P.plum, P.lagoon, P.deep, P.clay, P.earth].map((tone, i) =>
        K.at(
          118 + i * 158,
          930 + r.off(14),
          K.sandals(4, 6, 104, shade(P.stone, 0.3), i === 5 ? 0.3 : 0.04) +
            K.sandals(0, 0, 104, tone, i === 5 ? 0.3 : 0.04),
          {
            rot: i === 5 ? -38 : r.off(14),
          },
        ),
      ),
    ]
  }),
  'kids-camp-2': scene('kids2', (r) => {
    const wall = shade(P.water, 0.12)
    const wood = mix(P.earth, P.gold, 0.4)
    const clays = [P.clay, mix(P.clay, P.earth, 0.3), mix(P.clay, P.sand, 0.25)]
    const sitting = (kind, x, y, s, i, flip) => [
      fill(K.disc(x + s * 0.06, y + 2, s * 0.5, 9), P.night, 0.3),
      animal(kind, x + 5, y + 3, s, shade(clays[i], 0.36), clays[i], { flip }),
      animal(kind, x, y, s, clays[i], shade(clays[i], 0.42), { flip }),
    ]
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 420, () => [r.range(0, 1500), r.next() ** 2 * 700], tint(wall, 0.2), 3, 0.4),
      K.fade(sunPatch([820, -40, 560, 560, 130], tint(wall, 0.24), wall), 0.9),
      // bowls on the shelf
      fill(K.box(110, 404, 1280, 26), P.night, 0.28),
      fill(K.cutBox(r, 90, 380, 1320, 28, 1.5), wood),
      fill(K.box(92, 398, 1316, 10), shade(wood, 0.35)),
      K.dish(r, 240, 382, 190, clays[0]),
      K.dish(r, 450, 382, 150, clays[1], undefined, { h: 0.5 }),
      K.pot(r, 640, 382, 170, clays[2]),
      K.dish(r, 830, 382, 120, clays[0], undefined, { h: 0.56 }),
      K.dish(r, 1010, 382, 176, clays[2]),
      K.pot(r, 1190, 382, 128, clays[1]),
      K.dish(r, 1320, 382, 108, clays[0], undefined, { h: 0.5 }),
      // animals on the bench, and the clay that they are made of
      fill(K.cutBox(r, -10, 720, 1520, 300, 2), tint(P.stone, 0.35)),
      fill(K.box(0, 720, 1500, 22), tint(P.stone, 0.7)),
      fill(K.box(0, 742, 1500, 12), shade(P.stone, 0.25)),
      sitting('elephant', 236, 728, 300, 0),
      sitting('tortoise', 516, 728, 200, 2),
      sitting('cat', 742, 728, 210, 1, true),
      sitting('cobra', 944, 728, 180, 0),
      fill(K.disc(1240, 730, 190, 12), P.night, 0.3),
      fill(
        K.soft(
          K.spots('1070 734, 1074 600, 1160 530, 1320 546, 1410 630, 1424 734, 1424 734, 1240 734, 1070 734'),
        ),
        clays[1],
      ),
      fill(
        K.soft(K.spots('1074 734, 1082 610, 1160 550, 1206 640, 1190 734, 1190 734, 1074 734')),
        mix(clays[1], P.sand, 0.2),
      ),
      K.stroke(
        'M1100 640q40 -12 74 0M1090 690q50 -10 92 2M1270 600q44 0 74 34M1300 660q40 4 60 30',
        shade(clays[1], 0.2),
        5,
      ),
      ...K.spots(
        '180 880 0.8 -14 0, 420 910 0.66 8 1, 640 868 0.72 -30 0, 1000 900 0.82 12 0, 1230 880 0.7 -6 2, 1390 910 0.6 24 1',
      ).map(([x, y, s, rot, i]) => print(x, y, s, rot, mix(clays[i], P.stone, 0.25))),
    ]
  }),
  'yoga-achievements-1': scene('yach1', (r) => {
    const wall = mix(P.deep, P.night, 0.35)
    const wood = mix(P.earth, P.gold, 0.32)
    const ribbons = [P.clay, P.water, P.straw, P.moss]
    const medals =
      'gold silver gold bronze silver gold bronze gold bronze silver bronze gold silver bronze'.split(' ')
    const metal = { gold: P.gold, silver: mix(P.stone, P.card, 0.55), bronze: mix(P.clay, P.gold, 0.3) }
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      ...[640, 500, 370].map((k) =>
        fill(K.blob(r, 740, 420, k * 1.3, k, { points: 20, amp: 0.03 }), P.gold, 0.07),
      ),
      K.stipple(r, 360, () => [r.range(0, 1500), r.next() ** 2 * 860], tint(wall, 0.14), 2.8, 0.5),
      fill(K.box(0, 860, 1500, 140), shade(wood, 0.35)),
      K.paving(r, 740, 400, 860, 1000, -900, 2400, 22, shade(wood, 0.55), { rows: 1, o: 0.7 }),
      // fourteen medals on a rail
      fill(K.box(104, 150, 1300, 22), P.night, 0.3),
      fill(K.cutBox(r, 96, 118, 1308, 40, 1.5), wood),
      fill(K.box(98, 146, 1304, 12), shade(wood, 0.35)),
      ...medals.map((kind, i) => medal(152 + i * 92, 138, 190 + r.off(26), metal[kind], ribbons[i % 4])),
      // a mat for each of the twenty-one
      fill(K.disc(560, 910, 330, 20), P.night, 0.35),
      ...[6, 5, 4, 3, 2, 1].flatMap((count, row) =>
        Array.from({ length: count }, (_, i) =>
          rollEnd(
            560 + (i - (count - 1) / 2) * 91,
            864 - row * 78.5,
            44,
            [P.clay, P.leaf, P.gold, P.water, P.plum, P.sage, P.straw][(i * 3 + row * 2) % 7],
          ),
        ),
      ),
      clock(1310, 486, 80),
      fill(K.disc(1040, 912, 150, 14), P.night, 0.35),
      fill(
        K.poly(K.spots('920 740, 1160 740, 1144 910, 1120 910, 1128 762, 952 762, 960 910, 936 910')),
        shade(wood, 0.3),
      ),
      fill(K.cutBox(r, 900, 724, 280, 28, 1.5), wood),
      cup(1040, 726, 216),
      K.sandals(1330, 956, 104, P.clay, -0.04),
    ]
  }),
  'scouts-guides-2': scene('scouts2', (r) => {
    const turf = mix(P.leaf, P.moss, 0.4)
    const canvas = mix(P.sand, P.stone, 0.35)
    const cord = mix(P.gold, P.sand, 0.4)
    const bight = (k) =>
      [1, -1].map((v) =>
        along(
          K.spots('-570 24, -200 26, -110 28, 0 54, 80 74, 122 50, 136 0').map(([x, y]) => [
            745 + k * x,
            764 + v * y,
          ]),
          40,
        ),
      )
    const over = (from, to) => bight(1).map((line) => line.filter(([x]) => x > from && x < to))
    return [
      fill(K.box(0, 0, 1500, 1000), turf),
      K.grass(r, -20, 1520, (x) => (x * 7919) % 1040, 46, 700, shade(turf, 0.16), { lean: 40 }),
      K.grass(r, -20, 1520, (x) => (x * 6007) % 1040, 40, 500, tint(turf, 0.16), { lean: 40 }),
      K.at(
        750,
        500,
        fill(K.box(-600, -388, 1232, 810), P.night, 0.25) +
          fill(K.cutBox(r, -616, -404, 1232, 808, 3), canvas) +
          K.stroke(K.box(-596, -384, 1192, 768), shade(canvas, 0.2), 3) +
          K.dryBrush(r, -600, -380, 1150, 760, 90, shade(canvas, 0.12), { o: 0.5, long: 0.1 }),
        { rot: -1.5 },
      ),
      hat(490, 352, 226, mix(P.moss, P.straw, 0.42)),
      K.at(920, 178, scarf(0, 0, P.water, P.gold).join(''), { s: 0.84 }),
      // a reef knot: the right bight on the left one, the left strands on top where they cross
      ...[1, -1].map((k) => cased([...bight(k)[0], ...bight(k)[1].reverse()], 32, k > 0 ? cord : P.clay)),
      ...over(722, 768).map((line) => K.stroke(`M${line.map(K.pt).join('L')}`, shade(cord, 0.5), 40)),
      ...over(690, 800).map((line) => strand(line, 32, cord)),
      whistle(1150, 590, P.gold, cord),
    ]
  }),
  'environment-day': scene('envday', (r) => {
    const sky = tint(P.water, 0.5)
    const soil = mix(P.earth, P.ink, 0.12)
    const kinds = [
      { pairs: 4, long: 0.32, wide: 0.6 },
      { pairs: 7, long: 0.24, wide: 0.3 },
      { pairs: 5, long: 0.36, wide: 0.36, turns: true },
      { pairs: 10, long: 0.2, wide: 0.28 },
      { pairs: 5, long: 0.3, wide: 0.44 },
    ]
    const greens = [P.leaf, mix(P.leaf, P.moss, 0.5), P.deep, mix(P.sage, P.gold, 0.2), P.leaf]
    const saplings = K.spots('190 250, 470 320, 750 400, 1030 300, 1300 350')
    const dip = saplings.flatMap(([x]) =>
      K.spots('-105 560, -92 546, -60 552, -34 586, 34 586, 60 552, 92 546, 105 560').map(([u, y]) => [
        x + u,
        y,
      ]),
    )
    return [
      K.sky(r, 1500, [shade(sky, 0.22), shade(sky, 0.1), sky, tint(sky, 0.25)], 0, 560),
      ...K.spots('300 120 900 110, 1180 90 820 90, 820 190 700 80').map(([x, y, w, h]) =>
        K.cloud(r, x, y, w, h, shade(sky, 0.3), 0.5),
      ),
      K.treeline(r, () => 500, -20, 1520, mix(sky, P.leaf, 0.3), { gap: 60, size: 100, skip: 0 }),
      K.treeline(r, () => 560, -20, 1520, mix(sky, P.leaf, 0.5), { gap: 46, size: 56, skip: 0 }),
      fill(`${K.curve([[-10, 560], ...dip, [1510, 560]])}L1510 1010L-10 1010Z`, soil),
      fill(
        K.poly([...K.spots('-10 700, 300 680, 700 716, 1100 690, 1510 712, 1510 1010, -10 1010')]),
        shade(soil, 0.22),
      ),
      fill(
        K.poly([...K.spots('-10 872, 400 850, 800 884, 1200 856, 1510 876, 1510 1010, -10 1010')]),
        shade(soil, 0.42),
      ),
      K.stipple(r, 420, () => [r.range(0, 1500), r.range(600, 1000)], tint(soil, 0.28), 4.5, 0.6),
      ...Array.from({ length: 26 }, () =>
        fill(
          K.blob(r, r.range(0, 1500), r.range(760, 985), r.range(10, 30), r.range(7, 18), { points: 8 }),
          r.pick([P.stone, mix(P.stone, P.earth, 0.5), mix(P.clay, P.earth, 0.5)]),
        ),
      ),
      ...saplings.flatMap(([x, h], i) => [
        fill(K.disc(x, 584, 62, 9), tint(P.water, 0.45), 0.9),
        K.root(r, x, 584, h * 0.52, 90, mix(P.sand, P.earth, 0.25), { width: 9, spread: 40 }),
        K.root(r, x - 4, 586, h * 0.36, 128, mix(P.sand, P.earth, 0.25), { width: 6, depth: 2 }),
        K.root(r, x + 4, 586, h * 0.36, 52, mix(P.sand, P.earth, 0.25), { width: 6, depth: 2 }),
        fill(K.cutBox(r, x + 30, 586 - h * 0.62, 11, h * 0.62 + 60, 0.6), mix(P.earth, P.gold, 0.4)),
        K.sprig(r, x, 590, h, -90, {
          bend: 0.03,
          first: 0.3,
          colour: greens[i],
          dark: shade(greens[i], 0.34),
          vein: P.moss,
          stem: P.earth,
          ...kinds[i],
        }),
        K.stroke(`M${x - 4} ${590 - h * 0.3}q22 -12 42 4`, P.straw, 5),
        K.at(
          x + 36,
          606 - h * 0.28,
          fill(K.cutBox(r, -30, -20, 60, 40, 1), P.card) + K.stroke('M-20 -6H18M-20 6H6', P.moss, 4),
          { rot: r.off(7) },
        ),
      ]),
      rain(r, -20, -20, 1560, 560, 420, P.card),
    ]
  }),
  'summer-camp': scene('summercamp', (r) => {
    const night = [P.night, shade(P.water, 0.62), shade(P.water, 0.5), shade(P.water, 0.38)]
    const floor = shade(mix(P.water, P.plum, 0.3), 0.34)
    const seven = K.spots('300 130, 450 108, 560 152, 676 204, 716 304, 902 318, 930 208')
    const beds = [
      [P.clay, P.straw, 'plait', 0.6],
      [P.moss, P.card, 'short', 0.3],
      [P.gold, P.plum, 'bun', 0.6],
      [P.lagoon, P.card, 'short', 0.5],
      [P.sand, P.clay, 'plait', 0.3],
    ]
    const lying = (x, y) => [750 + (x - 750) * (0.5 + (0.5 * (y - 600)) / 400), y]
    return [
      K.sky(r, 1500, night, 0, 600),
      K.stipple(
        r,
        340,
        () => {
          const x = r.range(0, 1500)
          return [x, 480 - x * 0.26 + r.off(90) * r.next()]
        },
        P.mist,
        3,
        0.5,
      ),
      ...[2.4, 4, 6].map((size, i) =>
        K.stipple(r, [150, 60, 16][i], () => [r.range(0, 1500), r.range(0, 560)], P.card, size, 0.85),
      ),
      K.stroke(`M${seven.map(K.pt).join('L')}L${K.pt(seven[3])}`, P.straw, 2.5, 0.6),
      ...seven.map(([x, y]) => fill(K.disc(x, y, 20), P.straw, 0.22) + fill(K.disc(x, y, 9), P.card)),
      ...[
        [1580, 40, 560, 152],
        [1560, 350, 400, 176],
      ].map(([x, y, len, a]) =>
        K.neem(r, x, y, len, a, { colour: P.night, dark: P.night, vein: P.night, stem: P.night }),
      ),
      // the parapet, a lantern and a jug on it
      fill(K.box(0, 560, 1500, 90), shade(floor, 0.42)),
      fill(K.cutBox(r, -10, 544, 1520, 26, 1.5), shade(P.stone, 0.35)),
      fill(K.box(0, 650, 1500, 360), floor),
      K.paving(r, 750, 300, 650, 1000, -900, 2400, 14, shade(floor, 0.3), { rows: 4, o: 0.5 }),
      ...[250, 170, 100].map((k) =>
        fill(K.blob(r, 240, 500, k * 1.3, k, { points: 18, amp: 0.03 }), P.gold, 0.13),
      ),
      lantern(240, 546, 120),
      K.pot(r, 1290, 548, 96, mix(P.stone, P.water, 0.3)),
      // beds, their heads towards us
      ...beds.flatMap(([cloth, stripe, hair, long], i) => {
        const x = 166 + i * 292
        const quad = (u0, u1, y0, y1) =>
          K.handCut(r, [lying(x + u0, y0), lying(x + u1, y0), lying(x + u1, y1), lying(x + u0, y1)], {
            amp: 2,
            step: 90,
          })
        return [
          fill(quad(-112, 122, 694, 990), P.night, 0.35),
          fill(quad(-116, 116, 688, 980), mix(P.stone, P.water, 0.35)),
          fill(quad(-96, 96, 686, 866), cloth),
          K.stroke(
            [0.2, 0.4, 0.6, 0.8]
              .map((t) => `M${K.pt(lying(x - 96 + 192 * t, 690))}L${K.pt(lying(x - 96 + 192 * t, 862))}`)
              .join(''),
            stripe,
            7,
            0.8,
          ),
          sleeper(r, ...lying(x, 920), hair, long),
          fill(quad(-96, 96, 846, 872), stripe),
        ]
      }),
    ]
  }),
  'virasat-camp-2': scene('vcamp2', (r) => {
    const velvet = shade(P.clay, 0.3)
    const boards = mix(P.earth, P.gold, 0.35)
    const back = shade(P.plum, 0.55)
    const folds = (x0, x1, n) => Array.from({ length: n }, (_, i) => x0 + ((x1 - x0) * (i + 0.5)) / n)
    return [
      fill(K.box(0, 0, 1500, 1000), back),
      ...[520, 400, 290].map((k) =>
        fill(K.blob(r, 750, 520, k * 1.2, k, { points: 20, amp: 0.03 }), P.gold, 0.1),
      ),
      fill(K.poly(K.spots('150 650, 1350 650, 1510 850, -10 850')), boards),
      K.paving(r, 750, 300, 650, 850, -200, 1700, 18, shade(boards, 0.35), { rows: 1, o: 0.7 }),
      fill(K.disc(750, 740, 520, 78), P.straw, 0.35),
      fill(K.box(0, 846, 1500, 160), shade(boards, 0.6)),
      // the dais, its carpet and the veena
      fill(K.box(420, 690, 660, 66), shade(P.leaf, 0.45)),
      fill(K.poly(K.spots('470 640, 1030 640, 1080 692, 420 692')), P.leaf),
      K.stroke('M452 682H1048M482 648H1018', P.straw, 5),
      K.stroke('M440 722H1060', P.gold, 6),
      ...Array.from({ length: 17 }, (_, i) =>
        K.flower(450 + i * 37.5, 722, 13, 6, i % 2 ? P.gold : P.straw, P.clay),
      ),
      fill(K.disc(750, 652, 250, 14), P.night, 0.35),
      veenaLaid(r, 540, 640, 440),
      ...lamps(r, K.spots('340 826 330, 1160 826 330')),
      // garlands between the curtains
      ...[0, 1, 2].map((i) =>
        garland(
          [
            [370 + i * 253, 100],
            [497 + i * 253, 250 - (i % 2) * 30],
            [624 + i * 253, 100],
          ],
          15,
          [P.gold, P.clay],
        ),
      ),
      ...[
        [-30, 236],
        [1530, 1264],
      ].flatMap(([from, to]) => [
        fill(
          K.poly([
            [from, -10],
            [to + (from < to ? 150 : -150), -10],
            [to, 420],
            [to + (from < to ? 30 : -30), 870],
            [from, 870],
          ]),
          velvet,
        ),
        ...folds(from, to, 6).map((x, i) =>
          fill(
            K.ribbon(
              [
                [x + (to - from) * 0.06 * i, -10],
                [x, 400],
                [x + (i % 2 ? 8 : -8), 868],
              ],
              [24, 14, 22],
            ),
            i % 2 ? shade(velvet, 0.28) : tint(velvet, 0.08),
          ),
        ),
        garland(
          [
            [from, 430],
            [(from + to) / 2, 474],
            [to, 424],
          ],
          14,
          [P.straw, P.gold],
        ),
      ]),
      fill(K.box(-10, -10, 1520, 90), shade(velvet, 0.2)),
      ...folds(-10, 1510, 16).map(
        (x) => fill(K.disc(x, 78, 50, 40), velvet) + K.stroke(`M${x - 48} 84q48 72 96 0`, P.gold, 6),
      ),
      // who listens
      ...listeners(r, 930),
    ]
  }),
  nutrition: scene('nutrition', (r) => {
    const cloth = mix(P.straw, P.gold, 0.25)
    const metal = mix(P.stone, P.card, 0.3)
    const leaf = (colour, dark, rib) => [120, 660, 1250, -2, colour, dark, rib, { wide: 0.185, bend: 0.01 }]
    const millets = [
      mix(P.clay, P.earth, 0.45),
      mix(P.gold, P.clay, 0.12),
      P.sand,
      mix(P.moss, P.straw, 0.4),
      mix(P.stone, P.water, 0.25),
    ]
    return [
      fill(K.box(0, 0, 1500, 1000), cloth),
      K.stroke(Array.from({ length: 76 }, (_, i) => `M${i * 20} 0V1000`).join(''), shade(cloth, 0.1), 2, 0.5),
      K.stroke(Array.from({ length: 51 }, (_, i) => `M0 ${i * 20}H1500`).join(''), tint(cloth, 0.3), 2, 0.5),
      fill(K.box(0, 312, 1500, 14) + K.box(0, 336, 1500, 6), P.clay, 0.8),
      // five millets, each with what it cost
      ...millets.flatMap((tone, i) => {
        const x = 190 + i * 280
        return [
          bowlTop(x, 148, 104, [P.clay, P.earth][i % 2], shade(tone, 0.25)),
          heap(r, x + 2, 150, 76, 76, tone),
          K.at(
            x + 96,
            236,
            fill(K.box(-34, -22, 80, 56), P.night, 0.22) +
              fill(K.cutBox(r, -40, -28, 80, 56, 1), P.card) +
              K.stroke('M-26 -10H22M-26 8H4', P.moss, 5),
            { rot: r.off(12) },
          ),
        ]
      }),
      // the leaf and what is served on it
      K.at(10, 20, K.fade(K.bananaLeaf(K.rng('leaf'), ...leaf(P.night, P.night, P.night)), 0.25)),
      K.bananaLeaf(K.rng('leaf'), ...leaf(P.leaf, mix(P.leaf, P.deep, 0.5), P.moss)),
      greens(r, 348, 560, 84, [mix(P.moss, P.deep, 0.4), P.moss, mix(P.moss, P.gold, 0.4)]),
      heap(r, 526, 522, 82, 62, mix(P.clay, P.plum, 0.4), 40),
      heap(r, 708, 510, 76, 60, mix(P.gold, P.clay, 0.3), 40),
      bowlTop(876, 508, 70, metal, P.card),
      bowlTop(1034, 530, 62, metal, mix(P.clay, P.gold, 0.3)),
      heap(r, 560, 752, 158, 96, P.card, 120),
      fill(K.blob(r, 580, 742, 80, 48, { points: 10 }), P.gold),
      K.stipple(r, 40, K.spotIn(r, 580, 742, 66, 40), P.clay, 6, 0.7),
      ...[
        [8, 8, 72, 0.5],
        [0, 0, 70, 0.1],
        [-20, -22, 26, -0.25],
      ].map(([u, v, k, t]) =>
        fill(K.disc(836 + u, 744 + v, k, k * 0.93), t < 0 ? tint(millets[0], -t) : shade(millets[0], t)),
      ),
      ...K.spots('328 730 -24, 372 770 160').map(([x, y, a]) => lime(x, y, 48, a)),
      ...K.spots('1000 706, 1052 734, 1010 770, 1090 690').map(
        ([x, y]) =>
          fill(K.disc(x + 3, y + 6, 30), P.night, 0.25) +
          fill(K.disc(x, y, 29), mix(P.clay, P.gold, 0.5)) +
          K.stroke(K.disc(x, y, 15), tint(P.gold, 0.4), 4),
      ),
      // the ears that the grain was threshed from
      ...K.spots('-30 918 400 -16, -40 980 470 -7').map(([x, y, len, a], i) =>
        ear(r, x, y, len, a, [P.gold, mix(P.clay, P.gold, 0.4)][i]),
      ),
      ear(r, 1540, 1010, 440, -152, mix(P.clay, P.earth, 0.25), 5),
    ]
  }),
}
