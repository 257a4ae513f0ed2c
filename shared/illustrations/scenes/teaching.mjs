// Where the departments teach, seen through the disc of their plates: tables, benches, rooms.
import * as K from '../kit/index.mjs'
import { calipers, femur, handBones, heart, pencil, vertebra } from './anatomy.mjs'
import {
  chartBoard,
  cup,
  datura,
  ear,
  easyChair,
  kymograph,
  lever,
  moxa,
  palmLeaf,
  pressureGauge,
  spirometer,
  stylus,
} from './apparatus.mjs'
import { footRoller, needle, rain, sunPatch } from './instruments.mjs'
import { balance } from './pieces.mjs'
import { people } from './stages.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** Anatomy, from above: the drawing book between the bones that were drawn in it. */
export function drawingTable(r) {
  const slate = tint(P.water, 0.42)
  const bone = mix(P.sand, P.card, 0.45)
  const ink = mix(P.earth, P.clay, 0.25)
  const lines = (x, y, count, w) =>
    Array.from({ length: count }, (_, i) => `M${x} ${y + i * 22}h${Math.round(w * r.range(0.7, 1))}`).join('')
  return [
    fill(K.box(0, 0, 1500, 1000), slate),
    K.stipple(r, 500, () => [r.range(280, 1220), r.range(20, 980)], shade(slate, 0.25), 3, 0.5),
    K.stroke(
      'M300 330C520 250 700 300 900 180S1130 130 1230 90M560 960C700 880 900 900 1180 720',
      tint(slate, 0.25),
      5,
      0.6,
    ),
    K.at(
      772,
      392,
      fill(K.box(-322, -222, 672, 486), P.night, 0.28) +
        fill(K.cutBox(r, -334, -238, 668, 478, 2), P.clay) +
        fill(K.cutBox(r, -316, -222, 632, 446, 1.5), P.straw) +
        fill(K.cutBox(r, -310, -226, 310, 444, 1.5), P.card) +
        fill(K.cutBox(r, 0, -226, 310, 444, 1.5), tint(P.sand, 0.35)) +
        fill(K.box(0, -224, 26, 440), P.earth, 0.16) +
        fill(K.box(-18, -224, 18, 440), P.earth, 0.1) +
        heart('heart', -158, 6, 330, [ink, tint(P.clay, 0.62), tint(P.water, 0.6)]).join('') +
        K.stroke('M-30 -120L-70 -100M-28 60L-60 74M-290 -40L-262 -20M-282 150L-200 130', ink, 2.5, 0.8) +
        handBones(158, 120, 270, bone, ink) +
        K.stroke(
          `M60 -188h190${lines(52, 176, 2, 220)}${lines(-270, 176, 2, 210)}M-250 -192h170`,
          ink,
          3,
          0.6,
        ),
      { rot: -5 },
    ),
    femur(700, 812, 540, 5, bone),
    vertebra(1000, 696, 140, 20, bone),
    calipers(850, 706, 180, 84, P.gold),
    pencil([1010, 150], [1140, 420], 11, P.leaf),
  ]
}

/** Physiology, from the bench: breath, pulse and pressure each on its instrument. */
export function laboratory(r) {
  const wall = mix(P.peach, P.sand, 0.35)
  const bench = mix(P.earth, P.gold, 0.28)
  const pulse = (t) => {
    const u = (t * 5.2) % 1
    return Math.exp(-(((u - 0.2) / 0.07) ** 2)) + 0.36 * Math.exp(-(((u - 0.45) / 0.09) ** 2))
  }
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    sunPatch([330, 40, 330, 470, 60], mix(wall, P.card, 0.6), wall),
    sunPatch([770, 110, 330, 430, 60], mix(wall, P.card, 0.6), wall),
    fill(K.box(0, 720, 1500, 300), bench),
    fill(K.box(0, 720, 1500, 12), tint(bench, 0.35)),
    fill(K.box(0, 846, 1500, 200), shade(bench, 0.35)),
    K.dryBrush(r, 280, 740, 940, 100, 50, shade(bench, 0.25), { o: 0.5 }),
    fill(K.disc(680, 784, 170, 14) + K.disc(1010, 788, 180, 14) + K.disc(466, 802, 120, 12), P.night, 0.25),
    ...kymograph(r, 670, 780, 480, pulse),
    lever(832, 788, 420, 104, 290),
    spirometer(1000, 776, 450),
    pressureGauge(r, 456, 800, 350),
  ]
}

/** Sanskrit and English: palm leaves and printed books, read by lamplight. */
export function readingByLamp(r) {
  const wall = shade(P.plum, 0.38)
  const wood = mix(P.earth, P.clay, 0.3)
  const niche = K.archD(600, 520, 330, 420)
  const dusk = { leaf: shade(P.water, 0.72), dark: shade(P.water, 0.76), trunk: shade(P.water, 0.76) }
  const leaves = [
    [8, 700, shade(P.straw, 0.16)],
    [3, 706, P.straw],
    [-3, 714, shade(P.sand, 0.1)],
    [-8, 726, P.sand],
  ]
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    ...[430, 320, 220, 130].map((k) =>
      fill(K.blob(r, 1000, 300, k, k, { points: 16, amp: 0.03 }), mix(P.gold, P.clay, 0.3), 0.13),
    ),
    K.within('niche', niche, [
      K.sky(
        r,
        1500,
        [shade(P.water, 0.4), mix(P.water, P.plum, 0.5), mix(P.clay, P.plum, 0.3), mix(P.clay, P.gold, 0.6)],
        90,
        500,
      ),
      K.stipple(r, 26, () => [r.range(430, 770), r.range(100, 290)], P.sand, 4, 0.9),
      K.palm(r, 540, 540, 330, dusk),
      K.palm(r, 700, 540, 240, { ...dusk, lean: -0.05 }),
    ]),
    K.stroke(niche, shade(P.plum, 0.65), 18),
    fill(K.box(0, 600, 1500, 420), wood),
    fill(K.box(0, 600, 1500, 10), mix(wood, P.gold, 0.4)),
    K.dryBrush(r, 280, 620, 940, 360, 90, shade(wood, 0.3), { o: 0.5 }),
    fill(K.disc(1000, 720, 300, 60), P.gold, 0.14),
    fill(K.disc(470, 622, 140, 12) + K.disc(1000, 690, 110, 14), P.night, 0.35),
    K.bookPile(r, 470, 620, 230, 4),
    K.oilLamp(r, 1000, 690, 430),
    fill(K.disc(1000, 272, 150), P.straw, 0.16),
    K.at(
      740,
      806,
      fill(K.cutBox(r, -380, -52, 760, 116, 3), shade(P.clay, 0.15)) +
        K.stroke(K.box(-364, -38, 728, 88), mix(P.clay, P.gold, 0.5), 4),
      { rot: 10 },
    ),
    ...leaves.map(([rot, y, tone]) => K.at(740, y + 70, palmLeaf(r, 700, 84, tone), { rot })),
    K.stroke('M567 820C560 880 640 900 610 940S700 960 720 930', P.clay, 7),
    stylus([1080, 726], [900, 912]),
  ]
}

/** Acupuncture: the ear model, cups, moxa and a cloth of needles in the afternoon sun. */
export function pointsAndMoxa(r) {
  const wall = mix(P.straw, P.clay, 0.28)
  const shelf = mix(P.earth, P.gold, 0.35)
  const cloth = K.spots('560 796, 880 796, 930 930, 520 930')
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    sunPatch([360, 60, 360, 520, 80], mix(wall, P.sand, 0.65), wall),
    sunPatch([820, 150, 320, 430, 80], mix(wall, P.sand, 0.65), wall),
    fill(K.box(0, 740, 1500, 300), shelf),
    fill(K.box(0, 740, 1500, 12), tint(shelf, 0.4)),
    K.dryBrush(r, 280, 760, 940, 220, 60, shade(shelf, 0.25), { o: 0.5 }),
    fill(K.disc(640, 776, 170, 16) + K.disc(950, 776, 220, 14), P.night, 0.25),
    ear(590, 776, 540, mix(P.sand, P.clay, 0.34)),
    moxa(r, 790, 768, 220),
    cup(905, 768, 112),
    cup(990, 780, 150),
    K.at(8, 10, fill(K.poly(cloth), P.night, 0.25)),
    fill(K.handCut(r, cloth, { amp: 3, step: 60 }), P.leaf),
    K.stroke('M534 918H920M556 808H874', tint(P.leaf, 0.35), 4),
    ...[0, 1, 2, 3, 4].map((i) => needle(606 + i * 60, 816, 96, 96 - i * 5, i % 2 ? P.gold : P.clay)),
  ]
}

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

/** Forensic medicine: the desk with certificate, scales and poison, before the books of the law. */
export function certificateDesk(r) {
  const wood = mix(P.earth, P.gold, 0.25)
  const paper = K.spots('700 812, 930 812, 962 910, 680 910')
  const law = [P.clay, P.plum, shade(P.clay, 0.25), shade(P.leaf, 0.2), P.straw]
  return [
    K.bookcase(r, 240, 640, 1020, 620, 3, shade(P.earth, 0.2), law),
    fill(K.box(240, 0, 1020, 640), P.night, 0.28),
    fill(K.box(0, 640, 1500, 380), wood),
    fill(K.box(0, 640, 1500, 14), tint(wood, 0.35)),
    K.dryBrush(r, 280, 670, 940, 300, 70, shade(wood, 0.25), { o: 0.5 }),
    fill(K.disc(510, 776, 100, 13) + K.disc(940, 764, 100, 11) + K.disc(680, 792, 100, 12), P.night, 0.28),
    balance(940, 762, 310),
    K.jar(r, 668, 790, 200, P.plum),
    fill(K.cutBox(r, 628, 698, 80, 52, 1), P.card) + K.stroke('M640 716h56M640 732h36', P.clay, 5),
    datura(r, 500, 640, 300),
    fill('M448 620h104l-14 156h-76Z', tint(P.water, 0.45), 0.75),
    fill('M453 676h94l-10 100h-74Z', P.water, 0.45),
    K.stroke('M448 620h104M462 776h76', P.card, 5),
    K.at(8, 10, fill(K.poly(paper), P.night, 0.25)),
    fill(K.poly(paper), P.card),
    K.stroke('M752 828H892M726 850H912M720 868H880M714 886H830', P.moss, 5),
    fill(K.leafD(900, 888, 40, 13, 116) + K.leafD(912, 888, 40, 13, 70), P.clay) +
      fill(K.disc(906, 884, 23, 17), P.clay),
    stylus([660, 806], [560, 880]),
  ]
}
