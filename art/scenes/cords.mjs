// Ropes laid and knotted, and what hangs over them.
import * as K from '../kit/index.mjs'
import { rounded } from './instruments.mjs'

const { fill, shade, tint } = { ...K, ...K.P }

/** along(points, parts): many points on the smooth line through a few. */
export const along = (points, parts = 12) =>
  points.slice(1).flatMap((c, i) => {
    const [a, b, d] = [points[i - 1] ?? points[i], points[i], points[i + 2] ?? c]
    return Array.from({ length: parts }, (_, k) => {
      const t = (k + 1) / parts
      return [0, 1].map(
        (j) =>
          0.5 *
          (2 * b[j] +
            (c[j] - a[j]) * t +
            (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
            (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3),
      )
    })
  })

/** strand(points, w, tone): a laid rope through many points; cased(…): with its dark outline. */
export const strand = (points, w, tone) => {
  let [twist, gone] = ['', 0]
  points.slice(1).forEach(([x, y], i) => {
    const [dx, dy] = [x - points[i][0], y - points[i][1]]
    gone += Math.hypot(dx, dy)
    if (gone < w * 0.6) return
    gone = 0
    const a = Math.atan2(dy, dx) + 0.9
    const [u, v] = [Math.cos(a) * w * 0.36, Math.sin(a) * w * 0.36]
    twist += `M${K.pt([x - u, y - v])}L${K.pt([x + u, y + v])}`
  })
  return K.stroke(`M${points.map(K.pt).join('L')}`, tone, w) + K.stroke(twist, shade(tone, 0.3), w * 0.12)
}
export const cased = (points, w, tone) =>
  K.stroke(`M${points.map(K.pt).join('L')}`, shade(tone, 0.5), w + 8) + strand(points, w, tone)

/** blindfold(x, y, len, tone): a strip of cloth hung over a rope at (x, y). */
export const blindfold = (x, y, len, tone) => {
  const tail = (k, l) => [
    [x + k * 10, y - 8],
    [x + k * 15, y + l * 0.5],
    [x + k * 22, y + l],
  ]
  return (
    fill(K.ribbon(tail(-1, len * 0.82), [17, 19, 24]), shade(tone, 0.22)) +
    fill(K.ribbon(tail(1, len), [18, 20, 25]), tone) +
    K.stroke(
      [0.3, 0.5, 0.7, 0.88].map((t) => `M${K.n(x + 4 + t * 12)} ${K.n(y + len * t)}h.1m16 9h.1`).join(''),
      tint(tone, 0.55),
      8,
    ) +
    fill(rounded(Math.round(x - 30), Math.round(y - 14), 60, 26, 12), tone)
  )
}
