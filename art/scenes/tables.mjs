// The tables and benches of the departments, seen through the disc of their plates.
import * as K from '../kit/index.mjs'
import { calipers, femur, handBones, heart, pencil, vertebra } from './anatomy.mjs'
import { cup, datura, ear, moxa, palmLeaf, stylus } from './apparatus.mjs'
import { bowlTop, needle, sunPatch, tiles } from './instruments.mjs'
import { balance } from './pieces.mjs'
import { kymograph, lever, pressureGauge, spirometer } from './recorders.mjs'

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
  const wall = shade(P.water, 0.3)
  const shelf = mix(P.earth, P.gold, 0.35)
  const cloth = K.spots('560 796, 880 796, 930 930, 520 930')
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    sunPatch([360, 60, 360, 520, 80], tint(wall, 0.16), wall),
    sunPatch([820, 150, 320, 430, 80], tint(wall, 0.16), wall),
    fill(K.box(0, 740, 1500, 300), shelf),
    fill(K.box(0, 740, 1500, 12), tint(shelf, 0.4)),
    K.dryBrush(r, 280, 760, 940, 220, 60, shade(shelf, 0.25), { o: 0.5 }),
    fill(K.disc(640, 776, 170, 16) + K.disc(950, 776, 220, 14), P.night, 0.25),
    ear(590, 776, 540, P.sand),
    moxa(r, 790, 768, 220),
    cup(905, 768, 112),
    cup(990, 780, 150),
    K.at(8, 10, fill(K.poly(cloth), P.night, 0.25)),
    fill(K.handCut(r, cloth, { amp: 3, step: 60 }), P.clay),
    K.stroke('M534 918H920M556 808H874', mix(P.clay, P.straw, 0.6), 4),
    ...[0, 1, 2, 3, 4].map((i) => needle(606 + i * 60, 816, 96, 96 - i * 5, mix(P.gold, P.straw, 0.4))),
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

/** Fasting and nutrition, from above: the patient's plate on the kitchen floor's tiles. */
export function patientsPlate(r) {
  const ground = mix(P.sand, P.card, 0.35)
  const brass = mix(P.gold, P.sand, 0.25)
  const slice = (x, y, s) =>
    fill(K.disc(x, y, s), P.leaf) +
    fill(K.disc(x, y, s * 0.88), tint(P.leaf, 0.72)) +
    fill(
      Array.from({ length: 6 }, (_, i) => K.leafD(x, y, s * 0.6, s * 0.16, i * 60 + x)).join(''),
      tint(P.moss, 0.4),
    )
  return [
    ...tiles(1500, 1000, 124, ground, [
      mix(P.water, ground, 0.62),
      mix(P.clay, ground, 0.4),
      mix(P.moss, ground, 0.4),
    ]),
    fill(K.disc(772, 524, 330), P.night, 0.25),
    fill(K.disc(750, 496, 330), brass),
    fill(K.disc(750, 496, 308), shade(brass, 0.2)),
    fill(K.disc(752, 500, 300), tint(brass, 0.25)),
    K.bananaLeaf(r, 476, 590, 560, -10, P.leaf, P.deep, P.moss, { wide: 0.24 }),
    // millet in the middle, greens and fruit around it
    fill(K.blob(r, 736, 556, 116, 92, { points: 12 }), shade(P.straw, 0.12)),
    fill(K.blob(r, 728, 546, 104, 80, { points: 12 }), mix(P.straw, P.card, 0.2)),
    K.stipple(r, 240, K.spotIn(r, 730, 548, 100, 78), shade(P.gold, 0.25), 5, 0.6),
    K.sprig(r, 700, 590, 120, -50, { ...herb, pairs: 4, flat: true }),
    bowlTop(604, 352, 88, brass, P.gold),
    bowlTop(786, 318, 78, brass, P.leaf),
    bowlTop(938, 408, 84, brass, P.card),
    K.stipple(r, 60, K.spotIn(r, 786, 318, 54, 54), tint(P.leaf, 0.45), 6, 0.8),
    K.stipple(r, 40, K.spotIn(r, 604, 352, 60, 60), P.clay, 6, 0.8),
    slice(566, 596, 44),
    slice(596, 662, 44),
    slice(658, 706, 44),
    fill(K.disc(906, 596, 56), P.gold) + fill(K.disc(906, 596, 49), P.straw),
    fill(
      Array.from({ length: 8 }, (_, i) => K.leafD(906, 596, 45, 13, i * 45 + 10)).join(''),
      mix(P.gold, P.straw, 0.4),
    ),
    K.berries(K.spots('800 700, 838 716, 820 742, 860 690, 872 728, 782 734'), 17, P.clay, P.peach),
    // a tumbler of water
    fill(K.disc(1060, 246, 62), P.night, 0.22),
    fill(K.disc(1048, 232, 62), brass) + fill(K.disc(1048, 232, 53), tint(P.water, 0.4)),
    K.stroke('M1014 224q10 -28 38 -28', P.card, 6),
  ]
}

const herb = { colour: P.leaf, dark: P.deep }
