// The Yogathon: the rounds before sunrise, and the mats after the last one, with the breakfast that follows.
import * as K from '../kit/index.mjs'
import { bowlTop } from './instruments.mjs'
import { scene, times } from './pieces.mjs'

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
    const fruit = (x, y, tone) =>
      fill(K.disc(x, y, 22), tone) + fill(K.disc(x - 7, y - 7, 7), tint(tone, 0.4))
    const breakfast = (x, y) =>
      fill(K.disc(x + 10, y + 14, 62), P.night, 0.28) +
      bowlTop(x, y, 62, mix(P.stone, P.card, 0.4), P.straw) +
      fill(K.leafD(x - 12, y - 10, 34, 12, 30) + K.leafD(x + 16, y + 12, 30, 11, 140), P.clay) +
      fruit(x + 8, y - 18, P.plum)
    // Unrolled, half rolled up, or rolled up: (x, y) is its middle.
    const mat = (x, y, tone, long) => {
      const top = y + 190 - long
      return [
        fill(K.cutBox(r, x - 74, top + 10, 170, long, 1.5), P.night, 0.25),
        long > 100 ? fill(K.cutBox(r, x - 86, top, 170, long, 1.5), tone) : '',
        long > 100 ? K.stroke(`M${x - 66} ${y + 174}h130`, tint(tone, 0.4), 4) : '',
        long < 380
          ? fill(K.cutBox(r, x - 92, top - 34, 182, 68, 3), shade(tone, 0.18)) +
            K.stroke(`M${x - 90} ${top - 12}h178M${x - 90} ${top + 10}h178`, shade(tone, 0.4), 4)
          : K.stroke(`M${x - 66} ${top + 14}h130`, tint(tone, 0.4), 4),
      ]
    }
    const mats = K.spots(
      '130 270 380, 372 270 230, 614 270 380, 1112 270 380, 1354 270 60, 130 750 60, 614 750 380, 870 750 230, 1112 750 380, 1354 750 380',
    )
    return [
      fill(K.box(0, 0, 1500, 1000), turf),
      K.stroke(times(110, blade).join(''), shade(turf, 0.22), 4, 0.7),
      ...mats.flatMap(([x, y, long], i) => mat(x, y, tones[(i * 3) % 7], long)),
      ...K.spots('366 200, 1108 860, 130 430').map(([x, y]) => breakfast(x, y)),
      // the cloth with fruit for everybody
      fill(K.disc(870, 262, 176), P.night, 0.25) +
        fill(K.blob(r, 860, 250, 172, 172, { points: 16, amp: 0.04 }), P.card),
      K.stroke(K.disc(860, 250, 148), P.clay, 5),
      bowlTop(860, 250, 104, P.gold, mix(P.earth, P.gold, 0.4)),
      ...K.spots('824 222, 878 208, 914 252, 846 276, 892 296, 808 268').map(([x, y], i) =>
        fruit(x, y, [P.clay, P.gold, P.plum, P.moss][i % 4]),
      ),
      K.sandals(366, 700, 92, P.earth),
      K.sandals(1240, 520, 84, P.water),
      K.sandals(372, 840, 84, P.plum),
      K.fade(
        K.corner(r, 'neem', 1560, -40, 720, 145, dusky) + K.corner(r, 'neem', -60, 1040, 640, -35, dusky),
        0.2,
      ),
    ]
  }),
}
