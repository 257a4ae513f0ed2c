// Activities, placement, work and publications.
import * as K from '../kit/index.mjs'
import { camps } from './camps.mjs'
import { balance, couch, house, lamps, path, rangoli, ranks, scene, table, trees } from './pieces.mjs'
import { posters } from './posters.mjs'
import { frame, garden, hall, hills, people, room } from './stages.mjs'

const { P, fill, mix, shade } = { ...K, ...K.P }
export const scenes = {
  ...camps,
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
  publications: scene('publications', (r) => [
    ...room(r, {
      wall: P.sand,
      floor: mix(P.earth, P.sand, 0.3),
      hour: 'dawn',
      win: [0.58, 0.06, 0.34, 0.4],
      base: 0.54,
    }),
    K.openBook(470, 860, 560, P.leaf),
    K.openBook(1010, 930, 420, P.clay, -6),
    fill(K.cutBox(r, 1150, 700, 330, 90), P.card),
    fill(K.disc(1150, 745, 18, 45), P.sand),
    K.leaf(330, 800, 260, 70, -20, P.sage, P.leaf, P.moss),
    K.bookPile(r, 160, 620, 200, 5),
    K.oilLamp(r, 1330, 640, 150),
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
  'kids-camp-3': scene('kids3', (r) => [
    ...garden(r, { hour: 'day', horizon: 0.4, path: 0.5 }),
    ...people(r, [
      ['walk', 1100, 900, 420, { top: P.card, legs: P.deep }],
      ['walk', 860, 920, 290, { top: P.clay, legs: P.card, hair: 'plait' }],
      ['walk', 700, 925, 280, { top: P.gold, legs: P.leaf }],
      ['walk', 540, 930, 285, { top: P.leaf, legs: P.card, hair: 'bun' }],
    ]),
    fill(K.disc(1108, 488, 62, 14) + K.disc(1108, 474, 32, 22), P.straw),
  ]),
  'virasat-camp-1': scene('vcamp1', (r) => [
    ...hall(r, { wall: mix(P.clay, P.sand, 0.6), hour: 'dawn', bays: 4 }),
    ...people(r, [
      ['warrior', 320, 900, 400, { wear: 'yoga', top: P.gold, legs: P.clay, hair: 'plait' }],
      ['warrior', 760, 920, 420, { wear: 'yoga', top: P.card, legs: P.leaf }],
      ['warrior', 1190, 900, 400, { wear: 'yoga', top: P.leaf, legs: P.gold, hair: 'bun' }],
    ]),
    ...lamps(r, [
      [80, 930, 300],
      [1420, 930, 300],
    ]),
  ]),
  'scouts-guides-1': scene('scouts1', (r) => [
    ...hills(r, { hour: 'day', horizon: 0.44 }),
    ...ranks(r, 'treePose', {
      x: 750,
      y: 960,
      h: 360,
      cols: 6,
      rows: 3,
      gap: 270,
      tops: [mix(P.moss, P.sand, 0.4), mix(P.water, P.sand, 0.3)],
    }),
  ]),
  'yoga-achievements-2': scene('yach2', (r) => [
    ...hills(r, { hour: 'dawn', horizon: 0.36 }),
    house(r, 140, 600, 1220, 360, { bays: 9 }),
    K.steps(r, 750, 620, 760, 7, 52, P.stone, 90),
    ...people(
      r,
      [340, 540, 750, 960, 1160].map((x, i) => [
        'stand',
        x,
        900 - Math.abs(i - 2) * 20,
        400,
        {
          top: [P.gold, P.card, P.clay, P.card, P.leaf][i],
          legs: P.deep,
          hair: ['short', 'plait', 'bun'][i % 3],
        },
      ]),
    ),
    ...[340, 540, 960, 1160].map(
      (x) => K.stroke(`M${x - 22} 620l22 60 22 -60`, P.clay, 6) + fill(K.disc(x, 690, 16), P.gold),
    ),
    fill('M715 640h70q0 70 -35 80q-35 -10 -35 -80Z', P.gold),
    fill(K.box(742, 715, 16, 26), P.gold),
    fill(K.box(724, 738, 52, 14), P.gold),
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
  'other-events-2': scene('oevents2', (r) => [
    ...hall(r, { wall: shade(P.plum, 0.35), hour: 'night', bays: 4, floor: shade(P.clay, 0.55) }),
    ...lamps(r, [
      [330, 910, 200],
      [620, 930, 200],
      [910, 930, 200],
      [1200, 910, 200],
    ]),
    ...people(r, [
      ['reach', 230, 930, 430, { top: P.gold, legs: P.clay, wear: 'sari', hair: 'bun' }],
      ['carry', 500, 950, 430, { top: P.card, legs: P.plum, hair: 'plait' }],
      ['reach', 1020, 950, 430, { flip: true, top: P.sand, legs: P.leaf }],
      ['carry', 1310, 930, 430, { flip: true, top: P.clay, legs: P.card, hair: 'bun' }],
    ]),
  ]),
}
