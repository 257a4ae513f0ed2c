// The therapies' rooms and tables, each at its own hour of the day.
import * as K from '../kit/index.mjs'
import {
  ball,
  bamboo,
  bowlTop,
  diya,
  filings,
  footRoller,
  handChart,
  mud,
  needle,
  rails,
  rain,
  resting,
  rounded,
  sole,
  spatula,
  sunPatch,
  tiles,
} from './instruments.mjs'
import { bundle, drawers, fruit, glass } from './pantry.mjs'
import { balance, herbal, scene } from './pieces.mjs'
import { people } from './stages.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const therapies = {
  acupuncture: scene('acup', (r) => {
    const wood = mix(P.plum, P.night, 0.45)
    const steel = mix(P.stone, P.water, 0.2)
    return [
      fill(K.box(0, 0, 1500, 1000), wood),
      K.stroke(
        [166, 333, 500, 667, 834].map((y) => `M-10 ${y}q700 ${r.off(8)} 1520 0`).join(''),
        shade(wood, 0.5),
        5,
      ),
      K.dryBrush(r, -100, 10, 1600, 980, 130, tint(wood, 0.1), { o: 0.5, long: 0.14 }),
      ...[760, 560, 390, 250].map((k) =>
        fill(K.blob(r, 800, 230, k, k, { points: 18, amp: 0.03 }), mix(P.gold, P.clay, 0.35), 0.11),
      ),
      // the chart
      K.at(
        462,
        500,
        fill(K.box(-200, -352, 432, 730), P.night, 0.35) +
          fill(K.cutBox(r, -216, -370, 432, 730, 2), mix(P.paper, P.gold, 0.12)) +
          K.within('sheet', K.box(-192, -346, 384, 682), handChart(18, 130, 186)) +
          K.stroke(K.box(-192, -346, 384, 682), mix(P.moss, P.paper, 0.2), 3),
        { rot: -5 },
      ),
      // the tray
      fill(rounded(744, 430, 570, 440, 46), P.night, 0.4),
      fill(rounded(726, 410, 570, 440, 46), steel),
      fill(rounded(748, 432, 526, 396, 32), shade(steel, 0.28)),
      fill(rounded(756, 442, 518, 386, 28), mix(steel, P.paper, 0.28)),
      fill(K.cutBox(r, 786, 470, 452, 330, 2), P.leaf),
      fill(K.cutBox(r, 786, 640, 452, 160, 2), shade(P.leaf, 0.2)),
      K.stroke('M800 484H1224M800 656H1224M800 786H1224', tint(P.leaf, 0.35), 3),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
        needle(828 + i * 61, 520, 232, 90 + r.off(1.5), i % 2 ? P.gold : mix(P.gold, P.clay, 0.5)),
      ),
      diya(800, 232, 122),
      K.sprig(r, 1490, 970, 560, -96, {
        pairs: 8,
        long: 0.26,
        wide: 0.4,
        bend: -0.1,
        colour: P.leaf,
        dark: P.deep,
        vein: P.moss,
        stem: P.earth,
      }),
      // cotton
      fill(K.disc(1160, 250, 132), P.night, 0.4),
      fill(K.disc(1148, 234, 132), mix(P.gold, P.earth, 0.1)),
      fill(K.disc(1148, 234, 114), shade(P.gold, 0.5)),
      ...K.spots('-50 -34, 26 -56, 62 8, -62 36, 0 52, -8 -4').map(
        ([u, v]) =>
          fill(K.blob(r, 1152 + u, 240 + v, 46, 43, { points: 9 }), shade(P.card, 0.14)) +
          fill(K.blob(r, 1145 + u, 232 + v, 42, 39, { points: 9 }), P.card),
      ),
    ]
  }),
  acupressure: scene('acupress', (r) => {
    const wall = mix(P.sand, P.gold, 0.3)
    const floor = mix(P.stone, P.water, 0.16)
    const wood = mix(P.earth, P.gold, 0.42)
    const dusky = shade(wall, 0.2)
    const leafy = { colour: dusky, dark: dusky, vein: dusky, stem: dusky }
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 420, () => [r.range(0, 1500), r.next() ** 2 * 780], shade(wall, 0.2), 2.8, 0.45),
      sunPatch([60, 40, 340, 520, 90], mix(wall, P.card, 0.6), wall),
      sunPatch([960, 150, 430, 470, 110], mix(wall, P.card, 0.6), wall),
      K.fade(
        K.corner(r, 'neem', 1480, -10, 620, 140, leafy) + K.corner(r, 'neem', -40, 20, 520, 48, leafy),
        0.5,
      ),
      fill(K.box(0, 690, 1500, 120), mix(P.clay, P.earth, 0.25)),
      fill(K.box(0, 684, 1500, 8), P.card, 0.6),
      fill(K.box(0, 806, 1500, 194), floor),
      K.paving(r, 700, 300, 806, 1000, -900, 2300, 12, shade(floor, 0.3), { rows: 4, o: 0.45 }),
      // the chart on its rods
      K.stroke('M690 34L500 96M690 34L880 96', P.earth, 4),
      fill(K.disc(690, 34, 9), P.ink),
      fill(K.box(500, 112, 404, 536), shade(wall, 0.35), 0.5),
      fill(K.cutBox(r, 484, 96, 412, 540, 1.5), P.card),
      K.stroke(K.box(502, 120, 376, 494), mix(P.moss, P.paper, 0.3), 3),
      fill(K.cutBox(r, 466, 84, 448, 24, 1) + K.cutBox(r, 466, 624, 448, 24, 1), P.earth),
      ...sole('soleL', 603, 574, 388, true),
      ...sole('soleR', 777, 574, 388),
      // the bench and what lies on it
      fill(K.disc(750, 906, 470, 17), P.night, 0.2),
      fill(K.box(330, 806, 40, 100) + K.box(1130, 806, 40, 100), shade(wood, 0.45)),
      fill(K.cutBox(r, 290, 770, 920, 44, 1.5), wood),
      fill(K.box(294, 796, 912, 18), shade(wood, 0.3)),
      footRoller(512, 771, 340, mix(P.gold, P.sand, 0.35)),
      K.dish(r, 830, 772, 200, P.leaf, P.deep),
      ...K.spots('-58 -84, -14 -94, 36 -92, 66 -82, -36 -74, 8 -76, 44 -72').map(([u, v], i) =>
        fill(
          K.blob(r, 830 + u, 772 + v, 25, 16, { points: 8 }),
          [P.stone, P.card, P.moss, tint(P.clay, 0.5)][i % 4],
        ),
      ),
      K.rolled(r, 990, 771, 150, 82, P.card),
      K.sandals(468, 978, 96, P.earth, -0.04),
    ]
  }),
  hydrotherapy: scene('hydro', (r) => {
    const tile = tint(P.water, 0.62)
    const deepWater = shade(P.water, 0.12)
    const brass = mix(P.gold, P.earth, 0.1)
    const niche = (x) => K.archD(x, 470, 250, 360)
    return [
      fill(K.box(0, 0, 1500, 560), tile),
      ...Array.from({ length: 60 }, () =>
        fill(
          K.box(75 * r.int(0, 19), 62 * r.int(0, 8), 75, 62),
          r.pick([tint(P.water, 0.5), tint(P.water, 0.74), tint(P.moss, 0.5)]),
          0.7,
        ),
      ),
      K.stroke(
        [...Array(20).keys()].map((i) => `M${i * 75} 0V520`).join('') +
          [...Array(9).keys()].map((i) => `M0 ${i * 62}H1500`).join(''),
        P.card,
        3,
        0.7,
      ),
      fill([330, 750, 1170].map((x) => K.archD(x, 490, 290, 400)).join(''), P.card),
      fill([330, 750, 1170].map(niche).join(''), shade(P.water, 0.35)),
      K.within('niche', niche(750), [
        fill(K.box(600, 100, 300, 400), tint(P.moss, 0.6)),
        K.treeline(r, () => 360, 600, 900, P.sage, { gap: 40, size: 70, skip: 0 }),
        fill(K.box(600, 390, 300, 90), P.sage),
        K.corner(r, 'banana', 700, 500, 300, -80, { colour: P.leaf, dark: P.deep, vein: P.moss }),
      ]),
      // shelves in the side niches
      fill(K.box(205, 330, 250, 14) + K.box(1045, 330, 250, 14), P.card),
      K.linen(r, 330, 330, 150, [P.card, tint(P.clay, 0.4), P.card]),
      ...[1100, 1170, 1240].map((x, i) => K.bottle(x, 330, 118 - (i % 2) * 20, [P.leaf, P.gold, P.clay][i])),
      K.pot(r, 330, 488, 120, brass),
      K.linen(r, 1170, 488, 170, [tint(P.water, 0.3), P.card, tint(P.gold, 0.4)]),
      fill(K.cutBox(r, -10, 486, 1520, 40, 1), P.stone),
      fill(K.box(0, 514, 1500, 44), shade(P.stone, 0.2)),
      // the pool
      fill(K.box(0, 556, 1500, 460), P.water),
      fill(K.poly(K.spots('0 556, 1500 556, 1500 590, 0 590')), deepWater),
      ...[0, 1, 2].map((i) =>
        fill(
          K.poly([
            [0, 640 + i * 64],
            [330 - i * 70, 640 + i * 64],
            [300 - i * 70, 690 + i * 64],
            [0, 690 + i * 64],
          ]),
          tint(P.water, 0.3 - i * 0.08),
          0.8,
        ),
      ),
      K.ripples(r, 0, 590, 1500, 300, 60, tint(P.water, 0.5)),
      K.glitter(r, 750, 690, 260, 190, 12, P.card, 0.5),
      // the spout
      fill(K.ribbon(K.spots('744 536, 742 620, 750 690'), [17, 13, 20]), tint(P.water, 0.75)),
      K.stroke('M738 548L736 676M750 556L752 684', P.card, 4, 0.9),
      K.rings(750, 694, 5, 32, P.card, { flat: 0.26, width: 4 }),
      fill(K.box(706, 496, 88, 22) + K.archD(750, 548, 74, 62), brass),
      fill(K.archD(766, 548, 40, 52), shade(brass, 0.25)),
      ...Array.from({ length: 20 }, () => {
        const [x, y] = [r.range(180, 1400), r.range(640, 860)]
        return fill(
          K.leafD(x, y, r.range(26, 44), 12, r.range(-30, 30)),
          r.pick([tint(P.clay, 0.4), P.peach, P.gold]),
        )
      }),
      K.lotus(1300, 770, 88, tint(P.clay, 0.55), tint(P.clay, 0.2), P.gold),
      K.lotus(600, 806, 62, P.card, tint(P.clay, 0.5), P.gold),
      ...[520, 800, 1060].map((x) => K.steam(r, x, 650, 330, 4, P.card, { spread: 150, width: 8, o: 0.4 })),
      // the near edge
      fill(K.cutBox(r, -10, 892, 1520, 130, 2), P.stone),
      fill(K.box(0, 892, 1500, 14), tint(P.stone, 0.5)),
      K.stipple(r, 200, () => [r.range(0, 1500), r.range(910, 1000)], shade(P.stone, 0.3), 3.4, 0.5),
      K.rolled(r, 900, 934, 190, 92, P.card),
      K.rolled(r, 930, 866, 150, 76, tint(P.gold, 0.45)),
      K.pot(r, 400, 950, 200, brass),
    ]
  }),
  'magneto-therapy': herbal(
    'magneto',
    { tone: tint(P.water, 0.6), kind: 'fern', accent: P.clay, green: P.sage },
    (r) => {
      const poles = [
        [590, 420],
        [910, 420],
      ]
      const around = () => {
        const [x, y] = r.pick(poles)
        const [a, k] = [r.range(-3.4, 0.26), 40 + 280 * r.next() ** 1.5]
        return [x + Math.cos(a) * k, y + Math.sin(a) * k]
      }
      const arms = 'M520 400H660V600A90 90 0 0 0 840 600V400H980V600A230 230 0 0 1 520 600Z'
      return [
        filings(poles, 620, around, shade(P.water, 0.45)),
        K.at(12, 16, fill(arms, P.night, 0.2)),
        fill(arms, P.clay),
        fill('M840 400H980V600A230 230 0 0 1 750 830V690A90 90 0 0 0 840 600Z', shade(P.clay, 0.18)),
        K.stroke('M556 500V602A194 194 0 0 0 640 764', tint(P.clay, 0.45), 12),
        fill(K.cutBox(r, 520, 400, 140, 84, 1.5) + K.cutBox(r, 840, 400, 140, 84, 1.5), P.card),
        fill(K.box(620, 402, 40, 80) + K.box(940, 402, 40, 80), shade(P.card, 0.16)),
      ]
    },
  ),
  'manipulative-therapy': scene('manip', (r) => {
    const ground = mix(P.sand, P.stone, 0.35)
    const wood = mix(P.earth, P.gold, 0.35)
    const dusky = { colour: P.deep, dark: P.deep, vein: P.deep, stem: P.deep }
    return [
      ...tiles(1500, 1000, 125, ground, [mix(P.moss, ground, 0.45), P.clay, mix(P.water, ground, 0.45)]),
      // the couch
      fill(rounded(284, 336, 1020, 410, 60), P.night, 0.28),
      fill(rounded(250, 300, 1020, 410, 60), wood),
      fill(rounded(266, 316, 988, 378, 50), P.leaf),
      fill(rounded(284, 334, 952, 342, 40), tint(P.leaf, 0.14)),
      ...resting(r, 400, 505, 230, P.skins[1], P.card),
      // a low table with oils
      fill(rounded(764, 62, 440, 190, 26), P.night, 0.25),
      fill(rounded(744, 42, 440, 190, 26), wood),
      fill(rounded(756, 54, 416, 166, 18), mix(wood, P.gold, 0.25)),
      bowlTop(850, 138, 72, mix(P.gold, P.earth, 0.15), mix(P.gold, P.straw, 0.3)),
      bowlTop(1004, 100, 40, P.clay, mix(P.earth, P.gold, 0.3)),
      bowlTop(1010, 186, 34, P.stone, P.moss),
      bowlTop(1108, 136, 56, P.earth, P.card),
      K.flower(1108, 136, 38, 8, tint(P.clay, 0.45), P.gold),
      // a folded towel
      fill(rounded(906, 806, 230, 140, 14), P.night, 0.25),
      fill(rounded(890, 792, 230, 140, 14), P.card),
      K.stroke('M890 866H1112M904 890H1104M904 902H1104', tint(P.water, 0.35), 5),
      K.sandals(440, 910, 124, P.earth, 0.04),
      K.fade(
        K.corner(r, 'neem', 1540, 1040, 760, -140, dusky) + K.corner(r, 'neem', -40, -40, 640, 42, dusky),
        0.2,
      ),
    ]
  }),
  'mud-therapy': scene('mud', (r) => {
    const earth = mix(P.earth, P.ink, 0.22)
    const slab = mix(P.stone, P.sand, 0.3)
    const cloth = K.spots('1036 832, 1470 806, 1530 944, 976 962')
    const cane = mix(P.moss, P.straw, 0.62)
    const dusky = { colour: P.deep, dark: P.deep, vein: P.deep, stem: P.deep }
    return [
      fill(K.box(0, 0, 1500, 700), tint(P.water, 0.6)),
      K.treeline(r, () => 90, -20, 1520, P.sage, { gap: 44, size: 70, skip: 0 }),
      K.treeline(r, () => 140, -20, 1520, P.leaf, { gap: 50, size: 60, skip: 0 }),
      fill(K.box(0, 140, 1500, 480), P.deep),
      bamboo(r, -14, 1500, 84, 700, [cane, mix(cane, P.moss, 0.3), mix(cane, P.gold, 0.22)]),
      ...[190, 520].map(
        (y) =>
          fill(K.box(0, y, 1500, 20), mix(P.earth, P.gold, 0.35)) +
          K.stroke(
            Array.from({ length: 34 }, (_, i) => `M${8 + i * 44} ${y - 8}l18 36m0 -36l-18 36`).join(''),
            tint(P.gold, 0.55),
            4,
          ),
      ),
      K.fade(
        K.corner(r, 'neem', 1540, -40, 760, 140, dusky) + K.corner(r, 'fern', -60, 60, 560, 30, dusky),
        0.2,
      ),
      fill(K.cutBox(r, -10, 610, 1520, 400, 2), slab),
      fill(K.box(0, 610, 1500, 16), tint(slab, 0.45)),
      K.stipple(r, 520, () => [r.range(0, 1500), 630 + r.next() * 370], shade(slab, 0.3), 3.4, 0.45),
      // towels and water behind, the bowl in the middle, the pack before it
      fill(K.disc(250, 748, 190, 22) + K.disc(1146, 742, 150, 18) + K.disc(640, 924, 330, 34), P.night, 0.22),
      K.linen(r, 230, 748, 290, [mix(P.water, P.card, 0.3), P.card, tint(P.clay, 0.4), P.card]),
      K.pot(r, 1140, 744, 260, mix(P.gold, P.earth, 0.12)),
      K.dish(r, 640, 930, 640, P.clay, shade(earth, 0.3)),
      mud(r, 640, 640, 270, 92, earth),
      spatula([930, 250], [716, 668], 46, mix(P.gold, P.sand, 0.35), earth),
      mud(r, 700, 690, 150, 44, earth),
      // a pack spread on its cloth
      K.at(14, 16, fill(K.poly(cloth), P.night, 0.2)),
      fill(K.handCut(r, cloth, { amp: 3, step: 50 }), P.card),
      K.stroke('M1052 846L1462 822M1000 946L1500 926', tint(P.clay, 0.35), 7),
      mud(r, 1240, 884, 168, 42, earth),
      K.sprig(r, 50, 950, 320, -12, {
        pairs: 8,
        long: 0.24,
        wide: 0.32,
        bend: 0.1,
        colour: P.leaf,
        dark: P.deep,
        vein: P.moss,
        stem: P.earth,
      }),
    ]
  }),
  physiotherapy: scene('physio', (r) => {
    const wall = mix(P.mist, P.lagoon, 0.22)
    const floor = mix(P.stone, P.sand, 0.5)
    const wood = mix(P.gold, P.earth, 0.35)
    const air = tint(P.water, 0.42)
    const far = (k) => ({ k, x: 560 - 40 * k, floor: 390 + 640 * k, rail: 390 + 312 * k, half: 172 * k })
    const panes = [90, 300, 510, 720, 930].map((x) => K.box(x, 90, 190, 420))
    const bars = (from, to, posts) => rails(far, from, to, posts, wood)
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.within('panes', panes.join(''), [
        fill(K.box(60, 60, 1100, 470), air),
        K.treeline(r, () => 300, 40, 1180, mix(air, P.leaf, 0.3), { gap: 60, size: 110, skip: 0 }),
        ...[200, 640, 1010].map((x) =>
          K.palm(r, x, 480, 340, {
            leaf: mix(air, P.deep, 0.6),
            dark: mix(air, P.deep, 0.75),
            trunk: mix(air, P.earth, 0.6),
          }),
        ),
        K.treeline(r, () => 440, 40, 1180, mix(air, P.leaf, 0.65), { gap: 50, size: 80, skip: 0 }),
        fill(K.box(60, 470, 1100, 60), mix(air, P.leaf, 0.5)),
        rain(r, 70, 70, 1080, 440, 420, P.card),
      ]),
      K.stroke(panes.join(''), P.card, 16),
      K.stroke([90, 300, 510, 720, 930].map((x) => `M${x + 95} 90v420M${x} 220h190`).join(''), P.card, 7),
      fill(K.cutBox(r, 60, 510, 1090, 26, 1), mix(P.card, P.stone, 0.2)),
      fill(K.box(0, 640, 1500, 360), floor),
      fill(K.box(0, 624, 1500, 18), shade(wall, 0.25)),
      K.paving(r, 690, 390, 642, 1000, -1500, 2900, 26, shade(floor, 0.25), { rows: 1, o: 0.45 }),
      ...[150, 360, 570, 780, 990].map((x) =>
        fill(
          K.poly([
            [x, 646],
            [x + 70, 646],
            [x + 70 + (x - 655) * 0.5, 990],
            [x - 50 + (x - 655) * 0.5, 990],
          ]),
          P.card,
          0.24,
        ),
      ),
      // wall bars
      fill([1216, 1330, 1444].map((x) => K.box(x, 150, 22, 492)).join(''), shade(wood, 0.3)),
      K.stroke(Array.from({ length: 10 }, (_, i) => `M1216 ${186 + i * 46}H1466`).join(''), wood, 13),
      ...people(r, [
        ['stand', 806, 704, 332, { top: P.card, legs: P.leaf, wear: 'coat', hair: 'bun', skin: P.skins[1] }],
      ]),
      fill(
        K.poly(
          K.spots('-0.8 0.42, 0.8 0.42, 0.8 1, -0.8 1').map(([s, k]) => [
            far(k).x + s * far(k).half,
            far(k).floor,
          ]),
        ),
        mix(P.water, floor, 0.45),
      ),
      bars(0.44, 0.62, [0.44]),
      ...people(r, [
        [
          'away',
          far(0.62).x,
          far(0.62).floor,
          430,
          {
            top: P.clay,
            legs: P.plum,
            hair: 'short',
            hairColour: mix(P.stone, P.ink, 0.25),
            skin: P.skins[2],
            adjust: {
              armL: K.spots('-0.66 -5.88, -1.3 -4.85, -1.86 -3.74'),
              armR: K.spots('0.66 -5.88, 1.3 -4.85, 1.86 -3.74'),
            },
          },
        ],
      ]),
      bars(0.62, 0.93, [0.93]),
      ball(1310, 800, 78, P.leaf),
      ball(1090, 930, 128, P.gold),
    ]
  }),
  'chromo-therapy': scene('chromo', (r) => {
    const wall = shade(P.plum, 0.4)
    const floor = shade(P.earth, 0.45)
    const panes = [
      P.clay,
      P.gold,
      P.straw,
      mix(P.leaf, P.moss, 0.4),
      mix(P.water, P.lagoon, 0.3),
      '#6E4C7A',
    ].map((tone, i) => ({ tone, x: 190 + i * 190 }))
    const [foot, edge] = [560, 690]
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 360, () => [r.range(0, 1500), r.next() ** 2 * 680], tint(wall, 0.16), 2.8, 0.5),
      fill(K.box(0, edge, 1500, 310), floor),
      K.paving(r, 660, 300, edge, 1000, -900, 2300, 14, shade(floor, 0.4), { rows: 5, o: 0.6 }),
      ...panes.flatMap(({ tone, x }) => [
        fill(K.archD(x + 80, foot, 172, 470), shade(P.earth, 0.2)),
        fill(K.archD(x + 80, foot - 10, 146, 446), tone),
        fill(K.archD(x + 80, foot - 10, 92, 404), tint(tone, 0.28)),
        K.flower(x + 80, 205, 44, 8, tint(tone, 0.66), tone),
        K.lattice(x + 34, 290, 92, 258, 2, 5, tint(tone, 0.6), 3.5),
        K.stroke(`M${x + 8} 280h144`, shade(P.earth, 0.2), 8),
      ]),
      fill(K.cutBox(r, 130, foot, 1200, 34, 1.5), mix(P.earth, P.sand, 0.2)),
      fill(K.box(130, foot + 26, 1200, 14), shade(P.earth, 0.5)),
      // the light on the floor and in the air
      ...panes.map(({ tone, x }) => {
        const near = 660 + (x - 660) * 1.75 + 130
        const beam = (y) => [
          x + 12 + ((near - 72 - x) * (y - foot)) / 460,
          x + 148 + ((near + 42 - x) * (y - foot)) / 460,
        ]
        const quad = (y0, y1) =>
          K.poly([
            [beam(y0)[0], y0],
            [beam(y0)[1], y0],
            [beam(y1)[1], y1],
            [beam(y1)[0], y1],
          ])
        return fill(quad(foot + 40, edge), tone, 0.16) + fill(quad(edge, 1010), tone, 0.8)
      }),
      K.paving(r, 660, 300, edge, 1000, -900, 2300, 14, floor, { rows: 5, o: 0.28 }),
      ...[
        [284, P.water, 120],
        [350, P.leaf, 92],
        [1180, P.clay, 104],
        [1246, P.gold, 126],
      ].map(([x, tone, h]) => K.bottle(x, foot, h, tone)),
      K.mat(r, 700, 930, 480, 84, P.card),
      ...people(r, [
        ['lotusBack', 700, 904, 560, { top: P.card, legs: P.mist, hair: 'plait', skin: P.skins[1] }],
      ]),
    ]
  }),
  'nutrition-herbs': scene('nutri', (r) => {
    const wall = shade(P.leaf, 0.25)
    const wood = mix(P.earth, P.gold, 0.42)
    const brass = mix(P.gold, P.earth, 0.1)
    const herbs = [
      ['broad', mix(P.sage, P.moss, 0.5)],
      ['bloom', P.gold],
      ['fern', mix(P.moss, P.straw, 0.25)],
      ['grass', mix(P.moss, P.gold, 0.4)],
      ['fine', mix(P.moss, P.lagoon, 0.3)],
      ['bloom', tint(P.clay, 0.25)],
      ['broad', mix(P.sage, P.lagoon, 0.4)],
    ]
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 420, () => [r.range(0, 1500), r.range(0, 480)], shade(wall, 0.3), 3, 0.5),
      // tiles behind the counter
      fill(K.box(0, 496, 1500, 250), tint(P.stone, 0.45)),
      ...Array.from({ length: 26 }, () =>
        fill(
          K.box(60 * r.int(0, 24), 496 + 62 * r.int(0, 3), 60, 62),
          r.pick([P.card, tint(P.moss, 0.7), tint(P.stone, 0.7)]),
          0.8,
        ),
      ),
      K.stroke(
        [...Array(26).keys()].map((i) => `M${i * 60} 496V746`).join('') +
          [0, 1, 2, 3].map((i) => `M0 ${496 + i * 62}H1500`).join(''),
        P.stone,
        3,
        0.7,
      ),
      fill(K.box(0, 484, 1500, 12), shade(wall, 0.4)),
      // herbs on the rail
      fill(K.cutBox(r, -10, 60, 1520, 16, 1), wood),
      fill(K.box(0, 74, 1500, 8), P.night, 0.25),
      ...herbs.map(([kind, tone], i) => bundle(r, 132 + i * 206, 70, 400 - (i % 3) * 26, kind, tone)),
      // the counter
      fill(K.disc(250, 752, 150, 14) + K.disc(570, 752, 190, 14) + K.disc(1220, 752, 220, 12), P.night, 0.3),
      fill(K.box(0, 740, 1500, 20), tint(wood, 0.3)),
      K.mortar(r, 236, 748, 230),
      fruit(r, 570, 748, 320),
      balance(910, 748, 244, brass),
      ...[P.gold, mix(P.moss, P.leaf, 0.4), P.clay].map((tone, i) => glass(1160 + i * 118, 748, 180, tone)),
      drawers(r, 0, 760, 1500, 240, 6, 2, wood),
      fill(K.box(0, 758, 1500, 14), shade(wood, 0.5)),
    ]
  }),
}
