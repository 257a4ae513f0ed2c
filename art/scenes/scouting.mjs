// What scouts wear and carry.
import * as K from '../kit/index.mjs'
import { rounded } from './instruments.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** hat(x, y, s, tone): a scout's hat from above: flat brim, band, four dents. */
export const hat = (x, y, s, tone) =>
  fill(K.disc(x + 14, y + 20, s, s * 0.98), P.night, 0.28) +
  fill(K.disc(x, y, s, s * 0.98), tone) +
  K.stroke([0.94, 0.9].map((k) => K.disc(x, y, s * k)).join(''), shade(tone, 0.22), 3) +
  fill(K.disc(x + s * 0.05, y + s * 0.08, s * 0.56), shade(tone, 0.34)) +
  fill(K.disc(x, y, s * 0.52), P.earth) +
  fill(K.disc(x, y - s * 0.01, s * 0.47), tint(tone, 0.1)) +
  fill([20, 110, 200, 290].map((a) => K.leafD(x, y, s * 0.46, s * 0.2, a)).join(''), shade(tone, 0.2)) +
  fill([65, 155, 245, 335].map((a) => K.leafD(x, y, s * 0.36, s * 0.08, a)).join(''), tint(tone, 0.3))

/** scarf(x, y, tone, edge): a scout's scarf laid out as it is worn, in its ring. */
export const scarf = (x, y, tone, edge) => {
  const side = (k) => K.spots('-190 40, -130 150, -60 230, -6 300').map(([u, v]) => [x + k * u, y + v])
  const collar = (dx, dy) =>
    K.spots('-196 46, -130 -16, 0 -44, 130 -16, 196 46').map(([u, v]) => [x + u + dx, y + v + dy])
  const tail = (k) => K.poly(K.spots('2 318, -14 318, -120 520, -16 560').map(([u, v]) => [x + k * u, y + v]))
  return [
    fill(
      K.ribbon(collar(12, 16), () => 42),
      P.night,
      0.25,
    ),
    fill(K.ribbon(collar(0, 0), [30, 46, 50, 46, 30]), shade(tone, 0.3)),
    ...[-1, 1].map((k) =>
      fill(
        K.ribbon(
          side(k).map(([u, v]) => [u + 12, v + 16]),
          [40, 48, 40, 24],
        ),
        P.night,
        0.22,
      ),
    ),
    ...[1, -1].map((k) => fill(K.ribbon(side(k), [44, 50, 42, 24]), tone)),
    ...[1, -1].map((k) => K.stroke(K.curve(side(k).map(([u, v]) => [u + k * 22, v + 8])), edge, 9)),
    ...[1, -1].map(
      (k) =>
        fill(tail(k), k < 0 ? tone : shade(tone, 0.18)) +
        K.stroke(`M${x + k * -108} ${y + 506}L${x + k * -24} ${y + 540}`, edge, 12),
    ),
    fill(rounded(x - 36, y + 282, 72, 48, 12), P.earth),
    K.stroke(
      [-24, -8, 8, 24].map((u) => `M${x + u - 6} ${y + 288}l12 36`).join(''),
      mix(P.earth, P.gold, 0.5),
      4,
    ),
  ]
}

/** whistle(x, y, metal, cord): a pea whistle on its cord. */
export const whistle = (x, y, metal, cord) => {
  const shape = K.disc(0, 0, 50) + K.box(0, -50, 132, 42)
  return K.at(
    x,
    y,
    K.stroke('M-66 -6C-120 -120 40 -190 90 -260C130 -330 60 -400 20 -360', shade(cord, 0.35), 9) +
      K.at(10, 14, fill(shape, P.night, 0.25)) +
      fill(shape, metal) +
      fill('M-36 34A50 50 0 0 0 50 -2L132 -8V-18L40 -14A44 44 0 0 1 -36 34Z', shade(metal, 0.25)) +
      fill(K.box(42, -50, 30, 18), P.night, 0.75) +
      K.stroke('M-34 -14Q-26 -36 -2 -38', tint(metal, 0.6), 7) +
      K.stroke(K.disc(-62, -2, 13), P.stone, 6),
  )
}
