// The hospital, and life at the college.
import * as K from '../kit/index.mjs'
import { occasions } from './occasions.mjs'
import { couch, house, lamps, path, scene, trees } from './pieces.mjs'
import { frame, garden, hall, hills, people, room } from './stages.mjs'

const { P, fill, mix, tint } = { ...K, ...K.P }
const pictures = (r, list) =>
  list.map(
    ([x, y, w, h, c]) =>
      fill(K.cutBox(r, x, y, w, h, 1), P.earth) +
      fill(K.box(x + 10, y + 10, w - 20, h - 20), P.card) +
      fill(K.blob(r, x + w / 2, y + h * 0.55, w * 0.26, h * 0.24), c) +
      fill(K.leafD(x + w * 0.3, y + h * 0.8, h * 0.5, h * 0.16, -60), P.leaf),
  )

export const scenes = {
  ...occasions,
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
