import { blob, handCut, stipple, taper } from './cut.mjs'
import { disc, fill, n, pt } from './svg.mjs'

/** ridge(r, {y, amp, wave, tilt}): a height line as a function of x. */
export const ridge = (r, { y, amp = 60, wave = 700, tilt = 0, mid = 750 }) => {
  const parts = [1, 0.45, 0.2].map((k, i) => ({
    k,
    f: (Math.PI * 2 * (i * 1.3 + 1)) / wave,
    p: r.range(0, 6.3),
  }))
  return (x) =>
    y + tilt * (x - mid) + parts.reduce((sum, { k, f, p }) => sum + Math.sin(x * f + p) * amp * k, 0)
}
/** band(r, line, colour, {w, h, from, grain}): fills below a ridge, with stipple gathered at its upper edge. */
export const band = (
  r,
  line,
  colour,
  { w = 1500, h = 1000, from = 0, grain, count = 170, deep = 110, size = 3, o = 0.55, amp = 1.6 } = {},
) => {
  const pts = []
  for (let x = from - 20; x <= w + 20; x += 38) pts.push([x, line(x) + r.off(amp)])
  const d = `M${n(from - 20)} ${n(h + 10)}L${pts.map(pt).join('L')}L${n(w + 20)} ${n(h + 10)}Z`
  const dots = grain
    ? stipple(
        r,
        count,
        () => {
          const x = r.range(from, w)
          return [x, line(x) + 3 + r.next() ** 2 * deep]
        },
        grain,
        size,
        o,
      )
    : ''
  return fill(d, colour) + dots
}
/** sky(r, w, colours, y0, y1): bands of flat tone with wandering edges, top to bottom. */
export const sky = (r, w, colours, y0, y1) =>
  colours
    .map((colour, i) => {
      const top = y0 + ((y1 - y0) * i) / colours.length
      const pts = [
        [-10, y1 + 20],
        [-10, i ? top : y0 - 10],
      ]
      for (let x = 60; x < w; x += 150) pts.push([x, i ? top + r.off(9) : y0 - 10])
      return fill(
        `M${pts.map(pt).join('L')}L${w + 10} ${n(i ? top : y0 - 10)}L${w + 10} ${n(y1 + 20)}Z`,
        colour,
      )
    })
    .join('')
/** sun(r, x, y, radius, colour, rays): disc with a broken ring of dots around it. */
export const sun = (r, x, y, radius, colour, ring, rings = 3) =>
  fill(disc(x, y, radius), colour) +
  Array.from({ length: rings }, (_, i) =>
    stipple(
      r,
      40 + i * 18,
      () => {
        const a = r.next() * Math.PI * 2
        const k = radius * (1.16 + i * 0.17) + r.off(4)
        return [x + Math.cos(a) * k, y + Math.sin(a) * k]
      },
      ring,
      4 - i * 0.7,
      0.7 - i * 0.15,
    ),
  ).join('')
/** cloud(r, x, y, w, h, colour): flat-bottomed long cloud. */
export const cloud = (r, x, y, w, h, colour, o) => {
  const pts = [[x - w / 2, y]]
  for (let i = 1; i < 9; i++)
    pts.push([x - w / 2 + (w * i) / 9, y - h * Math.sin((i / 9) * Math.PI) * r.range(0.55, 1.1)])
  pts.push([x + w / 2, y])
  return fill(handCut(r, pts, { amp: 3, step: 40 }), colour, o)
}
/** birds(r, x, y, count, colour, s): a few far birds. */
export const birds = (r, x, y, count, colour, s = 14) => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const p = [x + r.off(s * 6), y + r.off(s * 3)]
    const k = s * r.range(0.7, 1.2)
    d +=
      taper(p, [p[0] - k, p[1] - k * 0.5], k * 0.13, 0.15) +
      taper(p, [p[0] + k, p[1] - k * 0.6], k * 0.13, -0.15)
  }
  return fill(d, colour)
}
/** treeline(r, line, x0, x1, colour, {gap, size}): far crowns standing on a ridge. */
export const treeline = (r, line, x0, x1, colour, { gap = 26, size = 20, skip = 0.15 } = {}) => {
  let d = ''
  for (let x = x0; x < x1; x += gap * r.range(0.6, 1.4)) {
    if (r.next() < skip) continue
    const k = size * r.range(0.6, 1.25)
    d += blob(r, x, line(x) - k * 0.4, k * 0.8, k, { points: 7, amp: 0.16 })
  }
  return fill(d, colour)
}
/** trail(r, points, widths, colour): a path that narrows into the distance. */
export { ribbon as trail } from './cut.mjs'
