// Plates of the herbal: one for each department and course.
import * as K from '../kit/index.mjs'
import { balance, flask, herbal, house } from './pieces.mjs'
import { examinationRoom, massageCouch, readingRoom, twoChairs, wardRound } from './rooms.mjs'
import { people } from './stages.mjs'
import {
  certificateDesk,
  drawingTable,
  laboratory,
  patientsPlate,
  pointsAndMoxa,
  readingByLamp,
} from './tables.mjs'

const { P, fill, mix, tint } = { ...K, ...K.P }
const green = { colour: P.leaf, dark: P.deep, vein: tint(P.leaf, 0.4), stem: P.earth }
const seat = (_r, options = {}) =>
  K.figure('lotus', {
    x: 750,
    y: 640,
    h: 420,
    skin: P.skins[1],
    top: P.card,
    legs: P.leaf,
    hair: 'bun',
    wear: 'kurta',
    ...options,
  })

export const scenes = {
  'ug-anatomy': herbal('anatomy', { kind: 'sprig', accent: P.clay, view: drawingTable }),
  'ug-physiology': herbal('physiology', { kind: 'neem', accent: P.clay, view: laboratory }),
  'ug-biochemistry': herbal(
    'biochem',
    { tone: tint(P.moss, 0.6), kind: 'fern', accent: P.gold, green: P.sage },
    (r) => [
      fill(K.blob(r, 660, 600, 170, 220), mix(P.earth, P.sand, 0.3)),
      fill(K.blob(r, 660, 600, 130, 180), P.straw),
      K.sprig(r, 660, 420, 260, -80, { ...green, pairs: 4 }),
      K.root(r, 660, 810, 110, 90, P.earth, 3),
      ...[
        [560, 520],
        [612, 550],
        [664, 520],
        [716, 550],
        [612, 610],
        [664, 640],
        [716, 610],
        [664, 700],
      ].map(([x, y]) => K.stroke(`M${x - 26} ${y + 15}v-30l26 -15 26 15v30l-26 15Z`, P.clay, 6)),
      flask(960, 800, 320, P.gold),
    ],
  ),
  'ug-energy': herbal('energy', { tone: tint(P.water, 0.7), kind: 'broad', accent: P.gold }, (r) => [
    ...[P.clay, P.gold, P.straw, P.leaf, P.water, P.plum].map((c, i) =>
      fill(
        `M${560 + i * 66} 140L${690 + i * 24} 440L${560 + i * 68} 740L${500 + i * 86} 740L${670 + i * 30} 440L${500 + i * 82} 140Z`,
        c,
        0.55,
      ),
    ),
    K.stroke('M750 900V520', P.leaf, 18),
    K.flower(750, 440, 190, 18, P.gold, P.earth),
    fill(K.disc(750, 440, 78), P.earth),
    K.stipple(r, 120, () => [750 + r.off(60), 440 + r.off(60)], P.gold, 5, 0.9),
    fill(K.cutBox(r, 560, 790, 190, 66), P.clay),
    fill(K.cutBox(r, 750, 790, 190, 66), P.card),
  ]),
  'ug-fasting-nutrition': herbal('fasting', {
    kind: 'neem',
    accent: P.clay,
    view: patientsPlate,
    reach: 0.5,
  }),
  'ug-modern-diagnosis': herbal('diagnosis', { kind: 'sprig', accent: P.clay, view: readingRoom }),
  'ug-pathology': herbal(
    'pathology',
    { tone: tint(P.moss, 0.55), kind: 'broad', accent: P.plum, green: P.sage },
    (r) => [
      K.leaf(520, 820, 640, 190, -80, P.leaf, P.deep, P.moss, { veins: 9 }),
      ...Array.from({ length: 16 }, () =>
        fill(
          K.blob(r, 600 + r.off(60), 460 + r.off(210), 16 + r.next() * 18),
          r.next() > 0.5 ? P.earth : P.gold,
          0.85,
        ),
      ),
      fill('M880 820h280v40h-280ZM1010 820q160 -60 130 -260l-50 20q10 140 -120 180Z', P.gold),
      fill('M900 360l70 -30 110 300 -70 30Z', P.ink),
      fill('M890 330l90 -40 16 40 -90 40Z', P.gold),
      fill(K.box(900, 690, 200, 22), P.ink),
    ],
  ),
  'ug-community': herbal('community', { tone: P.straw, kind: 'fern', accent: P.clay }, (r) => [
    K.tree(r, 750, 800, 660, { crown: P.leaf, dark: P.deep, light: P.sage, trunk: P.earth, wide: 0.55 }),
    ...[560, 620, 680, 840, 900, 950].map((x) =>
      K.stroke(`M${x} 430q${r.off(12)} 160 ${r.off(8)} 360`, P.earth, 7),
    ),
    house(r, 440, 830, 180, 110, { bays: 3 }),
    house(r, 880, 830, 190, 115, { bays: 3 }),
    fill(K.cutBox(r, 690, 800, 110, 60), P.stone),
    ...people(r, [
      ['stand', 660, 870, 130, { top: P.card }],
      ['namaste', 840, 875, 130, { top: P.clay, wear: 'sari', legs: P.gold, hair: 'bun' }],
    ]),
  ]),
  'ug-hydrotherapy': herbal('hydroug', { tone: tint(P.water, 0.55), kind: 'broad', accent: P.gold }, (r) => [
    fill(K.disc(750, 740, 420, 120), P.water),
    K.ripples(r, 380, 660, 740, 160, 30, P.card),
    K.stroke('M620 760q-30 -200 20 -330M880 780q40 -180 -30 -280', P.leaf, 12),
    K.lotus(640, 460, 130, tint(P.clay, 0.5), P.clay, P.gold),
    K.lotus(850, 530, 100, P.card, tint(P.clay, 0.4), P.gold),
    fill('M420 250h300q70 0 70 70v40h-60v-30q0 -20 -20 -20H420Z', P.gold),
    K.stroke('M760 366v330', tint(P.water, 0.6), 16),
    K.rings(760, 720, 4, 46, P.card),
    K.lilyPads(r, 400, 690, 300, 120, 5, P.leaf, P.sage),
  ]),
  'ug-manipulative-therapies': herbal('manipug', {
    kind: 'broad',
    accent: P.gold,
    view: massageCouch,
    reach: 0.46,
  }),
  'ug-yoga': herbal('yogaug', { tone: P.straw, kind: 'broad', accent: P.gold }, (r) => [
    K.sun(r, 750, 260, 110, P.gold, P.clay),
    ...[700, 790, 880].map((y, i) =>
      fill(K.disc(750, y, 340 - i * 40, 40), mix(P.water, P.paper, 0.55 - i * 0.2)),
    ),
    K.lotus(750, 800, 250, tint(P.clay, 0.5), P.clay, P.gold),
    seat(r, { y: 650, h: 400 }),
    K.stroke('M750 810V930', P.leaf, 14),
  ]),
  'ug-yoga-research': herbal(
    'yresearch',
    { tone: P.mist, kind: 'fern', accent: P.clay, green: P.sage },
    (r) => [
      ...Array.from({ length: 9 }, (_, i) =>
        K.stroke(`M${470 + i * 70} 190V780M470 ${190 + i * 74}H1030`, P.moss, 2.5, 0.8),
      ),
      K.vine(
        r,
        [
          [480, 770],
          [560, 700],
          [640, 710],
          [720, 560],
          [800, 520],
          [880, 380],
          [960, 330],
          [1020, 220],
        ],
        P.leaf,
        P.deep,
        34,
      ),
      fill('M560 620h130l-50 90 50 90H560l50 -90Z', P.card, 0.9),
      fill('M585 770h80l-30 -40h-20Z', P.gold),
      K.stroke('M550 620h150M550 800h150', P.earth, 14),
      K.stroke('M480 770L1020 220', P.clay, 5, 0.7),
    ],
  ),
  'ug-clinical-naturopathy': herbal('clinnat', {
    kind: 'neem',
    accent: P.gold,
    view: examinationRoom,
    reach: 0.5,
  }),
  'ug-psychology': herbal('psychology', { kind: 'sprig', accent: P.plum, green: P.sage, view: twoChairs }),
  'ug-forensic-medicine': herbal('forensic', {
    kind: 'fern',
    accent: P.plum,
    view: certificateDesk,
  }),
  'ug-sanskrit': herbal('sanskrit', { kind: 'fern', accent: P.clay, view: readingByLamp }),
  'ug-acupuncture': herbal('acupunctureug', { kind: 'sprig', accent: P.gold, view: pointsAndMoxa }),
  'ug-principle': herbal('principle', { tone: tint(P.water, 0.68), kind: 'fern', accent: P.gold }, (r) => [
    K.sun(r, 930, 260, 76, P.gold, P.clay),
    K.stroke('M420 560C420 120 1080 120 1080 560', tint(P.water, 0.3), 18),
    K.stroke('M460 560C460 170 1040 170 1040 560', P.card, 8),
    fill(K.disc(750, 790, 380, 90), mix(P.earth, P.clay, 0.3)),
    fill(K.disc(750, 850, 400, 70), P.water),
    K.ripples(r, 380, 820, 740, 70, 18, P.card),
    K.tree(r, 750, 770, 430, { crown: P.leaf, dark: P.deep, light: P.moss, trunk: P.earth }),
    K.stroke('M430 400q60 -40 120 0t120 0M880 460q60 -40 120 0', P.card, 8),
  ]),
  'pg-master': herbal('pgmaster', { tone: P.straw, kind: 'sprig', accent: P.clay }, (r) => [
    K.root(r, 750, 830, 130, 90, P.earth, 4),
    K.lotus(750, 830, 270, tint(P.clay, 0.45), P.clay, P.gold),
    K.lotus(470, 560, 110, tint(P.clay, 0.6), P.clay, P.gold),
    K.stroke('M470 560q-20 160 60 260M1030 520q20 180 -60 300', P.leaf, 12),
    fill(
      K.soft([
        [990, 430],
        [1030, 400],
        [1070, 430],
        [1060, 520],
        [1000, 520],
      ]),
      P.sage,
    ),
    K.figure('lotus', {
      x: 750,
      y: 660,
      h: 440,
      skin: P.skins[2],
      top: P.gold,
      legs: P.card,
      hair: 'short',
      wear: 'kurta',
    }),
    K.sun(r, 750, 210, 60, P.gold, P.clay, 2),
  ]),
  'pg-pg1': herbal('pgone', { kind: 'fern', accent: P.clay, view: wardRound }),
  'pg-pg2': herbal('pgtwo', { tone: P.peach, kind: 'broad', accent: P.gold }, (r) => [
    balance(750, 860, 560),
    K.berries(
      [
        [430, 560],
        [480, 540],
      ],
      40,
      P.clay,
      P.peach,
    ),
    fill(
      K.soft([
        [1000, 500],
        [1080, 470],
        [1140, 510],
        [1120, 580],
        [1030, 580],
      ]),
      tint(P.leaf, 0.2),
    ),
    K.grass(r, 560, 640, 860, 260, 8, P.gold),
    K.sprig(r, 910, 870, 300, -70, { ...green, flat: true, pairs: 7 }),
    K.berries(
      [
        [600, 830],
        [650, 850],
        [560, 860],
      ],
      26,
      P.plum,
      P.peach,
    ),
  ]),
}
