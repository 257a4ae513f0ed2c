// Days and gatherings of the academic year: planting, plates, medals, music, lamps, journals.
import * as K from '../kit/index.mjs'
import { rollEnd } from './camping.mjs'
import { bells, garland, listeners, mridangam, tanpura, veenaLaid } from './concert.mjs'
import { bowlTop, diya, rain, tiles } from './instruments.mjs'
import { ear, glass, greens, heap, lime } from './pantry.mjs'
import { lamps, scene } from './pieces.mjs'
import { clock, cup, medal } from './prizes.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const gatherings = {
  'environment-day': scene('envday', (r) => {
    const sky = tint(P.water, 0.5)
    const soil = mix(P.earth, P.ink, 0.12)
    const kinds = [
      { pairs: 4, long: 0.32, wide: 0.6 },
      { pairs: 7, long: 0.24, wide: 0.3 },
      { pairs: 5, long: 0.36, wide: 0.36, turns: true },
      { pairs: 10, long: 0.2, wide: 0.28 },
      { pairs: 5, long: 0.3, wide: 0.44 },
    ]
    const tones = [P.leaf, mix(P.leaf, P.moss, 0.5), P.deep, mix(P.sage, P.gold, 0.2), P.leaf]
    const saplings = K.spots('190 250, 470 320, 750 400, 1030 300, 1300 350')
    const dip = saplings.flatMap(([x]) =>
      K.spots('-105 560, -92 546, -60 552, -34 586, 34 586, 60 552, 92 546, 105 560').map(([u, y]) => [
        x + u,
        y,
      ]),
    )
    return [
      K.sky(r, 1500, [shade(sky, 0.22), shade(sky, 0.1), sky, tint(sky, 0.25)], 0, 560),
      ...K.spots('300 120 900 110, 1180 90 820 90, 820 190 700 80').map(([x, y, w, h]) =>
        K.cloud(r, x, y, w, h, shade(sky, 0.3), 0.5),
      ),
      K.treeline(r, () => 500, -20, 1520, mix(sky, P.leaf, 0.3), { gap: 60, size: 100, skip: 0 }),
      K.treeline(r, () => 560, -20, 1520, mix(sky, P.leaf, 0.5), { gap: 46, size: 56, skip: 0 }),
      fill(`${K.curve([[-10, 560], ...dip, [1510, 560]])}L1510 1010L-10 1010Z`, soil),
      fill(
        K.poly([...K.spots('-10 700, 300 680, 700 716, 1100 690, 1510 712, 1510 1010, -10 1010')]),
        shade(soil, 0.22),
      ),
      fill(
        K.poly([...K.spots('-10 872, 400 850, 800 884, 1200 856, 1510 876, 1510 1010, -10 1010')]),
        shade(soil, 0.42),
      ),
      K.stipple(r, 420, () => [r.range(0, 1500), r.range(600, 1000)], tint(soil, 0.28), 4.5, 0.6),
      ...Array.from({ length: 26 }, () =>
        fill(
          K.blob(r, r.range(0, 1500), r.range(760, 985), r.range(10, 30), r.range(7, 18), { points: 8 }),
          r.pick([P.stone, mix(P.stone, P.earth, 0.5), mix(P.clay, P.earth, 0.5)]),
        ),
      ),
      ...saplings.flatMap(([x, h], i) => [
        fill(K.disc(x, 584, 62, 9), tint(P.water, 0.45), 0.9),
        K.root(r, x, 584, h * 0.52, 90, mix(P.sand, P.earth, 0.25), { width: 9, spread: 40 }),
        K.root(r, x - 4, 586, h * 0.36, 128, mix(P.sand, P.earth, 0.25), { width: 6, depth: 2 }),
        K.root(r, x + 4, 586, h * 0.36, 52, mix(P.sand, P.earth, 0.25), { width: 6, depth: 2 }),
        fill(K.cutBox(r, x + 30, 586 - h * 0.62, 11, h * 0.62 + 60, 0.6), mix(P.earth, P.gold, 0.4)),
        K.sprig(r, x, 590, h, -90, {
          bend: 0.03,
          first: 0.3,
          colour: tones[i],
          dark: shade(tones[i], 0.34),
          vein: P.moss,
          stem: P.earth,
          ...kinds[i],
        }),
        K.stroke(`M${x - 4} ${590 - h * 0.3}q22 -12 42 4`, P.straw, 5),
        K.at(
          x + 36,
          606 - h * 0.28,
          fill(K.cutBox(r, -30, -20, 60, 40, 1), P.card) + K.stroke('M-20 -6H18M-20 6H6', P.moss, 4),
          { rot: r.off(7) },
        ),
      ]),
      rain(r, -20, -20, 1560, 560, 420, P.card),
    ]
  }),
  nutrition: scene('nutrition', (r) => {
    const cloth = mix(P.straw, P.gold, 0.25)
    const metal = mix(P.stone, P.card, 0.3)
    const leaf = (colour, dark, rib) => [120, 660, 1250, -2, colour, dark, rib, { wide: 0.185, bend: 0.01 }]
    const millets = [
      mix(P.clay, P.earth, 0.45),
      mix(P.gold, P.clay, 0.12),
      P.sand,
      mix(P.moss, P.straw, 0.4),
      mix(P.stone, P.water, 0.25),
    ]
    return [
      fill(K.box(0, 0, 1500, 1000), cloth),
      K.stroke(Array.from({ length: 76 }, (_, i) => `M${i * 20} 0V1000`).join(''), shade(cloth, 0.1), 2, 0.5),
      K.stroke(Array.from({ length: 51 }, (_, i) => `M0 ${i * 20}H1500`).join(''), tint(cloth, 0.3), 2, 0.5),
      fill(K.box(0, 312, 1500, 14) + K.box(0, 336, 1500, 6), P.clay, 0.8),
      // five millets, each with what it cost
      ...millets.flatMap((tone, i) => {
        const x = 190 + i * 280
        return [
          bowlTop(x, 148, 104, [P.clay, P.earth][i % 2], shade(tone, 0.25)),
          heap(r, x + 2, 150, 76, 76, tone),
          K.at(
            x + 96,
            236,
            fill(K.box(-34, -22, 80, 56), P.night, 0.22) +
              fill(K.cutBox(r, -40, -28, 80, 56, 1), P.card) +
              K.stroke('M-26 -10H22M-26 8H4', P.moss, 5),
            { rot: r.off(12) },
          ),
        ]
      }),
      // the leaf and what is served on it
      K.at(10, 20, K.fade(K.bananaLeaf(K.rng('leaf'), ...leaf(P.night, P.night, P.night)), 0.25)),
      K.bananaLeaf(K.rng('leaf'), ...leaf(P.leaf, mix(P.leaf, P.deep, 0.5), P.moss)),
      greens(r, 348, 560, 84, [mix(P.moss, P.deep, 0.4), P.moss, mix(P.moss, P.gold, 0.4)]),
      heap(r, 526, 522, 82, 62, mix(P.clay, P.plum, 0.4), 40),
      heap(r, 708, 510, 76, 60, mix(P.gold, P.clay, 0.3), 40),
      bowlTop(876, 508, 70, metal, P.card),
      bowlTop(1034, 530, 62, metal, mix(P.clay, P.gold, 0.3)),
      heap(r, 560, 752, 158, 96, P.card, 120),
      fill(K.blob(r, 580, 742, 80, 48, { points: 10 }), P.gold),
      K.stipple(r, 40, K.spotIn(r, 580, 742, 66, 40), P.clay, 6, 0.7),
      ...[
        [8, 8, 72, 0.5],
        [0, 0, 70, 0.1],
        [-20, -22, 26, -0.25],
      ].map(([u, v, k, t]) =>
        fill(K.disc(836 + u, 744 + v, k, k * 0.93), t < 0 ? tint(millets[0], -t) : shade(millets[0], t)),
      ),
      ...K.spots('328 730 -24, 372 770 160').map(([x, y, a]) => lime(x, y, 48, a)),
      ...K.spots('1000 706, 1052 734, 1010 770, 1090 690').map(
        ([x, y]) =>
          fill(K.disc(x + 3, y + 6, 30), P.night, 0.25) +
          fill(K.disc(x, y, 29), mix(P.clay, P.gold, 0.5)) +
          K.stroke(K.disc(x, y, 15), tint(P.gold, 0.4), 4),
      ),
      // the ears that the grain was threshed from
      ...K.spots('-30 918 400 -16, -40 980 470 -7').map(([x, y, len, a], i) =>
        ear(r, x, y, len, a, [P.gold, mix(P.clay, P.gold, 0.4)][i]),
      ),
      ear(r, 1540, 1010, 440, -152, mix(P.clay, P.earth, 0.25), 5),
    ]
  }),
  'yoga-achievements-1': scene('yach1', (r) => {
    const wall = mix(P.deep, P.night, 0.35)
    const wood = mix(P.earth, P.gold, 0.32)
    const ribbons = [P.clay, P.water, P.straw, P.moss]
    const medals =
      'gold silver gold bronze silver gold bronze gold bronze silver bronze gold silver bronze'.split(' ')
    const metal = { gold: P.gold, silver: mix(P.stone, P.card, 0.55), bronze: mix(P.clay, P.gold, 0.3) }
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      ...[640, 500, 370].map((k) =>
        fill(K.blob(r, 740, 420, k * 1.3, k, { points: 20, amp: 0.03 }), P.gold, 0.07),
      ),
      K.stipple(r, 360, () => [r.range(0, 1500), r.next() ** 2 * 860], tint(wall, 0.14), 2.8, 0.5),
      fill(K.box(0, 860, 1500, 140), shade(wood, 0.35)),
      K.paving(r, 740, 400, 860, 1000, -900, 2400, 22, shade(wood, 0.55), { rows: 1, o: 0.7 }),
      // fourteen medals on a rail
      fill(K.box(104, 150, 1300, 22), P.night, 0.3),
      fill(K.cutBox(r, 96, 118, 1308, 40, 1.5), wood),
      fill(K.box(98, 146, 1304, 12), shade(wood, 0.35)),
      ...medals.map((kind, i) => medal(152 + i * 92, 138, 190 + r.off(26), metal[kind], ribbons[i % 4])),
      // a mat for each of the twenty-one
      fill(K.disc(560, 910, 330, 20), P.night, 0.35),
      ...[6, 5, 4, 3, 2, 1].flatMap((count, row) =>
        Array.from({ length: count }, (_, i) =>
          rollEnd(
            560 + (i - (count - 1) / 2) * 91,
            864 - row * 78.5,
            44,
            [P.clay, P.leaf, P.gold, P.water, P.plum, P.sage, P.straw][(i * 3 + row * 2) % 7],
          ),
        ),
      ),
      clock(1310, 486, 80),
      fill(K.disc(1040, 912, 150, 14), P.night, 0.35),
      fill(
        K.poly(K.spots('920 740, 1160 740, 1144 910, 1120 910, 1128 762, 952 762, 960 910, 936 910')),
        shade(wood, 0.3),
      ),
      fill(K.cutBox(r, 900, 724, 280, 28, 1.5), wood),
      cup(1040, 726, 216),
      K.sandals(1330, 956, 104, P.clay, -0.04),
    ]
  }),
  'yoga-achievements-2': scene('yach2', (r) => {
    const wall = shade(P.water, 0.42)
    const stone = shade(mix(P.stone, P.water, 0.45), 0.42)
    const wood = shade(P.earth, 0.3)
    const glow = mix(P.gold, P.straw, 0.5)
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 420, () => [r.range(0, 1500), r.range(0, 640)], tint(wall, 0.12), 3, 0.5),
      fill(K.box(0, 0, 1500, 74), shade(wall, 0.4)),
      ...[170, 1330].map(
        (x) =>
          fill(K.archD(x, 470, 200, 300), shade(wall, 0.45)) +
          K.lattice(x - 84, 200, 168, 262, 3, 5, shade(wall, 0.1), 7),
      ),
      fill(K.box(0, 640, 1500, 370), stone),
      ...[0, 1, 2].map(
        (i) =>
          fill(K.cutBox(r, -10, 640 + i * 56, 1520, 20, 1.5), tint(stone, 0.16 - i * 0.03)) +
          fill(K.box(0, 690 + i * 56, 1500, 6), shade(stone, 0.4)),
      ),
      // the open door, and one who is already there
      fill(K.cutBox(r, 470, 96, 560, 548, 1.5), wood),
      fill(K.box(520, 146, 460, 494), glow),
      fill(K.box(520, 146, 460, 330), tint(glow, 0.35)),
      K.stroke('M520 476H980', shade(glow, 0.2), 4),
      K.within('room', K.box(520, 476, 460, 164), [
        K.paving(r, 750, 380, 476, 640, 300, 1200, 12, shade(glow, 0.25), { rows: 1, o: 0.5 }),
      ]),
      K.mat(r, 750, 604, 190, 30, P.clay),
      K.figure('treePose', {
        x: 750,
        y: 598,
        h: 380,
        skin: shade(P.skins[2], 0.35),
        top: shade(P.plum, 0.3),
        legs: shade(P.plum, 0.5),
        hair: 'bun',
        wear: 'yoga',
      }),
      ...[-1, 1].map(
        (k) =>
          fill(
            K.poly([
              [750 + k * 230, 146],
              [750 + k * 366, 108],
              [750 + k * 366, 680],
              [750 + k * 230, 640],
            ]),
            shade(P.clay, 0.45),
          ) +
          K.stroke(
            [0, 1, 2]
              .map((i) =>
                K.poly([
                  [750 + k * 256, 196 + i * 150],
                  [750 + k * 340, 178 + i * 152],
                  [750 + k * 340, 306 + i * 152],
                  [750 + k * 256, 310 + i * 150],
                ]),
              )
              .join(''),
            shade(P.clay, 0.62),
            5,
          ),
      ),
      fill(K.poly(K.spots('520 640, 980 640, 1240 1010, 260 1010')), P.gold, 0.34),
      // twenty-one pairs at the door
      ...Array.from({ length: 21 }, (_, i) => {
        const row = i < 10 ? 0 : 1
        const x = row ? 112 + (i - 10) * 128 : 176 + i * 128
        const y = row ? 956 : 850
        const inLight = Math.abs(x - 750) < 330 + row * 90
        const tone = [P.clay, P.earth, P.leaf, P.plum, P.water, P.gold][(i * 5) % 6]
        return K.at(
          x,
          y + r.off(8),
          K.sandals(5, 7, 84, shade(stone, 0.5), 0.04) +
            K.sandals(0, 0, 84, inLight ? tone : shade(mix(tone, P.water, 0.35), 0.35), 0.04),
          { rot: r.off(10) },
        )
      }),
    ]
  }),
  'virasat-camp-1': scene('vcamp1', (r) => {
    const wall = mix(P.straw, P.clay, 0.22)
    const floor = mix(P.clay, P.earth, 0.3)
    const sun = tint(P.gold, 0.6)
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 420, () => [r.range(0, 1500), r.next() ** 2 * 700], shade(wall, 0.2), 3, 0.4),
      // evening light through a pierced window
      K.at(
        0,
        0,
        fill(K.poly(K.spots('130 50, 800 130, 800 650, 130 570')), sun, 0.75) +
          K.within('jali', K.poly(K.spots('130 50, 800 130, 800 650, 130 570')), [
            K.at(0, 0, K.lattice(110, 30, 720, 660, 10, 9, wall, 16)),
          ]),
      ),
      fill(K.box(0, 724, 1500, 290), floor),
      fill(K.box(0, 706, 1500, 20), shade(wall, 0.35)),
      K.paving(r, 750, 300, 724, 1000, -900, 2400, 16, shade(floor, 0.25), { rows: 4, o: 0.5 }),
      tanpura(r, 1180, 884, 780, 12),
      ...[
        [0, 0],
        [1, 0],
        [0.5, 1],
      ].map(([u, v], i) => rollEnd(226 + u * 118, 800 - v * 102, 58, [P.leaf, P.water, P.gold][i])),
      fill(K.disc(720, 896, 330, 20), P.night, 0.3),
      mridangam(r, 724, 776, 540),
      bells(r, 372, 946, 200),
    ]
  }),
  'virasat-camp-2': scene('vcamp2', (r) => {
    const velvet = shade(P.clay, 0.3)
    const boards = mix(P.earth, P.gold, 0.35)
    const back = shade(P.plum, 0.55)
    const folds = (x0, x1, n) => Array.from({ length: n }, (_, i) => x0 + ((x1 - x0) * (i + 0.5)) / n)
    return [
      fill(K.box(0, 0, 1500, 1000), back),
      ...[520, 400, 290].map((k) =>
        fill(K.blob(r, 750, 520, k * 1.2, k, { points: 20, amp: 0.03 }), P.gold, 0.1),
      ),
      fill(K.poly(K.spots('150 650, 1350 650, 1510 850, -10 850')), boards),
      K.paving(r, 750, 300, 650, 850, -200, 1700, 18, shade(boards, 0.35), { rows: 1, o: 0.7 }),
      fill(K.disc(750, 740, 520, 78), P.straw, 0.35),
      fill(K.box(0, 846, 1500, 160), shade(boards, 0.6)),
      // the dais, its carpet and the veena
      fill(K.box(420, 690, 660, 66), shade(P.leaf, 0.45)),
      fill(K.poly(K.spots('470 640, 1030 640, 1080 692, 420 692')), P.leaf),
      K.stroke('M452 682H1048M482 648H1018', P.straw, 5),
      K.stroke('M440 722H1060', P.gold, 6),
      ...Array.from({ length: 17 }, (_, i) =>
        K.flower(450 + i * 37.5, 722, 13, 6, i % 2 ? P.gold : P.straw, P.clay),
      ),
      fill(K.disc(750, 652, 250, 14), P.night, 0.35),
      veenaLaid(r, 540, 640, 440),
      ...lamps(r, K.spots('340 826 330, 1160 826 330')),
      // garlands between the curtains
      ...[0, 1, 2].map((i) =>
        garland(
          [
            [370 + i * 253, 100],
            [497 + i * 253, 250 - (i % 2) * 30],
            [624 + i * 253, 100],
          ],
          15,
          [P.gold, P.clay],
        ),
      ),
      ...[
        [-30, 236],
        [1530, 1264],
      ].flatMap(([from, to]) => [
        fill(
          K.poly([
            [from, -10],
            [to + (from < to ? 150 : -150), -10],
            [to, 420],
            [to + (from < to ? 30 : -30), 870],
            [from, 870],
          ]),
          velvet,
        ),
        ...folds(from, to, 6).map((x, i) =>
          fill(
            K.ribbon(
              [
                [x + (to - from) * 0.06 * i, -10],
                [x, 400],
                [x + (i % 2 ? 8 : -8), 868],
              ],
              [24, 14, 22],
            ),
            i % 2 ? shade(velvet, 0.28) : tint(velvet, 0.08),
          ),
        ),
        garland(
          [
            [from, 430],
            [(from + to) / 2, 474],
            [to, 424],
          ],
          14,
          [P.straw, P.gold],
        ),
      ]),
      fill(K.box(-10, -10, 1520, 90), shade(velvet, 0.2)),
      ...folds(-10, 1510, 16).map(
        (x) => fill(K.disc(x, 78, 50, 40), velvet) + K.stroke(`M${x - 48} 84q48 72 96 0`, P.gold, 6),
      ),
      // who listens
      ...listeners(r, 930),
    ]
  }),
  'other-events-2': scene('oevents2', () => {
    const floor = shade(mix(P.plum, P.clay, 0.3), 0.5)
    const spiral = Array.from({ length: 34 }, (_, i) => {
      const a = 0.9 + Math.sqrt(i + 1.6) * 2.35
      const k = 46 + 62 * (a - 0.9) * 0.385
      return [750 + Math.cos(a) * k * 1.5, 510 + Math.sin(a) * k, (a * 180) / Math.PI]
    })
    return [
      ...tiles(1500, 1000, 125, floor, [shade(floor, 0.25), tint(floor, 0.14), shade(floor, 0.4)]),
      ...spiral.map(([x, y]) => fill(K.disc(x, y, 92), P.gold, 0.07)),
      ...spiral.map(([x, y]) => fill(K.disc(x, y, 50), P.gold, 0.16)),
      ...spiral.map(([x, y, a]) => K.at(x, y, diya(0, 0, 44), { rot: a + 90 })),
      ...spiral
        .filter((_, i) => i % 3 === 1)
        .map(([x, y, a]) => K.flower(...K.go(x, y, a, 74), 20, 9, P.gold, P.clay, a)),
    ]
  }),
  publications: scene('publications', (r) => {
    const wall = mix(P.clay, P.sand, 0.55)
    const wood = mix(P.earth, P.gold, 0.4)
    const spine = K.spots('-8 -66, 10 -30, -6 6, 8 42, -4 66')
    const motifs = [
      (c) => K.leaf(-14, 62, 136, 40, -74, c, shade(c, 0.25), tint(c, 0.5)),
      (c) => K.lotus(0, 50, 84, tint(c, 0.35), c, P.gold),
      (c) => K.stroke([-40, -14, 12, 38].map((y) => `M-54 ${y}q27 -22 54 0t54 0`).join(''), c, 8),
      (c) => K.flower(0, 0, 62, 12, c, P.earth),
      (c) =>
        K.stroke(K.curve(spine), c, 9) +
        K.stroke([-60, -36, -12, 12, 36, 60].map((y) => `M-18 ${y}h36`).join(''), c, 12),
      (c) => [-50, -36, -22].map((rot) => ear(r, 52, 84, 170, -90 + rot, c)).join(''),
      (c) => K.fern(r, -6, 74, 150, -88, c, { bend: 0.1 }),
      (c) => K.bottle(0, 66, 128, c),
    ]
    const covers = [P.card, P.leaf, P.water, P.straw, P.plum, P.sand, P.card, P.deep]
    const inkOn = [P.leaf, P.sand, P.mist, P.clay, P.sand, mix(P.clay, P.gold, 0.3), P.water, P.straw]
    const journal = (x, y, i) => {
      const bars = [P.card, P.sand, P.straw].includes(covers[i]) ? P.ink : P.card
      return K.at(
        x,
        y,
        fill(K.box(-82, -120, 184, 262), P.night, 0.22) +
          fill(K.cutBox(r, -92, -130, 184, 262, 1), covers[i]) +
          fill(K.box(-92, -130, 14, 262), shade(covers[i], 0.18)) +
          fill(K.box(-60, -108, 128, 14) + K.box(-60, -86, 80, 8), bars) +
          K.at(6, 26, motifs[i](inkOn[i])),
      )
    }
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 420, () => [r.range(0, 1500), r.range(0, 760)], shade(wall, 0.18), 3, 0.4),
      // the rack
      fill(K.box(96, 30, 900, 670), shade(wall, 0.24), 0.5),
      fill(K.cutBox(r, 80, 22, 900, 668, 1.5), shade(wood, 0.12)),
      ...[0, 1].map((row) => fill(K.box(92, 44 + row * 322, 876, 318), shade(wood, 0.42))),
      ...covers.map((_, i) => journal(200 + (i % 4) * 220, 206 + Math.floor(i / 4) * 322, i)),
      ...[0, 1].map(
        (row) =>
          fill(K.cutBox(r, 80, 322 + row * 322, 900, 46, 1), wood) +
          fill(K.box(80, 356 + row * 322, 900, 12), shade(wood, 0.35)),
      ),
      // a poster in seven columns
      K.at(
        1226,
        330,
        fill(K.box(-152, -252, 330, 520), P.night, 0.2) +
          fill(K.cutBox(r, -164, -264, 330, 520, 1.5), P.card) +
          fill(K.box(-132, -232, 200, 20) + K.box(-132, -200, 120, 10), P.ink) +
          [150, 220, 118, 260, 190, 300, 84]
            .map((h, i) =>
              fill(
                K.cutBox(r, -132 + i * 38, 196 - h, 28, h, 1),
                [P.leaf, P.moss, P.gold, P.clay, P.water, P.plum, P.sage][i],
              ),
            )
            .join('') +
          K.stroke('M-140 200H134', P.ink, 4) +
          fill(K.disc(0, -250, 8), P.clay),
        { rot: 1.6 },
      ),
      // tea, and a draft to be read aloud
      fill(K.box(0, 764, 1500, 250), mix(P.deep, P.leaf, 0.3)),
      fill(K.box(0, 764, 1500, 16), tint(P.leaf, 0.3)),
      fill(K.disc(520, 912, 330, 26), P.night, 0.25),
      K.openBook(520, 900, 560, P.clay, 0, P.card),
      ...[
        [980, 892],
        [1110, 936],
        [1260, 886],
      ].map(
        ([x, y], i) =>
          fill(K.disc(x + 10, y, 60, 11), P.night, 0.3) +
          glass(x, y, 122, mix(P.clay, P.gold, 0.35 + i * 0.1)) +
          K.steam(r, x, y - 126, 110, 2, P.card, { spread: 26, width: 5, o: 0.5 }),
      ),
      K.at(
        170,
        900,
        fill(K.limb([0, 8], [190, -24], 9, 7), P.night, 0.3) +
          fill(K.limb([0, 0], [180, -32], 10, 9), P.clay) +
          fill(
            K.poly([
              [178, -42],
              [184, -22],
              [216, -37],
            ]),
            P.gold,
          ),
      ),
    ]
  }),
}
