import { ribbon } from './cut.mjs'
import { disc, fill, n, stroke } from './svg.mjs'

/** ripples(r, x, y, w, h, count, colour): parallel broken ripples, closer together far off. */
export const ripples = (r, x, y, w, h, count, colour, { width = 3, o = 0.7, long = 0.16 } = {}) => {
  let [thin, thick] = ['', '']
  for (let i = 0; i < count; i++) {
    const t = (i + r.next()) / count
    const len = w * long * r.range(0.35, 1.2) * (0.35 + t)
    const px = x + r.next() * Math.max(1, w - len)
    const py = y + t ** 1.5 * h
    const d = `M${n(px)} ${n(py)}q${n(len / 4)} ${n(-3 - 4 * t)} ${n(len / 2)} 0t${n(len / 2)} 0`
    if (t < 0.5) thin += d
    else thick += d
  }
  return stroke(thin, colour, width * 0.6, o) + stroke(thick, colour, width * 1.3, o)
}
/** glitter(r, x, y, w, h, count, colour): lens-shaped light patches under a sun or lamp. */
export const glitter = (r, x, y, w, h, count, colour, o = 0.8) => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = (i + r.next()) / count
    const len = w * (0.25 + 0.75 * t) * r.range(0.25, 0.7)
    const px = x + r.off(w * 0.3 * (0.4 + t))
    const py = y + t * h
    d += ribbon(
      [
        [px - len / 2, py],
        [px, py],
        [px + len / 2, py],
      ],
      [0.2, 1.5 + 4 * t, 0.2],
    )
  }
  return fill(d, colour, o)
}
/** rings(x, y, count, step, colour): rings where a drop has fallen. */
export const rings = (x, y, count, step, colour, { flat = 0.3, width = 3, o = 0.7 } = {}) =>
  stroke(
    Array.from({ length: count }, (_, i) => disc(x, y, step * (i + 1), step * (i + 1) * flat)).join(''),
    colour,
    width,
    o,
  )
/** steam(r, x, y, h, count, colour): slow rising strokes. */
export const steam = (r, x, y, h, count, colour, { spread = 120, width = 5, o = 0.5 } = {}) => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const px = x + (i / Math.max(1, count - 1) - 0.5) * spread + r.off(8)
    const top = h * r.range(0.6, 1)
    const pts = Array.from({ length: 9 }, (_, k) => [
      px + Math.sin(k * 1.1 + i) * 14 * (k / 8 + 0.4),
      y - (top * k) / 8,
    ])
    d += ribbon(pts, (t) => width * Math.sin(Math.PI * Math.min(1, t + 0.05)) + 0.4)
  }
  return fill(d, colour, o)
}
/** lilyPads(r, x, y, w, h, count, colour, light): floating round leaves with a notch. */
export const lilyPads = (r, x, y, w, h, count, colour, light) => {
  let [d, v] = ['', '']
  for (let i = 0; i < count; i++) {
    const t = r.next()
    const [px, py, k] = [x + r.next() * w, y + t * h, (26 + 50 * t) * r.range(0.7, 1.1)]
    const a = r.range(-0.5, 0.5)
    d += `M${n(px)} ${n(py)}L${n(px + k * Math.cos(a))} ${n(py + k * 0.34 * Math.sin(a))}A${n(k)} ${n(k * 0.34)} 0 1 1 ${n(px + k * Math.cos(a + 0.5))} ${n(py + k * 0.34 * Math.sin(a + 0.5))}Z`
    for (const turn of [1.6, 2.6, 3.5, 4.4])
      v += `M${n(px)} ${n(py)}L${n(px + k * 0.8 * Math.cos(a + turn))} ${n(py + k * 0.27 * Math.sin(a + turn))}`
  }
  return fill(d, colour) + stroke(v, light, 1.6, 0.7)
}
