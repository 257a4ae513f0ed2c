// The rooms of the departments, seen through the disc of their plates.
import * as K from '../kit/index.mjs'
import { handBones } from './anatomy.mjs'
import { chartBoard, easyChair } from './apparatus.mjs'
import { footRoller, rain } from './instruments.mjs'
import { people } from './stages.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** Psychology: two chairs by a window in the rain, and a closed notebook. */
export function twoChairs(r) {
  const wall = mix(P.plum, P.paper, 0.62)
  const floor = mix(P.earth, P.plum, 0.4)
  const air = mix(P.water, P.mist, 0.5)
  const wood = mix(P.earth, P.gold, 0.4)
  const panes = [560, 760].flatMap((x) => [80, 250, 420].map((y) => K.box(x, y, 186, 158)))
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    K.within('panes', panes.join(''), [
      fill(K.box(540, 60, 430, 540), air),
      K.treeline(r, () => 330, 500, 1000, mix(air, P.leaf, 0.35), { gap: 50, size: 110, skip: 0 }),
      K.treeline(r, () => 460, 500, 1000, mix(air, P.leaf, 0.6), { gap: 40, size: 90, skip: 0 }),
      fill(K.box(540, 440, 430, 160), mix(air, P.leaf, 0.6)),
      rain(r, 560, 70, 400, 520, 210, P.card),
    ]),
    K.stroke(panes.join(''), P.card, 14),
    fill(K.cutBox(r, 536, 588, 434, 24, 1), P.card),
    fill(K.box(0, 700, 1500, 320), floor),
    fill(K.box(0, 688, 1500, 16), shade(wall, 0.25)),
    fill(K.disc(752, 858, 380, 74), P.clay) +
      K.stroke(K.disc(752, 858, 340, 60), mix(P.clay, P.straw, 0.6), 6),
    fill(K.disc(412, 260, 230), P.straw, 0.14) + fill(K.disc(412, 270, 150), P.straw, 0.24),
    K.stroke('M412 840V240', P.ink, 10),
    fill(K.disc(412, 846, 70, 12), P.ink),
    fill('M362 190h100l44 126H318Z', mix(P.straw, P.card, 0.3)),
    easyChair(530, 858, 360, P.leaf),
    easyChair(980, 858, 360, P.gold, true),
    fill(K.disc(752, 732, 128, 20), wood),
    K.stroke('M752 740V872M752 862L690 884M752 862L814 884', shade(wood, 0.25), 12),
    fill('M652 700h112l12 22h-136Z', P.plum) + fill('M640 722h136v10h-136Z', P.card),
    fill('M786 692h48l-6 36h-36Z', P.card) + K.stroke('M834 700q22 2 10 20', P.card, 5),
    K.steam(r, 810, 690, 80, 2, P.card, { spread: 16, width: 4, o: 0.8 }),
  ]
}

/** Clinical naturopathy: the examination room at seven in the morning. */
export function examinationRoom(r) {
  const wall = tint(P.leaf, 0.66)
  const floor = mix(P.clay, P.sand, 0.45)
  const pane = K.archD(740, 600, 300, 500)
  const brass = mix(P.gold, P.earth, 0.12)
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    K.within('pane', pane, [
      fill(K.box(560, 60, 360, 560), P.sand),
      K.sun(r, 820, 330, 48, P.gold, P.straw),
      K.treeline(r, () => 520, 560, 920, P.moss, { gap: 40, size: 60, skip: 0 }),
      K.tree(r, 690, 640, 440, { crown: P.leaf, dark: P.deep, light: P.sage, trunk: P.earth }),
      fill(K.box(560, 550, 360, 80), P.sage),
    ]),
    K.stroke(`${pane}M740 108V600M592 290h296M592 450h296`, P.card, 13),
    fill(K.cutBox(r, 566, 598, 350, 24, 1), P.card),
    fill(K.box(0, 730, 1500, 290), floor),
    fill(K.box(0, 716, 1500, 16), shade(wall, 0.25)),
    K.paving(r, 740, 420, 732, 1000, -600, 2100, 13, shade(floor, 0.25), { rows: 4, o: 0.4 }),
    fill(K.poly(K.spots('610 760, 870 760, 1000 990, 520 990')), P.sand, 0.4),
    // herbs above the washstand
    K.stroke('M910 196H1160', P.earth, 9),
    ...[940, 1000, 1060, 1120].map((x, i) =>
      K.sprig(r, x, 196, 150 - (i % 2) * 30, 90, {
        pairs: 7,
        long: 0.3,
        wide: 0.4,
        flat: true,
        colour: i % 2 ? P.leaf : P.deep,
        dark: P.earth,
      }),
    ),
    fill(K.box(946, 606, 16, 260) + K.box(1120, 606, 16, 260), P.earth),
    fill(K.cutBox(r, 920, 594, 240, 22, 1), mix(P.earth, P.gold, 0.3)),
    K.dish(r, 1000, 596, 150, brass, tint(P.water, 0.3)),
    K.pot(r, 1106, 596, 112, P.clay),
    K.linen(r, 1040, 790, 140, [P.card, tint(P.clay, 0.4), P.card]),
    fill(K.box(950, 790, 180, 12), P.earth),
    // the couch
    fill(K.disc(640, 872, 300, 18), P.night, 0.2),
    K.couch(r, 390, 868, 500, 220, P.card),
    fill(K.limb([440, 632], [520, 630], 34, 34), tint(P.water, 0.55)),
    K.linen(r, 770, 650, 190, [P.clay, tint(P.clay, 0.3)]),
    K.sandals(800, 930, 84, P.earth, -0.04),
  ]
}

/** MD Clinical Naturopathy: the ward round, seen from the corridor. */
export function wardRound(r) {
  const corridor = mix(P.water, P.ink, 0.3)
  const floor = mix(P.stone, P.earth, 0.25)
  const door = K.box(560, 130, 400, 650)
  const room = mix(P.sand, P.peach, 0.4)
  return [
    fill(K.box(0, 0, 1500, 1000), corridor),
    fill(K.box(0, 780, 1500, 240), floor),
    K.paving(r, 760, 480, 780, 1000, -500, 2000, 11, shade(floor, 0.3), { rows: 4, o: 0.5 }),
    fill(K.poly(K.spots('560 780, 960 780, 1130 1000, 430 1000')), P.straw, 0.5),
    K.within('door', door, [
      fill(K.box(540, 110, 440, 700), room),
      fill(K.box(600, 190, 150, 230), P.card) + K.stroke('M675 190v230M600 300h150', room, 10),
      fill(K.box(540, 640, 440, 160), mix(P.clay, P.sand, 0.4)),
      // the bed with its rail
      K.stroke('M826 620V436Q826 420 842 420H970', P.leaf, 12),
      K.stroke('M870 426V560M914 426V560M958 426V560', P.leaf, 7),
      fill(K.cutBox(r, 826, 530, 200, 92, 2), P.card),
      fill(K.cutBox(r, 830, 556, 200, 78, 2), tint(P.water, 0.3)),
      K.stroke('M826 610V700', P.leaf, 12),
      ...people(r, [
        ['away', 646, 748, 410, { top: P.card, legs: P.clay, wear: 'coat', hair: 'plait', skin: P.skins[1] }],
        [
          'away',
          772,
          770,
          446,
          { top: P.card, legs: P.plum, wear: 'coat', hairColour: mix(P.stone, P.ink, 0.3), skin: P.skins[2] },
        ],
      ]),
    ]),
    K.stroke(door, mix(P.earth, P.gold, 0.25), 24),
    fill(K.box(520, 96, 480, 26), shade(P.earth, 0.2)),
    chartBoard(408, 230, 96, [0.5, 0.9, 0.6, 0.7, 0.3, 0.2, 0.1], P.clay),
    chartBoard(408, 406, 96, [0.2, 0.3, 0.25, 0.6, 0.4, 0.3, 0.3], P.water),
    // the ledge with what was ground this morning
    fill(K.box(1034, 600, 12, 190) + K.box(1180, 600, 12, 190), shade(P.earth, 0.3)),
    fill(K.cutBox(r, 1006, 586, 240, 24, 1), mix(P.earth, P.gold, 0.3)),
    K.mortar(r, 1070, 588, 120, P.stone),
    K.bowl(r, 1160, 588, 90, P.clay, P.gold),
  ]
}

/** Manipulative therapies: a couch made ready, warm oil, a roller, and the hand as the chart has it. */
export function massageCouch(r) {
  const wall = mix(P.moss, P.paper, 0.42)
  const brass = mix(P.gold, P.earth, 0.12)
  const sheet = K.box(640, 96, 270, 356)
  const cloth = K.spots('520 690, 1010 690, 1090 860, 440 860')
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    K.stipple(r, 260, () => [r.range(280, 1220), r.range(20, 600)], shade(wall, 0.2), 3, 0.45),
    K.stroke('M775 40L660 84M775 40L890 84', P.earth, 4),
    fill(K.box(632, 96, 300, 384), shade(wall, 0.3), 0.5),
    fill(K.cutBox(r, 620, 84, 310, 380, 1.5), P.card),
    K.within('sheet', sheet, [
      K.hand('open', { x: 778, y: 344, s: 104, skin: mix(P.peach, P.clay, 0.25), arm: 1.6 }),
    ]),
    K.stroke(
      'M700 400C672 360 674 318 690 290M858 400C886 360 880 318 862 290M742 372Q778 396 814 372',
      P.leaf,
      5,
    ),
    K.stroke('M678 304L692 286L704 306M850 306L860 286L876 302', P.leaf, 5),
    fill(K.cutBox(r, 606, 72, 338, 22, 1) + K.cutBox(r, 606, 456, 338, 22, 1), P.earth),
    // the couch
    fill(K.box(0, 640, 1500, 260), P.leaf),
    fill(K.box(0, 640, 1500, 14), tint(P.leaf, 0.3)),
    fill(K.box(0, 860, 1500, 60), shade(P.leaf, 0.4)),
    fill(K.box(0, 914, 1500, 100), mix(P.earth, P.clay, 0.3)),
    fill(K.handCut(r, cloth, { amp: 3, step: 60 }), P.card),
    K.stroke('M548 716H984M460 838H1070', tint(P.water, 0.35), 6),
    fill(K.disc(590, 760, 130, 14) + K.disc(900, 752, 170, 14), P.night, 0.2),
    // oil over a flame
    K.stroke('M520 640L496 752M660 640L684 752M590 650V764', shade(brass, 0.3), 13),
    fill(K.disc(590, 752, 44, 14), P.clay) + fill(K.leafD(590, 750, 46, 22, -90), P.gold),
    K.dish(r, 590, 690, 210, brass, mix(P.gold, P.straw, 0.35)),
    K.steam(r, 590, 590, 190, 4, P.card, { spread: 110, width: 7, o: 0.7 }),
    K.bottle(446, 724, 190, mix(P.gold, P.clay, 0.3)),
    K.rolled(r, 800, 750, 200, 88, P.card),
    K.rolled(r, 830, 668, 150, 78, tint(P.clay, 0.35)),
    footRoller(770, 832, 320, mix(P.gold, P.sand, 0.3)),
  ]
}

/** Modern diagnosis: the film on its light box, the stethoscope and the strip of the heart, in a dim room. */
export function readingRoom(r) {
  const wall = shade(P.water, 0.45)
  const desk = mix(P.plum, P.night, 0.25)
  const film = shade(P.water, 0.72)
  const beat = Array.from(
    { length: 5 },
    (_, i) => `L${600 + i * 88} 868l14 -9l12 9l10 -58l14 84l10 -26l16 -12l12 12`,
  ).join('')
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    ...[390, 310].map((k) =>
      fill(K.blob(r, 660, 360, k * 1.1, k, { points: 16, amp: 0.03 }), tint(P.water, 0.5), 0.16),
    ),
    fill(K.box(424, 96, 472, 540), shade(P.stone, 0.3)),
    fill(K.box(444, 116, 432, 500), tint(P.water, 0.86)),
    fill(K.cutBox(r, 480, 132, 360, 468, 1.5), film),
    fill(K.disc(660, 420, 130, 150), tint(P.water, 0.2), 0.25),
    handBones(660, 506, 330, tint(P.water, 0.84), tint(P.water, 0.5)),
    fill(K.box(496, 148, 74, 34), tint(P.water, 0.75), 0.5),
    K.stroke('M570 132V118M750 132V118', P.ink, 16),
    // a shelf of case notes in the half dark
    K.bookcase(r, 960, 600, 330, 440, 3, shade(P.earth, 0.5), [
      shade(P.clay, 0.35),
      shade(P.stone, 0.35),
      shade(P.gold, 0.4),
      shade(P.leaf, 0.35),
    ]),
    fill(K.box(0, 690, 1500, 330), desk),
    fill(K.box(0, 690, 1500, 10), tint(P.water, 0.35)),
    fill(K.box(470, 700, 400, 40), tint(P.water, 0.7), 0.12),
    fill(K.box(470, 640, 380, 56), shade(P.stone, 0.45)),
    // the strip and the stethoscope
    K.at(
      -20,
      -20,
      fill(K.poly(K.spots('560 806, 1060 806, 1076 916, 548 916')), P.peach) +
        K.stroke(
          Array.from({ length: 18 }, (_, i) => `M${580 + i * 27} 808l${K.n((i - 9) * 0.9)} 106`).join('') +
            'M560 834H1064M556 862H1068M552 890H1072',
          mix(P.peach, P.clay, 0.35),
          2,
        ) +
        K.stroke(`M566 868${beat}H1064`, P.ink, 5),
    ),
    K.stroke('M600 758C680 800 740 716 862 744', P.night, 15),
    K.stroke('M862 744C890 706 930 702 962 716M862 744C890 784 930 790 968 774', P.stone, 10),
    fill(K.disc(966, 718, 14, 11) + K.disc(972, 772, 14, 11), P.night),
    fill(K.disc(574, 764, 46, 30), P.stone) +
      fill(K.disc(574, 758, 36, 21), P.card) +
      K.stroke(K.disc(574, 758, 24, 13), P.moss, 4),
  ]
}
