// Energy medicine: light through glass, iron around a magnet, and what is written down.
import * as K from '../kit/index.mjs'
import { pencil } from './anatomy.mjs'
import { filings, rounded } from './instruments.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

const violet = '#6E4C7A'

/** Energy medicine: five coloured bottles in the sun, a magnet under its iron dust, and the notebook. */
export function colouredLight(r) {
  const wall = shade(P.plum, 0.25)
  const board = mix(P.sand, P.gold, 0.1)
  const tones = [P.clay, P.gold, P.leaf, P.water, violet]
  const foot = (i) => 470 + i * 140
  const poles = [
    [524, 800],
    [740, 800],
  ]
  const bar = (x, tone) =>
    fill(K.box(x, 770, 120, 60), tone) + fill(K.box(x, 816, 120, 14), shade(tone, 0.25))
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    K.stipple(r, 260, () => [r.range(290, 1210), r.range(30, 420)], tint(wall, 0.14), 3, 0.6),
    fill(K.box(0, 452, 1500, 560), board),
    fill(K.box(0, 452, 1500, 12), P.card),
    K.stipple(r, 240, () => [r.range(290, 1210), r.range(480, 980)], shade(board, 0.14), 3, 0.6),
    // each bottle throws its colour towards us
    ...tones.map((tone, i) => {
      const [x, lean] = [foot(i), (i - 2) * 62 - 70]
      return (
        fill(
          K.poly([
            [x - 46, 500],
            [x + 46, 500],
            [x + 66 + lean, 720],
            [x - 66 + lean, 720],
          ]),
          tone,
          0.55,
        ) +
        fill(
          K.poly([
            [x - 14, 506],
            [x + 14, 506],
            [x + 26 + lean, 700],
            [x - 26 + lean, 700],
          ]),
          P.card,
          0.34,
        )
      )
    }),
    ...tones.map((tone, i) => {
      const h = [330, 280, 370, 300, 340][i]
      return (
        fill(K.disc(foot(i), 502, h * 0.27, 13), shade(tone, 0.4), 0.6) +
        K.bottle(foot(i), 506, h, tone) +
        fill(K.disc(foot(i) - h * 0.03, 506 - h * 0.2, h * 0.12, h * 0.15), tint(tone, 0.55), 0.55)
      )
    }),
    // iron dust around a bar magnet, on a sheet
    K.at(10, 12, fill(K.poly(K.spots('396 696, 878 696, 900 920, 356 920')), P.night, 0.25)),
    fill(K.handCut(r, K.spots('396 696, 878 696, 900 920, 356 920'), { amp: 2 }), P.card),
    filings(
      poles,
      420,
      () => {
        const a = r.range(0, Math.PI * 2)
        const k = r.range(0.5, 1)
        return [632 + Math.cos(a) * 240 * k, 806 + Math.sin(a) * 92 * k]
      },
      mix(P.ink, P.stone, 0.15),
    ),
    fill(K.box(520, 826, 240, 12), P.night, 0.3) + bar(512, P.clay) + bar(632, mix(P.stone, P.card, 0.4)),
    K.stroke('M554 814v-30l20 30v-30', P.card, 5),
    K.stroke('M702 788q-18 -10 -20 3q0 7 11 9q12 3 10 11q-4 10 -22 2', P.ink, 5),
    // the notebook
    K.at(
      986,
      780,
      fill(rounded(-86, -88, 190, 210, 8), P.night, 0.28) +
        fill(rounded(-96, -100, 190, 210, 8), P.leaf) +
        fill(K.cutBox(r, -84, -92, 174, 194, 1), P.card) +
        K.stroke('M-60 -60H60M-60 -34H66M-60 -8H40M-60 44H24', P.moss, 5) +
        K.stroke('M-60 84q30 -60 60 -20t66 -30', P.clay, 5),
      { rot: 9 },
    ),
    pencil([1046, 706], [1010, 872], 10, P.gold),
  ]
}
