// The hospital, and life at the college.
import * as K from '../kit/index.mjs'
import { cadets } from './cadets.mjs'
import { grove } from './grove.mjs'
import { hanging } from './hanging.mjs'
import { house, path, scene, trees } from './pieces.mjs'
import { republic } from './republic.mjs'
import { sports } from './sports.mjs'
import { frame, garden, hills, people } from './stages.mjs'
import { traditional } from './traditional.mjs'
import { treatment } from './treatment.mjs'
import { verandah } from './verandah.mjs'
import { virasat } from './virasat.mjs'
import { yogathon } from './yogathon.mjs'

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
  ...grove,
  ...hanging,
  ...treatment,
  ...verandah,
  ...yogathon,
  ...sports,
  ...cadets,
  ...republic,
  ...virasat,
  ...traditional,
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
}
