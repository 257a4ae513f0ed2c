// Camps for children and for scouts, told by what they bring, make and leave lying.
import * as K from '../kit/index.mjs'
import { animal } from './animals.mjs'
import { print, strawHat } from './camping.mjs'
import { along, blindfold, cased, strand } from './cords.mjs'
import { rounded, sunPatch } from './instruments.mjs'
import { scene } from './pieces.mjs'
import { hat, scarf, whistle } from './scouting.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const camps = {
  'kids-camp-1': scene('kids1', (r) => {
    const floor = mix(P.clay, P.sand, 0.3)
    const dusky = { colour: P.plum, dark: P.plum, vein: P.plum, stem: P.plum }
    const mats = [
      ['cobra', P.gold, P.earth, 178],
      ['tortoise', P.leaf, P.straw, 186],
      ['crane', P.card, P.water, 168],
      ['fish', P.water, P.sand, 186],
      ['cat', P.straw, P.clay, 176],
    ]
    return [
      fill(K.box(0, 0, 1500, 1000), floor),
      K.stroke([0, 1, 2, 3, 4].map((i) => `M0 ${i * 190 - 20}H1500`).join(''), shade(floor, 0.22), 3, 0.5),
      K.stroke([0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${i * 214} 0V760`).join(''), shade(floor, 0.22), 3, 0.5),
      K.stipple(r, 500, () => [r.range(0, 1500), r.range(0, 760)], shade(floor, 0.2), 3, 0.4),
      ...mats.map(([kind, tone, mark, s], i) =>
        K.at(
          206 + i * 272,
          380 + (i % 2) * 22,
          fill(rounded(-106, -296, 236, 620, 16), P.night, 0.22) +
            fill(rounded(-118, -310, 236, 620, 16), tone) +
            K.stroke(rounded(-106, -298, 212, 596, 8), mark, 3, 0.6) +
            K.stroke('M-106 -250H106M-106 -236H106M-106 236H106M-106 250H106', mark, 5, 0.6) +
            animal(kind, 0, kind === 'fish' ? 60 : 70, s, mark, tone),
          { rot: r.off(2.4) },
        ),
      ),
      K.fade(K.corner(r, 'neem', 1540, -60, 900, 138, dusky), 0.16),
      fill(K.cutBox(r, -10, 760, 1520, 260, 2), P.stone),
      fill(K.box(0, 760, 1500, 12), tint(P.stone, 0.5)),
      K.stipple(r, 240, () => [r.range(0, 1500), r.range(790, 1000)], shade(P.stone, 0.25), 3.2, 0.45),
      ...[P.clay, P.leaf, P.earth, P.water, P.plum, P.lagoon, P.deep, P.clay, P.earth].map((tone, i) =>
        K.at(
          118 + i * 158,
          930 + r.off(14),
          K.sandals(4, 6, 104, shade(P.stone, 0.3), i === 5 ? 0.3 : 0.04) +
            K.sandals(0, 0, 104, tone, i === 5 ? 0.3 : 0.04),
          {
            rot: i === 5 ? -38 : r.off(14),
          },
        ),
      ),
    ]
  }),
  'kids-camp-2': scene('kids2', (r) => {
    const wall = shade(P.water, 0.12)
    const wood = mix(P.earth, P.gold, 0.4)
    const clays = [P.clay, mix(P.clay, P.earth, 0.3), mix(P.clay, P.sand, 0.25)]
    const sitting = (kind, x, y, s, i, flip) => [
      fill(K.disc(x + s * 0.06, y + 2, s * 0.5, 9), P.night, 0.3),
      animal(kind, x + 5, y + 3, s, shade(clays[i], 0.36), clays[i], { flip }),
      animal(kind, x, y, s, clays[i], shade(clays[i], 0.42), { flip }),
    ]
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 420, () => [r.range(0, 1500), r.next() ** 2 * 700], tint(wall, 0.2), 3, 0.4),
      K.fade(sunPatch([820, -40, 560, 560, 130], tint(wall, 0.24), wall), 0.9),
      // bowls on the shelf
      fill(K.box(110, 360, 1280, 26), P.night, 0.28),
      fill(K.cutBox(r, 90, 336, 1320, 28, 1.5), wood),
      fill(K.box(92, 354, 1316, 10), shade(wood, 0.35)),
      K.dish(r, 240, 338, 190, clays[0]),
      K.dish(r, 450, 338, 150, clays[1], undefined, { h: 0.5 }),
      K.pot(r, 640, 338, 170, clays[2]),
      K.dish(r, 830, 338, 120, clays[0], undefined, { h: 0.56 }),
      K.dish(r, 1010, 338, 176, clays[2]),
      K.pot(r, 1190, 338, 128, clays[1]),
      K.dish(r, 1320, 338, 108, clays[0], undefined, { h: 0.5 }),
      // animals on the bench, and the clay that they are made of
      fill(K.cutBox(r, -10, 660, 1520, 360, 2), tint(P.stone, 0.35)),
      fill(K.box(0, 660, 1500, 22), tint(P.stone, 0.7)),
      fill(K.box(0, 682, 1500, 12), shade(P.stone, 0.25)),
      sitting('elephant', 236, 668, 300, 0),
      sitting('tortoise', 516, 668, 200, 2),
      sitting('cat', 742, 668, 210, 1, true),
      sitting('cobra', 944, 668, 180, 0),
      K.at(
        0,
        -60,
        fill(K.disc(1240, 730, 190, 12), P.night, 0.3) +
          fill(
            K.soft(
              K.spots(
                '1070 734, 1074 600, 1160 530, 1320 546, 1410 630, 1424 734, 1424 734, 1240 734, 1070 734',
              ),
            ),
            clays[1],
          ) +
          fill(
            K.soft(K.spots('1074 734, 1082 610, 1160 550, 1206 640, 1190 734, 1190 734, 1074 734')),
            mix(clays[1], P.sand, 0.2),
          ) +
          K.stroke(
            'M1100 640q40 -12 74 0M1090 690q50 -10 92 2M1270 600q44 0 74 34M1300 660q40 4 60 30',
            shade(clays[1], 0.2),
            5,
          ),
      ),
      ...K.spots(
        '180 806 0.8 -14 0, 420 846 0.66 8 1, 640 800 0.72 -30 0, 1000 834 0.82 12 0, 1240 806 0.7 -6 2, 1400 850 0.6 24 1',
      ).map(([x, y, s, rot, i]) => print(x, y, s, rot, mix(clays[i], P.stone, 0.25))),
    ]
  }),
  'kids-camp-3': scene('kids3', (r) => {
    const air = tint(P.gold, 0.7)
    const wood = mix(P.earth, P.gold, 0.35)
    const greens = [P.leaf, P.sage, P.deep, mix(P.moss, P.gold, 0.25), P.moss]
    const blades = (x, y, h, tone, wide, spread) =>
      fill(
        [-3, -2, -1, 0, 1, 2, 3]
          .map((k) => K.leafD(x, y, h * (1 - Math.abs(k) * 0.08), h * wide, -90 + k * spread + r.off(3)))
          .join(''),
        tone,
      )
    const herb = (x, y, h, i) => {
      const colour = greens[(i * 3) % 5]
      const c = { colour, dark: shade(colour, 0.3), vein: tint(colour, 0.4), stem: P.earth }
      return [
        () => K.tulsi(r, x, y, h, { ...c, bloom: P.plum, stems: 3 }),
        () => blades(x, y, h * 1.05, mix(P.moss, P.gold, 0.3), 0.05, 11),
        () =>
          [-16, 10]
            .map((a) => K.sprig(r, x, y, h, -90 + a, { pairs: 6, long: 0.3, wide: 0.36, flat: true, ...c }))
            .join(''),
        () => [-24, 4, 28].map((a) => K.fern(r, x, y, h, -90 + a, colour, { bend: a * 0.006 })).join(''),
        () =>
          [-18, 2, 20]
            .map((a) => {
              const tip = K.go(x, y, -90 + a, h * 0.9)
              return (
                K.stroke(`M${x} ${y}L${K.pt(tip)}`, P.sage, 6) +
                K.flower(...tip, h * 0.13, 11, i % 2 ? P.gold : P.clay, shade(P.gold, 0.3))
              )
            })
            .join('') + blades(x, y, h * 0.5, P.leaf, 0.12, 20),
        () => blades(x, y, h * 0.72, tint(P.leaf, 0.2), 0.11, 17),
      ][i % 6]()
    }
    const rope = along(K.spots('-40 330, 90 300, 420 372, 750 300, 1080 372, 1410 300, 1540 330'), 30)
    return [
      fill(K.box(0, 0, 1500, 1000), air),
      fill(K.disc(750, 470, 560, 400), tint(P.gold, 0.5), 0.6),
      fill(K.box(0, 740, 1500, 270), mix(P.earth, P.sand, 0.12)),
      fill(K.box(0, 900, 1500, 110), shade(P.earth, 0.12)),
      K.stipple(r, 300, () => [r.range(0, 1500), r.range(760, 1000)], tint(P.earth, 0.3), 4, 0.6),
      ...[90, 750, 1410].map(
        (x) =>
          fill(K.cutBox(r, x - 15, 240, 30, 520, 1.5), wood) +
          fill(K.box(x + 4, 244, 11, 516), shade(wood, 0.3)),
      ),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => herb(98 + i * 163, 772, 250, i * 7 + 1)),
      cased(rope, 13, P.sand),
      ...[40, 56, 74, 106, 124, 140].map((k, i) =>
        blindfold(...rope[k], 150 + (i % 3) * 16, [P.clay, P.water, P.plum, P.gold, P.leaf, P.clay][i]),
      ),
      strawHat(750, 262, 200),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => herb(98 + i * 163, 944, 190, i * 7 + 3)),
    ]
  }),
  'scouts-guides-2': scene('scouts2', (r) => {
    const wood = mix(P.earth, P.clay, 0.25)
    const canvas = mix(P.sand, P.stone, 0.35)
    const cord = mix(P.gold, P.sand, 0.4)
    const bight = (k) =>
      [1, -1].map((v) =>
        along(
          K.spots('-570 24, -200 26, -110 28, 0 54, 80 74, 122 50, 136 0').map(([x, y]) => [
            745 + k * x,
            784 + v * y,
          ]),
          40,
        ),
      )
    const over = (from, to) => bight(1).map((line) => line.filter(([x]) => x > from && x < to))
    return [
      fill(K.box(0, 0, 1500, 1000), wood),
      K.stroke(
        [125, 250, 375, 500, 625, 750, 875].map((y) => `M-10 ${y}H1510`).join(''),
        shade(wood, 0.35),
        6,
      ),
      K.dryBrush(r, -100, 10, 1600, 980, 140, shade(wood, 0.14), { o: 0.6, long: 0.14 }),
      K.at(
        750,
        500,
        fill(K.box(-600, -388, 1232, 810), P.night, 0.3) +
          fill(K.cutBox(r, -616, -404, 1232, 808, 3), canvas) +
          K.stroke(K.box(-596, -384, 1192, 768), shade(canvas, 0.2), 3) +
          K.dryBrush(r, -600, -380, 1060, 760, 90, shade(canvas, 0.12), { o: 0.5, long: 0.1 }),
        { rot: -1.5 },
      ),
      hat(446, 352, 206, mix(P.moss, P.straw, 0.42)),
      K.at(850, 178, scarf(0, 0, P.water, P.gold).join(''), { s: 0.84 }),
      // a reef knot: the right bight on the left one, the left strands on top where they cross
      ...[1, -1].map((k) => cased([...bight(k)[0], ...bight(k)[1].reverse()], 32, k > 0 ? cord : P.clay)),
      ...over(722, 768).map((line) => K.stroke(`M${line.map(K.pt).join('L')}`, shade(cord, 0.5), 40)),
      ...over(690, 800).map((line) => strand(line, 32, cord)),
      whistle(1096, 590, P.gold, cord),
    ]
  }),
}
