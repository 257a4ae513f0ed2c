// The film along the hospital's verandah, whose lines all run to the court at its end.
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

export const verandah = {
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
      K.shadow(r, 1000, 896, 220),
      K.pot(r, 1000, 892, 160),
      K.tulsi(r, 1000, 760, 240, { colour: P.leaf, dark: P.deep, vein: P.moss, bloom: P.plum }),
    ]
  }),
}
