// The hospital, and life at the college.
import * as K from '../kit/index.mjs'
import { couch, flag, house, lamps, path, ranks, scene, trees, veena } from './pieces.mjs'
import { crowd, frame, garden, hall, hills, people, room } from './stages.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const pictures = (r, list) =>
  list.map(
    ([x, y, w, h, c]) =>
      fill(K.cutBox(r, x, y, w, h, 1), P.earth) +
      fill(K.box(x + 10, y + 10, w - 20, h - 20), P.card) +
      fill(K.blob(r, x + w / 2, y + h * 0.55, w * 0.26, h * 0.24), c) +
      fill(K.leafD(x + w * 0.3, y + h * 0.8, h * 0.5, h * 0.16, -60), P.leaf),
  )

export const scenes = {
  hospital: scene('hospital', (r) => [
    ...hills(r, { hour: 'green', horizon: 0.52 }),
    house(r, 180, 720, 1140, 300, { bays: 9 }),
    house(r, 560, 500, 420, 170, { bays: 3 }),
    path(
      [
        [760, 1040],
        [740, 860],
        [750, 720],
      ],
      [240, 130, 60],
    ),
    K.herbRow(r, 0, 620, 860, 90, 60, [
      { colour: P.leaf, dark: P.deep, bloom: P.gold },
      { colour: P.sage, dark: P.leaf, bloom: P.clay },
    ]),
    K.herbRow(r, 880, 1500, 860, 90, 60, [
      { colour: P.sage, dark: P.leaf, bloom: P.clay },
      { colour: P.leaf, dark: P.deep, bloom: P.card },
    ]),
    ...people(r, [
      ['walk', 700, 880, 230, { top: P.card, legs: P.leaf, wear: 'coat' }],
      ['walk', 790, 890, 220, { top: P.gold, legs: P.clay, wear: 'sari', hair: 'bun' }],
    ]),
    ...trees(r, [
      [120, 780, 420],
      [1400, 780, 380, P.sage],
    ]),
    ...frame(r),
  ]),
  'hospital-garden': scene(
    'hgarden',
    (r) => [
      ...garden(r, { hour: 'green', horizon: 0.4, path: 0.4 }),
      ...people(r, [
        ['kneel', 1080, 880, 480, { flip: true, top: P.clay, legs: P.gold, wear: 'sari', hair: 'bun' }],
        ['stand', 720, 760, 260, { top: P.card, legs: P.leaf }],
      ]),
      K.basket(r, 860, 930, 170),
      K.tulsi(r, 1360, 980, 420, { colour: P.leaf, dark: P.deep, vein: P.moss, bloom: P.plum }),
      ...frame(r, { left: 'fern', right: '' }),
    ],
    { scale: 1.28 },
  ),
  'hospital-walk': scene('hwalk', (r) => [
    ...hall(r, { wall: P.mist, hour: 'green', bays: 5, floor: P.sand }),
    ...people(r, [
      ['walk', 620, 900, 430, { top: P.card, legs: P.deep, wear: 'coat', hair: 'bun' }],
      ['walk', 820, 910, 410, { top: P.gold, legs: P.card }],
    ]),
    K.pot(r, 1240, 920, 170),
    K.banana(r, 1250, 780, 300, { leaf: P.leaf, dark: P.deep, rib: P.moss, trunk: P.sage }),
    K.pot(r, 180, 900, 150),
  ]),
  'hospital-therapies': scene('htherapies', (r) => [
    ...room(r, {
      wall: P.peach,
      floor: mix(P.clay, P.sand, 0.4),
      hour: 'dawn',
      win: [0.06, 0.12, 0.24, 0.4],
    }),
    couch(r, 820, 880, 820, 220, P.card),
    ...people(r, [
      ['supine', 820, 672, 700, { wear: 'dhoti', legs: P.leaf }],
      ['lean', 700, 905, 600, { top: P.card, legs: P.leaf, hair: 'bun' }],
    ]),
    K.stroke('M900 120V420', P.earth, 6),
    K.pot(r, 900, 520, 120),
    K.stroke('M900 522v80', P.gold, 6),
    ...lamps(r, [[1330, 900, 320]]),
    K.steam(r, 300, 780, 220, 5, P.card),
    K.pot(r, 300, 920, 170),
  ]),
  'shobavana-1': scene('shobavana1', (r) => [
    ...hills(r, { hour: 'dawn', horizon: 0.5, sunAt: 0.5 }),
    path(
      [
        [700, 1040],
        [780, 800],
        [740, 560],
      ],
      [300, 130, 30],
    ),
    ...[
      [220, 900, 860],
      [520, 760, 560],
      [980, 780, 600],
      [1300, 920, 900],
    ].map(([x, y, h], i) =>
      K.tree(r, x, y, h, { crown: [P.leaf, P.sage][i % 2], dark: P.deep, light: P.moss, trunk: P.earth }),
    ),
    K.stipple(r, 260, () => [r.range(420, 1050), r.range(620, 980)], P.gold, 9, 0.7),
    ...frame(r),
  ]),
  'shobavana-2': scene('shobavana2', (r) => [
    ...hills(r, { hour: 'green', horizon: 0.48 }),
    fill(K.blob(r, 760, 880, 420, 90), P.earth),
    K.sprig(r, 760, 860, 460, -88, { colour: P.leaf, dark: P.deep, vein: P.moss, pairs: 6 }),
    ...people(r, [
      ['kneel', 520, 900, 520, { top: P.gold, legs: P.card }],
      ['kneel', 1010, 905, 510, { flip: true, top: P.clay, legs: P.leaf, hair: 'plait' }],
    ]),
    K.pot(r, 1290, 930, 190),
    ...trees(r, [
      [150, 720, 360],
      [1330, 690, 300, P.sage],
    ]),
    ...frame(r, { right: '' }),
  ]),
  'yogathon-1': scene('yogathon1', (r) => [
    ...hills(r, { hour: 'dawn', horizon: 0.46, sunAt: 0.5 }),
    ...ranks(r, 'treePose', { x: 750, y: 950, h: 330, cols: 7, rows: 4, gap: 250 }),
    ...frame(r, { size: 0.3 }),
  ]),
  'yogathon-2': scene('yogathon2', (r) => [
    ...hills(r, { hour: 'day', horizon: 0.5 }),
    ...[300, 760, 1210].map((x, i) => K.mat(r, x, 930, 420, 60, [P.clay, P.gold, P.leaf][i])),
    ...people(r, [
      ['dog', 300, 915, 520, { wear: 'yoga', top: P.card, legs: P.leaf, hair: 'plait' }],
      ['dog', 760, 915, 540, { wear: 'yoga', top: P.clay, legs: P.deep }],
      ['dog', 1210, 915, 520, { wear: 'yoga', top: P.gold, legs: P.card, hair: 'bun' }],
    ]),
    ...frame(r, { left: '', right: '' }),
    K.meadow(r, 1500, 1000, 50, [P.sage, P.leaf], 80),
  ]),
  'sports-day-1': scene('sports1', (r) => [
    ...hills(r, { hour: 'day', horizon: 0.42 }),
    fill('M-20 1010C300 560 900 560 1520 700V1010Z', mix(P.clay, P.sand, 0.25)),
    ...[0, 1, 2].map((i) =>
      K.stroke(
        `M-20 ${1040 + i * 90}C300 ${600 + i * 90} 900 ${600 + i * 80} 1520 ${740 + i * 80}`,
        P.card,
        5,
        0.8,
      ),
    ),
    ...crowd(r, { x0: 120, x1: 1400, y: 560, h: 70, rows: 2 }),
    ...people(r, [
      ['climb', 520, 900, 460, { wear: 'yoga', top: P.gold, legs: P.deep }],
      ['climb', 860, 880, 440, { wear: 'yoga', top: P.leaf, legs: P.card, hair: 'plait' }],
    ]),
    K.stroke('M640 690l90 -16', P.clay, 16),
  ]),
  'sports-day-2': scene('sports2', (r) => [
    ...hills(r, { hour: 'green', horizon: 0.44 }),
    ...trees(r, [[760, 640, 560]]),
    ...crowd(r, { x0: 420, x1: 1100, y: 650, h: 80, rows: 2 }),
    K.stroke('M120 800Q750 830 1380 800', mix(P.earth, P.sand, 0.5), 12),
    ...people(
      r,
      [150, 330, 510].map((x, i) => [
        'bars',
        x,
        950,
        400,
        { flip: true, wear: 'yoga', top: P.clay, legs: [P.card, P.deep][i % 2] },
      ]),
    ),
    ...people(
      r,
      [1000, 1180, 1350].map((x, i) => [
        'bars',
        x,
        950,
        400,
        { wear: 'yoga', top: P.leaf, legs: [P.deep, P.card][i % 2], hair: 'plait' },
      ]),
    ),
  ]),
  'ncc-1': scene('ncc1', (r) => [
    ...hills(r, { hour: 'green', horizon: 0.52, sunAt: 0.15 }),
    ...people(
      r,
      [210, 430, 650, 870, 1090, 1310].map((x, i) => [
        'stand',
        x,
        930,
        470,
        {
          top: mix(P.moss, P.earth, 0.35),
          legs: mix(P.moss, P.earth, 0.5),
          hair: i % 3 === 1 ? 'bun' : 'short',
          wear: 'coat',
        },
      ]),
    ),
    ...[210, 430, 650, 870, 1090, 1310].map((x) => fill(K.disc(x, 462, 30, 15), P.clay)),
    flag(1430, 900, 620),
  ]),
  'ncc-2': scene('ncc2', (r) => [
    ...hills(r, { hour: 'day', horizon: 0.42 }),
    path(
      [
        [1100, 1040],
        [1000, 760],
        [1120, 540],
      ],
      [220, 90, 20],
    ),
    K.rock(r, 640, 930, 560, 220, P.stone),
    fill('M470 700l310 -30 60 70 -330 40Z', P.card),
    K.stroke('M520 715q90 -30 150 10t130 0', P.clay, 5),
    ...people(r, [
      ['kneel', 300, 940, 430, { top: mix(P.moss, P.earth, 0.35), legs: P.deep }],
      ['lean', 470, 905, 470, { top: mix(P.moss, P.earth, 0.4), legs: P.deep, hair: 'plait' }],
      ['kneel', 1010, 950, 430, { flip: true, top: mix(P.moss, P.earth, 0.3), legs: P.deep }],
      ['stand', 880, 880, 460, { top: mix(P.moss, P.earth, 0.4), legs: P.deep, wear: 'coat' }],
    ]),
    ...frame(r),
  ]),
  'republic-day-1': scene('republic1', (r) => [
    ...hills(r, { hour: 'day', horizon: 0.5 }),
    house(r, 60, 740, 520, 260),
    flag(800, 900, 720),
    K.steps(r, 800, 860, 220, 3, 22, P.stone),
    ...crowd(r, { x0: 160, x1: 1400, y: 900, h: 120, rows: 2, gap: 0.9 }),
    K.stipple(r, 60, () => [r.range(640, 1200), r.range(240, 640)], P.clay, 9, 0.9),
    K.stipple(r, 40, () => [r.range(640, 1200), r.range(240, 640)], P.gold, 9, 0.9),
  ]),
  'republic-day-2': scene('republic2', (r) => [
    ...hills(r, { hour: 'dawn', horizon: 0.4 }),
    house(r, 120, 660, 1260, 360, { bays: 9 }),
    K.steps(r, 750, 660, 420, 4, 24, P.stone),
    ...ranks(r, 'walk', {
      x: 750,
      y: 960,
      h: 300,
      cols: 6,
      rows: 3,
      gap: 250,
      tops: [mix(P.moss, P.earth, 0.35)],
      legs: P.deep,
      wear: 'coat',
      hair: 'short',
    }),
    flag(1400, 700, 480),
  ]),
  'virasat-1': scene('virasat1', (r) => [
    ...hills(r, { hour: 'dusk', horizon: 0.46, sunAt: 0.22 }),
    fill(K.cutBox(r, 300, 560, 900, 150), P.earth),
    fill(K.cutBox(r, 280, 545, 940, 26), P.clay),
    K.pillar(r, 340, 560, 360, 34, P.sand),
    K.pillar(r, 1160, 560, 360, 34, P.sand),
    K.tiledRoof(r, 260, 1240, 120, 215, { colour: shade(P.clay, 0.25), inset: 130 }),
    ...lamps(r, [
      [420, 560, 180],
      [620, 560, 180],
      [880, 560, 180],
      [1080, 560, 180],
    ]),
    ...crowd(r, { x0: 120, x1: 1400, y: 800, h: 130, rows: 3, tops: [P.plum, P.gold, P.clay, P.sand] }),
  ]),
  'virasat-2': scene('virasat2', (r) => [
    ...hall(r, { wall: mix(P.clay, P.plum, 0.3), hour: 'dusk', bays: 3, floor: shade(P.clay, 0.35) }),
    ...lamps(r, [
      [160, 900, 360],
      [1340, 900, 360],
    ]),
    ...people(r, [
      ['warrior', 740, 890, 520, { top: P.gold, legs: P.leaf, hair: 'plait', wear: 'yoga' }],
      ['floorRead', 420, 920, 400, { top: P.card, legs: P.plum }],
      ['floorRead', 1100, 920, 400, { flip: true, top: P.sand, legs: P.clay, hair: 'bun', wear: 'sari' }],
    ]),
    veena(960, 850, 260),
    fill(K.disc(500, 850, 70, 50), P.earth),
  ]),
  'traditional-day-1': scene('traditional1', (r) => [
    ...hills(r, { hour: 'day', horizon: 0.4 }),
    house(r, 160, 620, 1180, 360, { bays: 9 }),
    K.steps(r, 750, 640, 900, 7, 46, P.stone, 70),
    ...people(
      r,
      [
        [330, 880, P.clay, P.gold, 'sari', 'bun'],
        [520, 860, P.card, P.card, 'dhoti', 'short'],
        [720, 880, P.leaf, P.clay, 'sari', 'plait'],
        [920, 860, P.gold, P.card, 'coat', 'short'],
        [1110, 880, P.plum, P.leaf, 'sari', 'bun'],
        [620, 960, P.gold, P.plum, 'sari', 'bun'],
        [1010, 960, P.card, P.card, 'coat', 'short'],
      ].map(([x, y, top, legs, wear, hair]) => ['namaste', x, y, 370, { top, legs, wear, hair }]),
    ),
  ]),
  'traditional-day-2': scene('traditional2', (r) => [
    ...hall(r, { wall: P.sand, hour: 'day', bays: 5, base: 0.5, floor: mix(P.clay, P.sand, 0.4) }),
    K.mat(r, 750, 890, 1500, 110, P.clay),
    ...[180, 460, 740, 1020, 1300].map(
      (x) =>
        K.bananaLeaf(r, x - 110, 915, 240, -4, P.leaf, P.deep, P.moss) +
        fill(K.disc(x - 20, 900, 34, 14), P.card) +
        fill(K.disc(x + 30, 906, 20, 9), P.gold),
    ),
    ...people(
      r,
      [180, 460, 740, 1020, 1300].map((x, i) => [
        'lotus',
        x,
        800,
        330,
        {
          top: [P.gold, P.card, P.clay, P.leaf, P.card][i],
          legs: P.card,
          hair: ['short', 'bun', 'plait'][i % 3],
        },
      ]),
    ),
    ...people(r, [['carry', 900, 985, 430, { top: P.card, legs: P.leaf, wear: 'dhoti' }]]),
    K.pot(r, 1010, 860, 80, P.gold),
  ]),
  'art-gallery-1': scene('gallery1', (r) => [
    fill(K.box(0, 0, 1500, 1000), P.mist),
    fill('M0 0L620 300V640L0 900Z', P.sand),
    fill('M1500 0L880 300V640L1500 900Z', tint(P.moss, 0.35)),
    fill('M0 900L620 640H880L1500 900V1000H0Z', mix(P.clay, P.sand, 0.45)),
    K.paving(r, 750, 520, 640, 1000, -500, 2000, 10, P.earth, { o: 0.35 }),
    fill(K.archD(750, 640, 180, 270), P.straw),
    ...[
      [70, 190, 190, 330, P.clay],
      [310, 270, 130, 230, P.gold],
      [490, 325, 80, 160, P.water],
    ].map((a) => pictures(r, [a])),
    ...[
      [1180, 330, 200, 380],
      [1010, 390, 110, 240],
      [915, 430, 60, 160],
    ].map(
      ([x, y, w, h]) =>
        fill(K.archD(x + w / 2, y + h, w, h), tint(P.water, 0.6)) +
        K.stroke(K.archD(x + w / 2, y + h, w, h), P.earth, 6),
    ),
    ...people(r, [
      ['stand', 640, 860, 330, { top: P.clay, legs: P.card, hair: 'bun', wear: 'sari' }],
      ['away', 520, 900, 400, { top: P.leaf, legs: P.deep, hair: 'plait' }],
    ]),
  ]),
  'art-gallery-2': scene('gallery2', (r) => [
    ...room(r, { wall: P.card, floor: P.sand, hour: 'dawn', win: [0.72, 0.14, 0.2, 0.4] }),
    ...pictures(r, [
      [120, 190, 240, 300, P.gold],
      [420, 150, 300, 380, P.clay],
      [790, 250, 200, 250, P.water],
    ]),
    ...people(r, [
      ['reach', 360, 900, 560, { top: P.leaf, legs: P.deep, hair: 'plait' }],
      ['away', 1020, 920, 590, { top: P.clay, legs: P.card }],
    ]),
  ]),
}
