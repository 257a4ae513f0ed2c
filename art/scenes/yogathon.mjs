// The Yogathon: the rounds before sunrise, and the rest after the last one.
import * as K from '../kit/index.mjs'
import { scene, times } from './pieces.mjs'
import { lying } from './regalia.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const yogathon = {
  'yogathon-1': scene('sunrise', (r) => {
    const glowing = mix(P.gold, P.peach, 0.45)
    const arms = {
      armL: K.spots('-0.62 -5.9, -0.72 -7.3, -0.1 -8.5, -0.04 -8.75'),
      armR: K.spots('0.62 -5.9, 0.72 -7.3, 0.1 -8.5, 0.04 -8.75'),
    }
    const rows = [
      [[317, 490, 663, 837, 1010, 1183], 640, 190, 0.42],
      [[100, 403, 750, 1097, 1400], 748, 290, 0.22],
      [[230, 577, 923, 1270], 898, 450, 0],
    ]
    return [
      K.sky(
        r,
        1500,
        [
          shade(P.water, 0.35),
          P.water,
          mix(P.water, P.clay, 0.45),
          mix(P.clay, P.gold, 0.4),
          glowing,
          P.straw,
        ],
        0,
        600,
      ),
      K.stipple(r, 60, () => [r.range(0, 1500), r.range(0, 260)], P.card, 4, 0.8),
      fill('M1190 130a46 46 0 1 0 33 78a39 39 0 1 1 -33 -78Z', P.card),
      K.treeline(r, () => 560, -20, 1520, mix(P.plum, glowing, 0.5), { gap: 44, size: 54, skip: 0 }),
      fill(K.box(-10, 560, 1520, 460), mix(P.leaf, P.clay, 0.42)),
      K.band(r, K.ridge(r, { y: 680, amp: 8, wave: 900 }), mix(P.deep, P.clay, 0.24)),
      K.band(r, K.ridge(r, { y: 800, amp: 8, wave: 900 }), shade(P.deep, 0.2)),
      ...rows.flatMap(([xs, y, h, far], row) =>
        xs.flatMap((x, i) => {
          const air = (tone) => mix(shade(tone, 0.45), glowing, far)
          return [
            K.mat(
              r,
              x,
              y + h * 0.03,
              h * 0.62,
              h * 0.1,
              air([P.clay, P.gold, P.water, P.straw][(i + row) % 4]),
            ),
            K.figure('away', {
              x,
              y,
              h,
              skin: air(P.skins[2]),
              top: air([P.sand, P.clay, P.gold, P.moss][(i * 3 + row) % 4]),
              legs: air([P.plum, P.deep, P.water][(i + row) % 3]),
              hair: ['plait', 'short', 'bun'][(i + row) % 3],
              hairColour: air(P.hairTone),
              wear: 'yoga',
              adjust: arms,
            }),
          ]
        }),
      ),
    ]
  }),
  'yogathon-2': scene('still', (r) => {
    const turf = mix(P.leaf, P.moss, 0.45)
    const tones = [P.clay, P.water, P.gold, P.plum, P.straw, P.peach, P.lagoon]
    const dusky = { colour: P.night, dark: P.night, vein: P.night, stem: P.night }
    const blade = () =>
      `M${Math.round(r.range(0, 1500))} ${Math.round(r.range(0, 1000))}l-5 -14m5 14l4 -17m-4 17l12 -11`
    const mat = (i) => {
      const [x, y] = [108 + (i % 7) * 214, i < 7 ? 290 : 716]
      const tone = tones[(i * 3 + (i > 6 ? 2 : 0)) % 7]
      return [
        fill(K.cutBox(r, x - 74, y - 184, 170, 384, 1.5), P.night, 0.25),
        fill(K.cutBox(r, x - 86, y - 194, 170, 384, 1.5), tone),
        K.stroke(`M${x - 66} ${y - 180}h130M${x - 66} ${y + 176}h130`, tint(tone, 0.4), 4),
        ...lying(x - 1, y - 8, 350, {
          skin: P.skins[(i * 3) % 4],
          top: [P.card, P.sand, P.card, P.straw, P.leaf][(i * 2) % 5],
          legs: [P.deep, P.card, P.earth, P.sand][(i + (i > 6 ? 3 : 0)) % 4],
          hair: ['bun', 'short', 'plait', 'short'][i % 4],
        }),
      ]
    }
    return [
      fill(K.box(0, 0, 1500, 1000), turf),
      K.stroke(times(110, blade).join(''), shade(turf, 0.22), 4, 0.7),
      ...times(14, mat),
      ...K.spots('214 470, 856 474, 1284 466, 642 898, 1070 896').map(([x, y]) => K.sandals(x, y, 48)),
      K.fade(
        K.corner(r, 'neem', 1560, -40, 720, 145, dusky) + K.corner(r, 'neem', -60, 1040, 640, -35, dusky),
        0.2,
      ),
    ]
  }),
}
