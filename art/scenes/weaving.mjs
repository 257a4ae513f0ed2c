// Yoga for the weaving shed: the loom, the chart of six movements, and mats ready for the hour.
import * as K from '../kit/index.mjs'
import { rollEnd } from './camping.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** six small people on a chart, one movement each. */
const sixMovements = (x, y, w, ink) =>
  [
    ['reach', { armL: K.spots('-0.3 -5.8, -0.2 -7, 0.1 -8.2'), armR: K.spots('0.2 -5.8, 0.5 -7, 0.5 -8.2') }],
    ['triangle'],
    ['namaste'],
    ['warrior'],
    ['treePose'],
    ['lotus'],
  ].map(([pose, adjust], i) =>
    K.figure(pose, {
      x: x + ((i % 2) - 0.5) * w * 0.46,
      y: y + Math.floor(i / 2) * w * 0.44,
      h: pose === 'lotus' ? w * 0.36 : w * 0.33,
      skin: ink,
      top: ink,
      legs: ink,
      hairColour: ink,
      wear: 'yoga',
      adjust,
    }),
  )

/** loom(r, x, y, w, h): a pit loom from its front: posts, beams, harness, reed, and the cloth woven so far; y the floor. */
const loom = (r, x, y, w, h) => {
  const wood = mix(P.earth, P.gold, 0.35)
  const [l, top, fell, breast] = [x - w / 2, y - h, y - h * 0.4, y - h * 0.2]
  const stripes = [
    P.clay,
    P.clay,
    P.gold,
    P.clay,
    P.plum,
    P.plum,
    P.gold,
    P.leaf,
    P.leaf,
    P.leaf,
    P.gold,
    P.plum,
    P.plum,
    P.clay,
    P.gold,
    P.clay,
    P.clay,
  ]
  const cell = (w * 0.72) / stripes.length
  const from = x - w * 0.36
  const warp = stripes.map((tone, i) =>
    K.stroke(
      [0.2, 0.5, 0.8]
        .map(
          (k) =>
            `M${K.n(x + (from + (i + k) * cell - x) * 0.8)} ${K.n(top + h * 0.1)}L${K.n(from + (i + k) * cell)} ${K.n(fell)}`,
        )
        .join(''),
      tone,
      3,
    ),
  )
  const weft = Array.from({ length: 8 }, (_, i) =>
    K.box(from, fell + 8 + i * ((breast - fell) / 8), w * 0.72, 5),
  ).join('')
  return [
    fill(K.box(l, top, 34, h) + K.box(l + w - 34, top, 34, h), shade(wood, 0.2)),
    fill(K.box(l + 6, top, 9, h) + K.box(l + w - 28, top, 9, h), tint(wood, 0.12)),
    warp,
    // heddles and the reed in its batten
    K.stroke(
      `M${x - w * 0.3} ${top + 10}V${top + h * 0.2}M${x + w * 0.3} ${top + 10}V${top + h * 0.2}`,
      P.stone,
      4,
    ),
    K.stroke(
      Array.from(
        { length: 56 },
        (_, i) => `M${K.n(x - w * 0.33 + i * w * 0.012)} ${K.n(top + h * 0.2)}v${K.n(h * 0.14)}`,
      ).join(''),
      P.card,
      2.4,
      0.75,
    ),
    fill(
      K.box(x - w * 0.36, top + h * 0.19, w * 0.72, 13) + K.box(x - w * 0.36, top + h * 0.33, w * 0.72, 13),
      wood,
    ),
    fill(
      K.box(x - w * 0.41, fell - h * 0.13, w * 0.82, 22) + K.box(x - w * 0.41, fell - h * 0.02, w * 0.82, 22),
      shade(wood, 0.1),
    ),
    K.stroke(
      Array.from(
        { length: 70 },
        (_, i) => `M${K.n(x - w * 0.37 + i * w * 0.0107)} ${K.n(fell - h * 0.1)}v${K.n(h * 0.08)}`,
      ).join(''),
      P.straw,
      2.2,
      0.8,
    ),
    stripes.map((tone, i) => fill(K.box(from + i * cell, fell + 8, cell + 0.6, breast - fell), tone)),
    fill(weft, P.night, 0.16),
    fill(K.leafD(from + 40, fell + 26, 150, 40, 3), mix(P.earth, P.sand, 0.3)) +
      fill(K.box(from + 92, fell + 21, 50, 9), P.gold),
    // top beam, breast beam with the cloth around it, bench
    fill(K.cutBox(r, l - 14, top, w + 28, 40, 1), wood) +
      fill(K.box(l - 10, top + 30, w + 20, 9), shade(wood, 0.35)),
    fill(K.box(from, breast, w * 0.72, 52), mix(P.clay, P.plum, 0.4)),
    stripes.map((tone, i) => fill(K.box(from + i * cell, breast + 8, cell + 0.6, 40), shade(tone, 0.2))),
    fill(
      K.box(l - 8, breast + 2, w * 0.15, 44) + K.box(l + w - w * 0.15 + 8, breast + 2, w * 0.15, 44),
      wood,
    ),
  ]
}

export const weaving = {
  'yoga-camp': scene('yogacamp', (r) => {
    const wall = mix(P.water, P.card, 0.6)
    const floor = mix(P.stone, P.clay, 0.3)
    const sheet = mix(P.card, P.sand, 0.4)
    const yarn = (x, y, s, tone) =>
      K.stroke(`M${x} ${y - s * 1.7}V${y - s}`, P.earth, 5) +
      fill(
        K.limb([x - s * 0.2, y - s], [x - s * 0.24, y + s * 0.5], s * 0.24, s * 0.3) +
          K.limb([x + s * 0.2, y - s], [x + s * 0.24, y + s * 0.5], s * 0.24, s * 0.3),
        tone,
      ) +
      K.stroke(
        `M${x - s * 0.3} ${y - s * 0.8}L${x - s * 0.34} ${y + s * 0.4}M${x - s * 0.1} ${y - s * 0.8}L${x - s * 0.12} ${y + s * 0.4}M${x + s * 0.14} ${y - s * 0.8}L${x + s * 0.14} ${y + s * 0.4}M${x + s * 0.34} ${y - s * 0.8}L${x + s * 0.38} ${y + s * 0.4}`,
        shade(tone, 0.25),
        3,
      )
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.dryBrush(r, -40, 0, 1540, 700, 110, tint(wall, 0.3), { width: 6, o: 0.5, long: 0.1 }),
      // late sun through the roof's slats
      ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
        fill(
          K.poly([
            [880 + i * 92, 0],
            [914 + i * 92, 0],
            [640 + i * 92, 740],
            [600 + i * 92, 740],
          ]),
          P.straw,
          0.4,
        ),
      ),
      fill(K.box(0, 740, 1500, 270), floor),
      K.stroke('M0 812H1500M0 904H1500', shade(floor, 0.2), 4, 0.6),
      K.stroke(
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${i * 230 - 60} 742L${i * 330 - 400} 1000`).join(''),
        shade(floor, 0.2),
        4,
        0.6,
      ),
      fill(K.box(0, 730, 1500, 14), shade(wall, 0.25)),
      // hanks of dyed yarn
      fill(K.cutBox(r, 36, 150, 206, 18, 1), P.earth),
      ...[P.clay, P.gold, P.leaf].map((tone, i) => yarn(76 + i * 64, 292, 74, tone)),
      fill(K.disc(610, 922, 380, 20), P.night, 0.25),
      loom(r, 610, 916, 700, 720),
      fill(
        K.poly(K.spots('500 884, 560 884, 530 950, 460 950')) +
          K.poly(K.spots('640 884, 700 884, 730 950, 660 950')),
        mix(P.earth, P.gold, 0.2),
      ),
      // the chart of six movements beside it
      fill(K.box(1078, 150, 330, 430), P.night, 0.2),
      fill(K.cutBox(r, 1064, 136, 330, 430, 1.5), sheet),
      ...sixMovements(1229, 286, 300, P.leaf),
      K.stroke('M1084 300H1374M1084 430H1374M1229 160V546', mix(sheet, P.moss, 0.4), 3),
      fill(K.cutBox(r, 1050, 122, 358, 22, 1) + K.cutBox(r, 1050, 560, 358, 22, 1), P.earth),
      // mats rolled and ready
      fill(K.disc(1236, 906, 190, 14), P.night, 0.25),
      ...[
        [1130, 866, P.clay],
        [1216, 866, P.gold],
        [1302, 866, P.leaf],
        [1173, 794, P.water],
        [1259, 794, P.plum],
      ].map(([x, y, tone]) => rollEnd(x, y, 42, tone)),
      K.sandals(1010, 950, 92, P.earth, 0.05),
      K.sandals(1410, 962, 96, P.clay, -0.04),
    ]
  }),
}
