// Two films of the hospital: down its verandah, and along a treatment room.
import * as K from '../kit/index.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** The verandah in perspective: far(X, Y, k) places a point; k is 1 near us and smaller the further it lies. */
const vanish = [620, 452]
const far = (x, y, k) => [vanish[0] + x * k, vanish[1] + y * k]
const side = (x, a, b, y0, y1) => K.poly([far(x, y0, a), far(x, y0, b), far(x, y1, b), far(x, y1, a)])
const [left, right, foot, head, end] = [-760, 560, 620, -640, 0.25]
const depth = (i) => 1.26 / (1 + i * 0.42)

/** A column of the verandah at depth k, shaded on the side away from the garden. */
const column = (k, tone) => {
  const [x, y] = far(right, foot, k)
  const top = far(right, head, k)[1]
  const w = 46 * k
  return (
    fill(K.box(x - w, top, w * 2, y - top), tone) +
    fill(K.box(x - w, top, w * 0.8, y - top), shade(tone, 0.3)) +
    fill(
      K.box(x - w * 1.5, y - w * 0.9, w * 3, w * 0.9) + K.box(x - w * 1.4, top, w * 2.8, w),
      shade(tone, 0.16),
    ) +
    fill(K.box(x + w * 0.6, y - w * 0.9, w * 0.9, w * 0.9), tint(tone, 0.3))
  )
}

export const hospital = {
  'hospital-walk': scene('hwalk', (r) => {
    const wall = mix(P.peach, P.straw, 0.35)
    const floor = mix(P.clay, P.earth, 0.2)
    const sun = mix(P.straw, P.card, 0.5)
    const post = mix(P.sand, P.straw, 0.3)
    const arch = K.archD(far(-100, 0, end)[0], far(0, foot, end)[1], 1000 * end, 1060 * end)
    const bays = [0, 1, 2, 3, 4, 5, 6]
      .map((i) => [depth(i) * 0.97, depth(i + 1) * 1.03])
      .filter(([, b]) => b > end)
    const [ex, ey, ew, eh] = [...far(left, head, end), (right - left) * end, (foot - head) * end]
    return [
      // the garden to the right, before the sun has reached it
      fill(K.box(0, 0, 1500, 1000), mix(P.straw, P.card, 0.35)),
      K.treeline(r, () => 470, 700, 1540, mix(P.moss, P.straw, 0.5), { gap: 44, size: 66, skip: 0 }),
      K.treeline(r, () => 540, 740, 1540, mix(P.sage, P.straw, 0.2), { gap: 46, size: 60, skip: 0 }),
      fill(K.box(700, 530, 820, 500), P.sage),
      K.herbRow(r, 900, 1520, 640, 70, 40, [
        { colour: P.leaf, dark: P.deep, bloom: P.gold },
        { colour: P.leaf, dark: P.sage, bloom: P.card },
      ]),
      K.herbRow(r, 1080, 1520, 780, 110, 56, [
        { colour: P.deep, dark: P.leaf, bloom: P.clay },
        { colour: P.leaf, dark: P.deep, bloom: P.straw },
      ]),
      // ceiling, wall and floor run to one point
      fill(
        K.poly([
          far(left, head, 2),
          far(right + 90, head, 2),
          far(right + 90, head, end),
          far(left, head, end),
        ]),
        shade(P.earth, 0.15),
      ),
      K.stroke(
        [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.6, 4.3, 5.2, 6.3]
          .map((i) => `M${K.pt(far(left, head, depth(i)))}L${K.pt(far(right + 60, head, depth(i)))}`)
          .join(''),
        shade(P.earth, 0.5),
        13,
      ),
      fill(side(left, 2, end, head, foot), wall),
      fill(
        K.poly([
          far(left, foot, 2),
          far(right + 70, foot, 2),
          far(right + 70, foot, end),
          far(left, foot, end),
        ]),
        floor,
      ),
      fill(side(left, 2, end, 420, foot), mix(P.clay, P.plum, 0.3)),
      ...bays.flatMap(([a, b]) => [
        fill(
          K.poly([
            far(right - 50, foot, a),
            far(right - 50, foot, b),
            far(left, foot, b * 1.05),
            far(left, foot, a * 1.05),
          ]),
          sun,
          0.42,
        ),
        fill(side(left, a * 1.05, b * 1.05, -40, foot), sun, 0.42),
      ]),
      ...[0.9, 2.5, 4.4].map((i) => {
        const [a, b] = [depth(i), depth(i + 0.5)]
        return (
          fill(side(left, a * 1.03, b * 0.98, -240, foot), shade(P.leaf, 0.35)) +
          fill(side(left, a, b, -200, foot), P.leaf) +
          K.stroke(`M${K.pt(far(left, -200, (a + b) / 2))}L${K.pt(far(left, foot, (a + b) / 2))}`, P.deep, 5)
        )
      }),
      // the court at the end, and its one large tree
      fill(K.box(ex, ey, ew, eh), mix(wall, P.clay, 0.3)),
      K.within('court', arch, [
        fill(K.box(ex, ey, ew, eh), P.card),
        fill(K.box(ex, ey + eh * 0.78, ew, eh), P.straw),
        K.tree(r, ex + ew * 0.5, ey + eh * 0.9, eh * 0.98, {
          crown: P.leaf,
          dark: P.deep,
          light: P.sage,
          trunk: P.earth,
          wide: 0.5,
        }),
      ]),
      K.stroke(arch, P.card, 7),
      ...[5, 4, 3, 2, 1].map((i) => column(depth(i), post)),
      // a doctor and a patient, on their way
      ...[
        [-170, { top: P.card, legs: P.deep, wear: 'coat', hair: 'bun', skin: P.skins[1] }],
        [70, { top: P.gold, legs: P.card, hairColour: mix(P.stone, P.ink, 0.3), skin: P.skins[2] }],
      ].flatMap(([u, look], i) => {
        const k = 0.5 - i * 0.03
        const [x, y] = far(u, foot, k)
        return [
          K.fade(
            fill(
              K.poly([
                [x, y - 4],
                [x + 10, y + 4],
                [x - 200, y + 38],
                [x - 190, y + 22],
              ]),
              P.night,
            ),
            0.25,
          ),
          K.figure('away', { x, y, h: 570 * k, ...look }),
        ]
      }),
      column(depth(0), post),
      K.shadow(r, 1010, 934, 230),
      K.pot(r, 1010, 930, 170),
      K.tulsi(r, 1010, 790, 250, { colour: P.leaf, dark: P.deep, vein: P.moss, bloom: P.plum }),
    ]
  }),
  'hospital-therapies': scene('htherapies', (r) => {
    const wall = tint(P.water, 0.52)
    const floor = mix(P.clay, P.earth, 0.15)
    const wood = mix(P.earth, P.gold, 0.32)
    const brass = mix(P.gold, P.sand, 0.12)
    const staves = Array.from({ length: 9 }, (_, i) => {
      const t = (i - 4.5) / 4.5
      return `M${K.n(270 + t * 232)} ${K.n(640 + 30 * Math.sqrt(1 - Math.min(1, t * t)))}L${K.n(270 + t * 204)} ${K.n(880 + 24 * Math.sqrt(1 - Math.min(1, t * t)))}`
    })
    // a frieze of painted tiles
    const tiles = (row) =>
      Array.from({ length: 27 }, (_, i) => {
        const [x, y] = [i * 58 + 28, 698]
        return row ? K.disc(x, y, 8) : [45, 135, 225, 315].map((a) => K.leafD(x, y, 44, 15, a)).join('')
      }).join('')
    const hoop = (y, k) => K.stroke(`M${K.n(270 - k)} ${y}Q270 ${y + 62} ${K.n(270 + k)} ${y}`, brass, 12)
    const therapist = { x: 1250, y: 872, h: 590 }
    const hands = [joint('armL'), joint('armR')]
    function joint(arm) {
      const k = arm === 'armL' ? -0.42 : 0.42
      return [therapist.x + (k * therapist.h) / 7.5, therapist.y - (3.62 * therapist.h) / 7.5]
    }
    const arms = {
      armL: K.spots('-0.66 -5.88, -1.02 -4.75, -0.42 -3.72, -0.4 -3.6'),
      armR: K.spots('0.66 -5.88, 1.02 -4.75, 0.42 -3.72, 0.4 -3.6'),
    }
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.dryBrush(r, -60, 0, 1560, 640, 120, tint(wall, 0.22), { width: 6, o: 0.45, long: 0.12 }),
      fill(K.box(0, 640, 1500, 120), mix(wall, P.water, 0.55)),
      fill(tiles(0), mix(wall, P.card, 0.5)),
      fill(tiles(1), mix(wall, P.water, 0.85)),
      fill(K.box(0, 634, 1500, 10), tint(wall, 0.5)),
      fill(K.box(0, 756, 1500, 260), floor),
      K.paving(r, 750, 420, 756, 1000, -700, 2200, 14, shade(floor, 0.3), { rows: 3, o: 0.5 }),
      // clay and linen on the shelf
      fill(K.box(120, 424, 620, 18), P.night, 0.2),
      fill(K.cutBox(r, 104, 400, 640, 26, 1), wood),
      K.pot(r, 200, 402, 150, P.clay),
      K.dish(r, 348, 402, 140, mix(P.clay, P.earth, 0.3), mix(P.earth, P.clay, 0.3)),
      K.linen(r, 516, 402, 170, [P.card, tint(P.clay, 0.35), P.card, P.gold]),
      K.bottle(650, 402, 130, mix(P.gold, P.clay, 0.3)),
      K.bottle(706, 402, 98, P.leaf),
      // the tub
      fill(K.disc(290, 904, 270, 26), P.night, 0.3),
      fill('M38 640L66 880Q270 930 474 880L502 640Z', wood),
      fill('M400 640L392 896Q440 890 474 880L502 640Z', shade(wood, 0.28)),
      K.stroke(staves.join(''), shade(wood, 0.4), 4),
      hoop(710, 224),
      hoop(826, 210),
      fill(K.disc(270, 640, 232, 42), tint(wood, 0.2)) + fill(K.disc(270, 644, 212, 34), shade(wood, 0.45)),
      fill(K.disc(270, 650, 206, 28), mix(P.water, P.card, 0.25)),
      K.stroke('M150 646q40 -10 90 -2M290 662q50 -8 100 -2', P.card, 5, 0.8),
      K.flower(330, 646, 26, 8, tint(P.clay, 0.4), P.gold) + K.flower(216, 660, 20, 7, P.card, P.gold),
      // the therapist behind the couch
      K.figure('stand', {
        ...therapist,
        top: P.card,
        legs: P.leaf,
        hair: 'bun',
        skin: P.skins[1],
        adjust: arms,
      }),
      fill(K.disc(1130, 912, 420, 24), P.night, 0.28),
      K.couch(r, 770, 904, 720, 268, P.card, P.earth),
      fill(K.limb([838, 622], [920, 622], 30, 30), P.gold),
      K.figure('supine', { x: 1110, y: 622, h: 560, wear: 'dhoti', legs: P.card, skin: P.skins[2] }),
      fill(
        K.soft(
          K.spots(
            '960 560, 1040 552, 1180 560, 1330 574, 1400 560, 1436 560, 1450 640, 1452 664, 1200 676, 960 664, 944 640, 944 590',
          ),
        ),
        tint(P.clay, 0.45),
      ),
      K.stroke(
        'M1010 600q60 40 40 66M1150 590q60 30 60 78M1290 592q50 30 46 74',
        shade(tint(P.clay, 0.45), 0.16),
        5,
        0.8,
      ),
      ...hands.map(([x, y]) =>
        fill(K.limb([x, y - 6], [x - (x - therapist.x) * 0.3, y + 20], 15, 11), P.skins[1]),
      ),
      // oil from the hanging vessel to the forehead
      K.stroke('M880 0V318', P.earth, 6) + K.stroke('M880 300L826 372M880 300L934 372', P.earth, 5),
      fill('M800 372h160q-4 84 -62 98l-18 24l-18 -24q-58 -14 -62 -98Z', brass) +
        fill('M902 372h58q-4 84 -62 98l-18 24q26 -40 22 -122Z', shade(brass, 0.28)),
      fill(K.disc(880, 372, 82, 13), tint(brass, 0.4)) +
        fill(K.disc(880, 373, 70, 9), mix(P.gold, P.earth, 0.4)),
      K.stroke('M880 494V574', P.gold, 5),
      K.sandals(690, 950, 86, P.earth, 0.05),
    ]
  }),
}
