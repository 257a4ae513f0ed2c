// Activities, placement, work and publications.
import * as K from '../kit/index.mjs'
import { camps } from './camps.mjs'
import { gatherings } from './gatherings.mjs'
import { balance, couch, lamps, rangoli, ranks, scene, table, trees } from './pieces.mjs'
import { posters } from './posters.mjs'
import { frame, hall, hills, people, room } from './stages.mjs'
import { visits } from './visits.mjs'

const { P, fill, mix } = { ...K, ...K.P }
export const scenes = {
  ...camps,
  ...gatherings,
  ...posters,
  ...visits,
  'yoga-day': scene('yogaday', (r) => [
    ...hills(r, { hour: 'dawn', horizon: 0.5, sunAt: 0.5 }),
    ...ranks(r, 'treePose', { x: 750, y: 960, h: 400, cols: 5, rows: 3, gap: 330 }),
    ...frame(r, { size: 0.28 }),
  ]),
  'yoga-camp': scene('yogacamp', (r) => [
    ...hills(r, { hour: 'green', horizon: 0.46 }),
    ...trees(r, [
      [160, 760, 620],
      [1330, 780, 660, P.sage],
    ]),
    ...[420, 740, 1060].map((x, i) => K.mat(r, x, 940, 300, 50, [P.clay, P.gold, P.leaf][i])),
    ...people(r, [
      ['lotus', 740, 760, 330, { top: P.card, legs: P.clay, hair: 'bun' }],
      ['lotusBack', 420, 930, 380, { top: P.gold, legs: P.deep }],
      ['lotusBack', 740, 940, 390, { top: P.clay, legs: P.card }],
      ['lotusBack', 1060, 930, 380, { top: P.leaf, legs: P.card, hair: 'plait' }],
    ]),
    ...frame(r, { size: 0.3 }),
  ]),
  'work-research': scene('wresearch', (r) => [
    ...room(r, {
      wall: P.mist,
      floor: mix(P.earth, P.sand, 0.4),
      hour: 'green',
      win: [0.64, 0.1, 0.28, 0.42],
      shelf: true,
    }),
    table(r, 860, 920, 900, 230, P.earth),
    K.bookPile(r, 600, 690, 170, 5),
    K.bookPile(r, 1180, 690, 160, 3),
    balance(1030, 690, 240),
    K.bottle(1290, 690, 130, P.gold),
    ...people(r, [['desk', 760, 925, 560, { top: P.clay, legs: P.deep, hair: 'bun' }]]),
    K.neem(r, 640, 120, 240, 100, { colour: P.sage, dark: P.leaf, vein: P.moss, stem: P.earth }),
  ]),
  'work-clinical': scene('wclinical', (r) => [
    ...hall(r, { wall: P.sand, hour: 'green', bays: 4, floor: P.peach, base: 0.64 }),
    couch(r, 640, 900, 780, 220, P.card),
    ...people(r, [
      ['supine', 640, 692, 660, { wear: 'dhoti', legs: P.card }],
      ['lean', 560, 915, 560, { wear: 'coat', top: P.card, legs: P.leaf, hair: 'plait' }],
      ['stand', 1140, 920, 560, { top: P.clay, legs: P.gold, wear: 'sari', hair: 'bun' }],
    ]),
    K.pot(r, 1380, 920, 150),
  ]),
  internship: scene('internship', (r) => [
    ...hall(r, { wall: P.mist, hour: 'day', bays: 5, floor: P.sand }),
    ...people(r, [
      ['walk', 640, 900, 450, { top: P.card, legs: P.leaf, wear: 'coat', hair: 'plait' }],
      ['walk', 840, 910, 410, { top: P.gold, legs: P.card, wear: 'dhoti' }],
    ]),
    K.pot(r, 220, 910, 150),
    K.tulsi(r, 220, 790, 240, { colour: P.leaf, dark: P.deep, vein: P.moss, bloom: P.plum }),
    couch(r, 1280, 880, 300, 150, P.card),
  ]),
  'other-events-1': scene('oevents1', (r) => [
    fill(K.box(0, 0, 1500, 1000), P.sand),
    fill(K.box(0, 700, 1500, 300), mix(P.clay, P.sand, 0.4)),
    K.pillar(r, 240, 720, 560, 70, mix(P.sand, P.clay, 0.4)),
    K.pillar(r, 1260, 720, 560, 70, mix(P.sand, P.clay, 0.4)),
    fill(K.archD(750, 720, 620, 560), P.earth),
    rangoli(750, 880, 560),
    ...lamps(r, [
      [470, 780, 240],
      [1030, 780, 240],
    ]),
    K.pot(r, 750, 760, 190, P.gold),
    K.leaf(750, 590, 130, 36, -90, P.leaf, P.deep, P.moss),
    K.leaf(750, 590, 120, 34, -130, P.sage, P.leaf, P.moss),
    K.leaf(750, 590, 120, 34, -50, P.sage, P.leaf, P.moss),
    K.neem(r, 440, 120, 320, 20, { colour: P.leaf, dark: P.deep, vein: P.moss, stem: P.earth }),
    K.neem(r, 1060, 120, 320, 160, { colour: P.leaf, dark: P.deep, vein: P.moss, stem: P.earth }),
  ]),
}
