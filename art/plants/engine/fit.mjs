/**
 * Fits few Bézier curves to many points (P. J. Schneider, Graphics Gems, 1990), with a quadratic one where it does, and
 * writes them as relative commands in whole halves of a unit.
 */
import { gap } from './geometry.mjs'

const sub = (a, b) => [a[0] - b[0], a[1] - b[1]]
const dot = (a, b) => a[0] * b[0] + a[1] * b[1]
const unit = (a) => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length]
}
/** The point of a curve of two to four points; written out, because it is asked for most. */
const bezier = (points, t) => {
  const s = 1 - t
  const [a, b, c, d] = points
  const at = (i) => {
    if (d) return s * s * (s * a[i] + 3 * t * b[i]) + t * t * (3 * s * c[i] + t * d[i])
    if (c) return s * (s * a[i] + 2 * t * b[i]) + t * t * c[i]
    return b ? s * a[i] + t * b[i] : a[i]
  }
  return [at(0), at(1)]
}
const worst = (curve, points, ts) => {
  let [most, at] = [0, points.length >> 1]
  points.forEach((p, i) => {
    const off = gap(bezier(curve, ts[i]), p)
    if (off > most) [most, at] = [off, i]
  })
  return [most, at]
}
/** Moves each parameter to where the curve is nearest, by one step of Newton. */
const nearer = (curve, points, ts) => {
  const n = curve.length - 1
  const first = curve.slice(1).map((p, i) => sub(p, curve[i]).map((v) => v * n))
  const second = first.slice(1).map((p, i) => sub(p, first[i]).map((v) => v * (n - 1)))
  return ts.map((t, i) => {
    const d = sub(bezier(curve, t), points[i])
    const [a, b] = [bezier(first, t), bezier(second, t)]
    const below = dot(a, a) + dot(d, b)
    return below ? Math.max(0, Math.min(1, t - dot(d, a) / below)) : t
  })
}
const chords = (points) => {
  const ts = [0]
  for (let i = 1; i < points.length; i++) ts.push(ts[i - 1] + gap(points[i - 1], points[i]))
  const all = ts.at(-1) || 1
  return ts.map((t) => t / all)
}
const quadratic = (points, ts) => {
  const [from, to] = [points[0], points.at(-1)]
  let [above, below] = [[0, 0], 0]
  points.forEach((p, i) => {
    const t = ts[i]
    const b = 2 * t * (1 - t)
    for (const j of [0, 1]) above[j] += b * (p[j] - (1 - t) ** 2 * from[j] - t * t * to[j])
    below += b * b
  })
  return [from, below ? above.map((v) => v / below) : from, to]
}
const cubic = (points, ts, out, back) => {
  const [from, to] = [points[0], points.at(-1)]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  const turn = dot(out, back)
  for (let i = 0; i < points.length; i++) {
    const t = ts[i]
    const s = 1 - t
    const [b1, b2] = [3 * t * s * s, 3 * t * t * s]
    const [near, far] = [s ** 3 + b1, t ** 3 + b2]
    const x = points[i][0] - from[0] * near - to[0] * far
    const y = points[i][1] - from[1] * near - to[1] * far
    c00 += b1 * b1
    c01 += b1 * b2 * turn
    c11 += b2 * b2
    x0 += b1 * (out[0] * x + out[1] * y)
    x1 += b2 * (back[0] * x + back[1] * y)
  }
  const det = c00 * c11 - c01 * c01
  const third = gap(from, to) / 3
  let [l, r] = det ? [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det] : [third, third]
  if (l < third / 50 || r < third / 50) [l, r] = [third, third]
  return [from, from.map((v, j) => v + out[j] * l), to.map((v, j) => v + back[j] * r), to]
}
const tangent = (points, i, way) => {
  const j = Math.max(0, Math.min(points.length - 1, i + 2 * way))
  return unit(sub(points[j], points[i]))
}

/** Bézier curves of 2, 3 or 4 points each that stay within `off` of the points. */
export const fit = (
  points,
  off,
  out = tangent(points, 0, 1),
  back = tangent(points, points.length - 1, -1),
) => {
  if (points.length < 3) return [points]
  let ts = chords(points)
  const line = [points[0], points.at(-1)]
  if (worst(line, points, ts)[0] < off) return [line]
  let curve = quadratic(points, ts)
  for (let i = 0; i < 3; i++) {
    if (worst(curve, points, ts)[0] < off) return [curve]
    ts = nearer(curve, points, ts)
    curve = quadratic(points, ts)
  }
  ts = chords(points)
  let at
  for (let i = 0; i < 5; i++) {
    curve = cubic(points, ts, out, back)
    let most
    ;[most, at] = worst(curve, points, ts)
    if (most < off) return [curve]
    // Far off, better parameters do not help.
    if (most > 30 * off) break
    ts = nearer(curve, points, ts)
  }
  at = Math.max(1, Math.min(points.length - 2, at))
  const middle = unit(sub(points[Math.max(0, at - 2)], points[Math.min(points.length - 1, at + 2)]))
  return [
    ...fit(points.slice(0, at + 1), off, out, middle),
    ...fit(
      points.slice(at),
      off,
      middle.map((v) => -v),
      back,
    ),
  ]
}

/** How many steps a unit has: whole numbers of these are shorter than decimals. */
export const fine = 2

/** Writes path data and keeps the place of its pen in whole steps, so that no error adds up. */
export const writer = () => {
  let [d, x, y, command] = ['', 0, 0, '']
  const whole = (v) => Math.round(v * fine)
  const numbers = (list) => list.map((v, i) => (i && v >= 0 ? ` ${v}` : `${v}`)).join('')
  const write = (name, list) => {
    const text = numbers(list)
    d += name === command && name !== 'm' ? (text.startsWith('-') ? text : ` ${text}`) : name + text
    command = name
  }
  const writeCurve = (curve) => {
    const rest = curve.slice(1).map(([u, v]) => [whole(u) - x, whole(v) - y])
    const [dx, dy] = rest.at(-1)
    if (curve.length === 2) {
      // A length of nothing with a round cap is a dot.
      if (!dy) write('h', [dx])
      else if (!dx) write('v', [dy])
      else write('l', [dx, dy])
    } else write(curve.length === 3 ? 'q' : 'c', rest.flat())
    x += dx
    y += dy
  }
  return {
    move([u, v]) {
      const [to, on] = [whole(u), whole(v)]
      write('m', [to - x, on - y])
      ;[x, y] = [to, on]
    },
    curves: (list) => list.forEach(writeCurve),
    line: (to) => writeCurve([to, to]),
    close([u, v]) {
      d += 'z'
      command = 'z'
      ;[x, y] = [whole(u), whole(v)]
    },
    get d() {
      return d.replace(/^m/, 'M')
    },
  }
}
