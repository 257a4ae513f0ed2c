// The hospital, and life at the college.
import * as K from '../kit/index.mjs'
import { cadets } from './cadets.mjs'
import { corridor } from './corridor.mjs'
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

const { P } = K

export const scenes = {
  ...corridor,
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
}
