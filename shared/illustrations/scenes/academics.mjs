// Activities, placement, work and publications.
import * as K from '../kit/index.mjs'
import { camps } from './camps.mjs'
import { gatherings } from './gatherings.mjs'
import { balance, couch, house, lamps, path, rangoli, ranks, scene, table, trees } from './pieces.mjs'
import { posters } from './posters.mjs'
import { frame, hall, hills, people, room } from './stages.mjs'

const { P, fill, mix } = { ...K, ...K.P }
export const scenes = {
  ...camps,
  ...gatherings,
  ...posters,
  'yoga-day': scene('yogaday', (r) => [
    ...hills(r, { hour: 'dawn', horizon: 0.5, sunAt: 0.5 }),
    ...ranks(r, 'treePose', { x: 750, y: 960, h: 400, cols: 5, rows: 3, gap: 330 }),
    ...frame(r, { size: 0.28 }),
  ]),
  'guest-talk': scene('guesttalk', (r) => [
    ...hall(r, { wall: P.mist, hour: 'green', bays: 4, floor: mix(P.earth, P.sand, 0.45) }),
    fill(K.cutBox(r, 300, 600, 130, 260), P.earth),
    fill(K.cutBox(r, 280, 580, 170, 34), mix(P.earth, P.sand, 0.35)),
    ...people(r, [['reach', 230, 870, 440, { top: P.clay, legs: P.gold, wear: 'sari', hair: 'bun' }]]),
    ...people(
      r,
      [0, 1, 2, 3, 4, 5, 6].map((i) => [
        'floorRead',
        660 + (i % 4) * 220 - (i > 3 ? 110 : 0),
        i > 3 ? 960 : 860,
        330,
        {
          flip: true,
          top: [P.card, P.gold, P.leaf, P.clay][i % 4],
          legs: [P.deep, P.card][i % 2],
          hair: ['short', 'plait', 'bun'][i % 3],
        },
      ]),
    ),
  ]),
  'health-camp': scene('healthcamp', (r) => [
    ...hills(r, { hour: 'day', horizon: 0.46 }),
    ...trees(r, [[700, 800, 760]]),
    house(r, 1120, 640, 330, 190, { bays: 3 }),
    table(r, 740, 910, 460, 170, P.earth),
    ...people(r, [
      ['read', 500, 920, 430, { top: P.card, legs: P.leaf, wear: 'coat', hair: 'bun' }],
      ['read', 970, 920, 430, { flip: true, top: P.gold, legs: P.card }],
      ['stand', 400, 900, 420, { top: P.card, legs: P.clay, wear: 'coat' }],
      ['stand', 1180, 900, 400, { top: P.clay, legs: P.plum, wear: 'sari', hair: 'bun' }],
      ['stand', 1290, 905, 410, { top: P.leaf, legs: P.card, wear: 'dhoti' }],
    ]),
    K.bottle(800, 740, 80, P.clay),
    ...frame(r, { right: '' }),
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
  nss: scene('nss', (r) => [
    ...hills(r, { hour: 'day', horizon: 0.46 }),
    house(r, 80, 650, 360, 220, { bays: 3 }),
    house(r, 1080, 640, 360, 210, { bays: 3 }),
    fill(K.cutBox(r, 640, 430, 220, 130), P.stone),
    K.stroke('M670 560V680M830 560V680', P.stone, 22),
    path(
      [
        [700, 1040],
        [760, 820],
        [740, 660],
      ],
      [360, 190, 80],
      mix(P.sand, P.earth, 0.2),
    ),
    ...people(r, [
      ['lean', 480, 930, 440, { top: P.card, legs: P.deep }],
      ['lean', 1010, 930, 440, { flip: true, top: P.gold, legs: P.leaf, hair: 'plait' }],
      ['carry', 760, 820, 330, { top: P.clay, legs: P.card }],
    ]),
    K.stroke('M620 700L700 940M880 700L800 940', P.earth, 10),
    K.basket(r, 1240, 950, 180),
    ...frame(r, { right: '' }),
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
