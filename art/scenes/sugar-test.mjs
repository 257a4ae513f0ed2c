// Biochemistry: the bench, where one test is done in seven tubes.
import * as K from '../kit/index.mjs'
import { sunPatch } from './instruments.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

const glass = mix(P.water, P.card, 0.66)

/** tube(x, y, w, h, level, tone): a test tube standing on y, filled to a share of its height. */
const tube = (x, y, w, h, level, tone) => {
  const cup = (top, k) => {
    const half = (w / 2) * k
    return `M${K.n(x - half)} ${K.n(y - top)}V${K.n(y - half)}a${K.n(half)} ${K.n(half)} 0 0 0 ${K.n(half * 2)} 0V${K.n(y - top)}Z`
  }
  return (
    fill(cup(h, 1), glass, 0.8) +
    fill(cup(h * level, 0.84), tone) +
    fill(K.disc(x, y - h * level, w * 0.42, w * 0.1), tint(tone, 0.4)) +
    K.stroke(`M${K.n(x - w * 0.22)} ${K.n(y - h * 0.92)}V${K.n(y - h * 0.16)}`, P.card, w * 0.12, 0.7) +
    K.stroke(K.disc(x, y - h, w * 0.54, w * 0.1), tint(glass, 0.5), 5)
  )
}

/** flask(x, y, s, tone): a conical flask on y, a third full. */
const flask = (x, y, s, tone) => {
  const at = (d) => K.placed(d, { x, y, s })
  return (
    fill(
      at(
        'M-0.12 -1L0.12 -1L0.12 -0.66L0.4 -0.1C0.44 -0.02 0.4 0 0.34 0L-0.34 0C-0.4 0 -0.44 -0.02 -0.4 -0.1L-0.12 -0.66Z',
      ),
      glass,
      0.8,
    ) +
    fill(
      at(
        'M-0.24 -0.36L0.24 -0.36L0.37 -0.1C0.4 -0.04 0.38 -0.02 0.32 -0.02L-0.32 -0.02C-0.38 -0.02 -0.4 -0.04 -0.37 -0.1Z',
      ),
      tone,
    ) +
    fill(K.disc(x, y - s * 0.36, s * 0.24, s * 0.035), tint(tone, 0.4)) +
    K.stroke(at('M-0.05 -0.9L-0.05 -0.66L-0.24 -0.24'), P.card, s * 0.035, 0.8) +
    K.stroke(K.disc(x, y - s, s * 0.14, s * 0.03), tint(glass, 0.5), 5)
  )
}

/** Biochemistry: one sugar test in seven tubes, from none (blue) to much (brick), and the sprouts that were tested. */
export function sugarTest(r) {
  const wall = mix(P.card, P.sand, 0.75)
  const bench = mix(P.deep, P.water, 0.25)
  const wood = mix(P.earth, P.gold, 0.4)
  const tones = [P.water, mix(P.water, P.leaf, 0.5), P.leaf, P.moss, P.gold, mix(P.gold, P.clay, 0.5), P.clay]
  const iron = mix(P.stone, P.ink, 0.5)
  const rows = [150, 266, 382, 498, 614]
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    K.stroke(
      rows.map((y) => `M280 ${y}H1220`).join('') +
        rows
          .flatMap((y, i) =>
            [0, 1, 2, 3, 4, 5, 6, 7].map((k) => `M${300 + k * 130 + (i % 2) * 65} ${y}v-116`),
          )
          .join(''),
      shade(wall, 0.12),
      4,
    ),
    sunPatch([430, -40, 300, 430, 70], mix(wall, P.straw, 0.45), wall),
    sunPatch([800, 46, 250, 380, 60], mix(wall, P.straw, 0.45), wall),
    fill(K.box(0, 700, 1500, 320), bench),
    fill(K.box(0, 700, 1500, 14), tint(bench, 0.3)),
    K.stipple(r, 260, () => [r.range(290, 1210), r.range(726, 970)], tint(bench, 0.18), 4, 0.6),
    fill(K.disc(630, 822, 330, 20) + K.disc(1010, 774, 130, 12), P.night, 0.35),
    // the burette lets the last drops into the flask
    fill(K.box(944, 752, 180, 18), iron),
    K.stroke('M1096 752V236M1096 330H1020', iron, 13),
    fill(K.box(1074, 312, 40, 36), P.gold),
    fill(K.box(980, 226, 38, 270), glass, 0.9),
    fill(K.box(985, 300, 28, 196), P.gold, 0.85),
    K.stroke(
      Array.from({ length: 8 }, (_, i) => `M998 ${250 + i * 30}h${i % 3 ? 14 : 22}`).join(''),
      P.ink,
      3,
    ),
    fill('M984 496h30l-8 22h-14Z', glass),
    fill(K.box(970, 518, 58, 15), iron) + fill(K.box(995, 533, 8, 36), glass),
    fill(K.disc(999, 586, 6, 9), P.gold),
    flask(999, 762, 160, mix(P.gold, P.clay, 0.25)),
    // the rack
    fill(K.box(340, 470, 22, 330) + K.box(894, 470, 22, 330), shade(wood, 0.3)),
    ...tones.map((tone, i) => tube(402 + i * 75, 786, 52, 360 + r.off(3), 0.42 + r.off(0.05), tone)),
    fill(K.cutBox(r, 324, 492, 608, 34, 1), wood) + fill(K.box(328, 520, 600, 10), shade(wood, 0.3)),
    fill(K.cutBox(r, 324, 776, 608, 42, 1), wood) + fill(K.box(328, 808, 600, 12), shade(wood, 0.3)),
    ...tones.map((_, i) => fill(K.box(384 + i * 75, 502, 36, 15), P.card)),
    // sprouted seeds in a dish
    fill(K.disc(730, 912, 190, 34), P.night, 0.3),
    fill(K.disc(730, 896, 180, 36), tint(glass, 0.3)) + fill(K.disc(730, 894, 164, 28), shade(bench, 0.2)),
    ...Array.from({ length: 17 }, (_, i) => {
      const [x, y] = [590 + i * 17.5, 894 + r.off(13)]
      return (
        K.stroke(`M${K.n(x)} ${K.n(y)}q${K.n(r.off(16))} -22 ${K.n(r.range(6, 22))} -34`, P.card, 6) +
        fill(K.disc(x, y, 13, 10), mix(P.moss, P.gold, 0.3)) +
        fill(K.disc(x - 3, y - 3, 5, 3), P.straw)
      )
    }),
  ]
}
