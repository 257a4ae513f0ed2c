// The therapies: their rooms, tables and instruments, each at its own hour of the day.
import * as K from '../kit/index.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** sole(id, x, y, s, flip): the sole of a foot as charts show it, zone by zone; y is the heel, s its length. */
function sole(id, x, y, s, flip) {
  const on = ([u, v]) => [x + (flip ? -u : u) * s, y + v * s]
  const outline = K.soft(
    [
      [0.02, 0.01],
      [0.15, -0.02],
      [0.16, -0.18],
      [0.14, -0.36],
      [0.19, -0.55],
      [0.225, -0.71],
      [0.13, -0.8],
      [-0.02, -0.83],
      [-0.18, -0.84],
      [-0.21, -0.7],
      [-0.16, -0.56],
      [-0.06, -0.42],
      [-0.07, -0.28],
      [-0.17, -0.15],
      [-0.13, -0.01],
    ].map(on),
  )
  const toes = [
    [-0.12, -0.77, -0.135, -0.91, 0.082],
    [0, -0.77, 0.01, -0.915, 0.047],
    [0.08, -0.75, 0.092, -0.88, 0.043],
    [0.14, -0.73, 0.158, -0.832, 0.039],
    [0.185, -0.7, 0.208, -0.775, 0.036],
  ].map(([a, b, c, d, k]) => K.limb(on([a, b]), on([c, d]), k * s * 0.92, k * s))
  const zones = [
    [-0.86, P.gold],
    [-0.64, P.leaf],
    [-0.49, P.water],
    [-0.34, P.moss],
    [-0.19, P.clay],
  ].map(([v, tone], i) =>
    fill(
      `M${K.pt(on([-0.3, v]))}Q${K.pt(on([0, v + (i % 2 ? 0.06 : -0.04)]))} ${K.pt(on([0.3, v]))}L${K.pt(on([0.3, 0.1]))}L${K.pt(on([-0.3, 0.1]))}Z`,
      tint(tone, 0.3),
    ),
  )
  const points = [
    [-0.13, -0.72],
    [0.04, -0.7],
    [0.13, -0.62],
    [0, -0.56],
    [0.06, -0.42],
    [0.03, -0.27],
    [0.02, -0.09],
    [-0.135, -0.92],
    [0.01, -0.92],
  ].map(on)
  return [
    fill(toes[0], tint(P.clay, 0.3)),
    ...toes.slice(1).map((d) => fill(d, tint(P.clay, 0.42))),
    fill(outline, tint(P.gold, 0.3)),
    K.within(id, outline, zones),
    fill(points.map(([px, py]) => K.disc(px, py, s * 0.02)).join(''), P.card),
    fill(points.map(([px, py]) => K.disc(px, py, s * 0.011)).join(''), P.ink),
  ]
}

/** footRoller(x, y, w, wood): a spindle of grooved beads between two feet, standing on y. */
const footRoller = (x, y, w, wood) => {
  const bead = w / 11
  const row = (k, tone) =>
    fill(
      Array.from({ length: 9 }, (_, i) =>
        K.disc(x - w / 2 + bead * (i + 1.5), y - bead * 1.1, bead * 0.5 * k, bead * k),
      ).join(''),
      tone,
    )
  return (
    fill(K.box(x - w / 2, y - bead * 1.3, w, bead * 0.4), shade(wood, 0.3)) +
    row(1, wood) +
    fill(
      Array.from({ length: 9 }, (_, i) =>
        K.disc(x - w / 2 + bead * (i + 1.62), y - bead * 0.9, bead * 0.3, bead * 0.72),
      ).join(''),
      shade(wood, 0.22),
    ) +
    fill(
      Array.from({ length: 9 }, (_, i) =>
        K.disc(x - w / 2 + bead * (i + 1.36), y - bead * 1.6, bead * 0.1, bead * 0.24),
      ).join(''),
      tint(wood, 0.5),
    ) +
    [-1, 1]
      .map((k) =>
        fill(
          K.soft(
            [
              [-0.7, 0.05],
              [-0.55, -1.7],
              [0, -2.3],
              [0.55, -1.7],
              [0.7, 0.05],
            ].map(([u, v]) => [x + k * (w / 2) + u * bead, y + v * bead]),
          ),
          shade(wood, 0.12),
        ),
      )
      .join('')
  )
}

/** sunPatch(corners, panes, tone): window light on a wall, with the shadow of its bars. */
const sunPatch = ([x, y, w, h, lean], tone, bar) =>
  fill(
    K.poly([
      [x, y],
      [x + w, y + lean],
      [x + w, y + h + lean],
      [x, y + h],
    ]),
    tone,
  ) +
  K.stroke(
    [1, 2].map((i) => `M${x + (w * i) / 3} ${y + (lean * i) / 3}v${h}`).join('') +
      [1, 2].map((i) => `M${x} ${y + (h * i) / 3}l${w} ${lean}`).join(''),
    bar,
    13,
  )

export const therapies = {
  acupressure: scene('acupress', (r) => {
    const wall = mix(P.sand, P.gold, 0.3)
    const floor = mix(P.stone, P.water, 0.16)
    const wood = mix(P.earth, P.gold, 0.42)
    const dusky = shade(wall, 0.2)
    const leafy = { colour: dusky, dark: dusky, vein: dusky, stem: dusky }
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stipple(r, 420, () => [r.range(0, 1500), r.next() ** 2 * 780], shade(wall, 0.2), 2.8, 0.45),
      sunPatch([60, 40, 340, 520, 90], mix(wall, P.card, 0.6), wall),
      sunPatch([960, 150, 430, 470, 110], mix(wall, P.card, 0.6), wall),
      K.fade(
        K.corner(r, 'neem', 1480, -10, 620, 140, leafy) + K.corner(r, 'neem', -40, 20, 520, 48, leafy),
        0.5,
      ),
      fill(K.box(0, 690, 1500, 120), mix(P.clay, P.earth, 0.25)),
      fill(K.box(0, 684, 1500, 8), P.card, 0.6),
      fill(K.box(0, 806, 1500, 194), floor),
      K.paving(r, 700, 300, 806, 1000, -900, 2300, 12, shade(floor, 0.3), { rows: 4, o: 0.45 }),
      // the chart on its rods
      K.stroke('M690 34L500 96M690 34L880 96', P.earth, 4),
      fill(K.disc(690, 34, 9), P.ink),
      K.shadow(r, 712, 648, 430),
      fill(K.box(500, 112, 404, 536), shade(wall, 0.35), 0.5),
      fill(K.cutBox(r, 484, 96, 412, 540, 1.5), P.card),
      K.stroke(K.box(502, 120, 376, 494), mix(P.moss, P.paper, 0.3), 3),
      fill(K.cutBox(r, 466, 84, 448, 24, 1) + K.cutBox(r, 466, 624, 448, 24, 1), P.earth),
      ...sole('soleL', 598, 580, 410, true),
      ...sole('soleR', 782, 580, 410),
      // the bench and what lies on it
      fill(K.disc(750, 906, 470, 17), P.night, 0.2),
      fill(K.box(330, 806, 40, 100) + K.box(1130, 806, 40, 100), shade(wood, 0.45)),
      fill(K.cutBox(r, 290, 770, 920, 44, 1.5), wood),
      fill(K.box(294, 796, 912, 18), shade(wood, 0.3)),
      footRoller(512, 771, 340, mix(P.gold, P.sand, 0.35)),
      K.dish(r, 830, 772, 200, P.leaf, P.deep),
      ...[
        [-58, -84],
        [-14, -94],
        [36, -92],
        [66, -82],
        [-36, -74],
        [8, -76],
        [44, -72],
      ].map(([u, v], i) =>
        fill(
          K.blob(r, 830 + u, 772 + v, 25, 16, { points: 8 }),
          [P.stone, P.card, P.moss, tint(P.clay, 0.5)][i % 4],
        ),
      ),
      K.rolled(r, 990, 771, 150, 82, P.card),
      K.sandals(468, 978, 96, P.earth, -0.04),
    ]
  }),
}
