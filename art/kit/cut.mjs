import { disc, fill, n, poly, pt, soft, stroke } from './svg.mjs'

/** handCut(r, points, {amp, step}): straight-edged shape whose edges wander like scissors. */
export const handCut = (r, points, { amp = 2, step = 70 } = {}) => {
  const out = []
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]
    const parts = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
    for (let k = 0; k < parts; k++)
      out.push([
        a[0] + ((b[0] - a[0]) * k) / parts + r.off(amp),
        a[1] + ((b[1] - a[1]) * k) / parts + r.off(amp),
      ])
  })
  return poly(out)
}
/** cutBox(r, x, y, w, h): hand-cut rectangle. */
export const cutBox = (r, x, y, w, h, amp = 2) =>
  handCut(
    r,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    { amp },
  )
/** blob(r, x, y, rx, ry, {points, amp}): irregular round, for crowns, stones, clouds. */
export const blob = (r, x, y, rx, ry = rx, { points = 11, amp = 0.12 } = {}) =>
  soft(
    Array.from({ length: points }, (_, i) => {
      const a = (i / points) * Math.PI * 2
      const k = 1.06 + r.off(amp)
      return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
    }),
  )
/** ribbon(points, widths): band of changing half-width along a line: trunks, bodies, paths, tapering strokes. */
export const ribbon = (points, widths) => {
  const [left, right] = [[], []]
  points.forEach((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]]
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const w = Array.isArray(widths) ? widths[i] : widths(i / (points.length - 1))
    const normal = [(-(b[1] - a[1]) / len) * w, ((b[0] - a[0]) / len) * w]
    left.push([p[0] + normal[0], p[1] + normal[1]])
    right.unshift([p[0] - normal[0], p[1] - normal[1]])
  })
  const side = (list) =>
    list
      .slice(1)
      .map((p, i) => {
        const [a, b, c, d] = [list[i - 1] ?? list[i], list[i], p, list[i + 2] ?? p]
        return `C${pt([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${pt([c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6])} ${pt(c)}`
      })
      .join('')
  return `M${pt(left[0])}${side(left)}L${pt(right[0])}${side(right)}Z`
}
/** bow(from, to, bend, parts): points on a bent line; bend is the sag to the right as a share of its length. */
export const bow = (from, to, bend = 0, parts = 6) =>
  Array.from({ length: parts + 1 }, (_, i) => {
    const t = i / parts
    const sag = 4 * t * (1 - t) * bend
    return [
      from[0] + (to[0] - from[0]) * t - (to[1] - from[1]) * sag,
      from[1] + (to[1] - from[1]) * t + (to[0] - from[0]) * sag,
    ]
  })
/** taper(from, to, width, bend): a single brush stroke that thins out. */
export const taper = (from, to, width, bend = 0) =>
  ribbon(bow(from, to, bend, 4), (t) => width * (1 - t) + 0.3)
/** limb(a, b, ra, rb): rounded limb between two joints. */
export const limb = (a, b, ra, rb) => {
  const len = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (len < Math.abs(ra - rb) + 0.01) return disc(a[0], a[1], Math.max(ra, rb))
  const base = Math.atan2(b[1] - a[1], b[0] - a[0])
  const lean = Math.acos((ra - rb) / len)
  const on = (p, radius, angle) => [p[0] + Math.cos(angle) * radius, p[1] + Math.sin(angle) * radius]
  // both arcs sweep the same way, so that several limbs in one path never cancel out
  return `M${pt(on(a, ra, base + lean))}A${n(ra)} ${n(ra)} 0 ${lean < Math.PI / 2 ? 1 : 0} 1 ${pt(on(a, ra, base - lean))}L${pt(on(b, rb, base - lean))}A${n(rb)} ${n(rb)} 0 ${lean > Math.PI / 2 ? 1 : 0} 1 ${pt(on(b, rb, base + lean))}Z`
}
/** stipple(r, count, spot, colour, size, opacity): sparse dots; spot() gives [x, y] or nothing. */
export const stipple = (r, count, spot, colour, size = 3, o = 0.6) => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const p = spot(r)
    if (p) d += `M${Math.round(p[0])} ${Math.round(p[1])}h.1`
  }
  return d ? stroke(d, colour, size, o) : ''
}
/** dust(r, x, y, w, h, count, colour): stipple that gathers at the bottom of a box (down = false: at the top). */
export const dust = (r, x, y, w, h, count, colour, { size = 3, o = 0.5, down = true, power = 2.2 } = {}) =>
  stipple(
    r,
    count,
    () => {
      const depth = r.next() ** power
      return [x + r.next() * w, down ? y + h - depth * h : y + depth * h]
    },
    colour,
    size,
    o,
  )
/** dryBrush(r, x, y, w, h, count, colour): broken level strokes, for walls, floors, light on fields. */
export const dryBrush = (r, x, y, w, h, count, colour, { width = 3, o = 0.5, long = 0.2 } = {}) => {
  let d = ''
  for (let i = 0; i < count; i++)
    d += `M${Math.round(x + r.next() * w)} ${Math.round(y + r.next() * h)}h${Math.round(w * long * r.range(0.2, 1))}`
  return stroke(d, colour, width, o)
}
/** spotIn(shape): helper giving a fill with a darker stippled lower edge for any blob-like thing. */
export const spotIn = (r, x, y, rx, ry) => () => {
  const a = r.next() * Math.PI * 2
  const k = Math.sqrt(r.next())
  return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
}
/** plain(d, colour): same as fill, kept here so that scenes need one import for simple shapes. */
export const plain = fill
