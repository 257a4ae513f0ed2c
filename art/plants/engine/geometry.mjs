/** Points are [x, y]; angles are degrees, 0 to the right and -90 up. */
const rad = Math.PI / 180
export const go = ([x, y], angle, length) => [
  x + Math.cos(angle * rad) * length,
  y + Math.sin(angle * rad) * length,
]
export const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const gap = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1])
export const heading = (a, b) => Math.atan2(b[1] - a[1], b[0] - a[0]) / rad

/** Points on the curve of Catmull and Rom through `points`, about `step` apart. */
export const smooth = (points, { closed = false, step = 4 } = {}) => {
  const count = points.length
  const at = (i) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))])
  const out = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const parts = Math.max(2, Math.ceil(gap(b, c) / step))
    for (let k = 0; k < parts; k++) {
      const t = k / parts
      const of = (j) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3)
      out.push([of(0), of(1)])
    }
  }
  out.push(at(closed ? 0 : count - 1))
  return out
}

/** A line that leaves `from` at `angle` and turns by `curl` degrees until its end, `length` away along the line. */
export const curve = (from, angle, length, curl = 0, parts = Math.max(6, Math.ceil(length / 5))) => {
  const out = [from]
  for (let i = 0; i < parts; i++) out.push(go(out[i], angle + (curl * (i + 0.5)) / parts, length / parts))
  return out
}

/** The points that a text names: 'x y, x y, …'. */
export const points = (text) => text.split(', ').map((pair) => pair.split(' ').map(Number))

/** A smooth line through the points that a text names. */
export const through = (text) => smooth(points(text))

const measured = new WeakMap()
/** How far each point of a line is from its start. */
const lengthsOf = (line) => {
  const known = measured.get(line)
  if (known?.length === line.length) return known
  const lengths = [0]
  for (let i = 1; i < line.length; i++) lengths.push(lengths[i - 1] + gap(line[i - 1], line[i]))
  measured.set(line, lengths)
  return lengths
}

/** The place and heading on a line at a share of its length. */
export const along = (line, t) => {
  const lengths = lengthsOf(line)
  const goal = Math.max(0, Math.min(1, t)) * lengths.at(-1)
  let i = 1
  while (i < line.length - 1 && lengths[i] < goal) i++
  const k = (goal - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1)
  return { at: mix(line[i - 1], line[i], k), angle: heading(line[i - 1], line[i]) }
}

/** The part of a line between two shares of its length. */
export const part = (line, t0, t1, parts = 20) =>
  Array.from({ length: parts + 1 }, (_, i) => along(line, t0 + ((t1 - t0) * i) / parts).at)

/** Both sides of a line of changing width. */
export const sides = (line, width) => {
  const last = line.length - 1
  const edge = (sign) =>
    line.map((point, i) =>
      go(
        point,
        heading(line[Math.max(0, i - 1)], line[Math.min(last, i + 1)]) + 90 * sign,
        width(i / last, i) / 2,
      ),
    )
  return [edge(-1), edge(1)]
}

export const inside = ([x, y], polygon) => {
  let within = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [polygon[i], polygon[j]]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within
  }
  return within
}

/** Whether a point is nearer to the polygon's edge than `distance`. */
export const near = ([x, y], polygon, distance) => {
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[j], polygon[i]]
    if (
      Math.abs(x - a[0]) > distance + Math.abs(b[0] - a[0]) ||
      Math.abs(y - a[1]) > distance + Math.abs(b[1] - a[1])
    )
      continue
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)))
    if (Math.hypot(a[0] + dx * t - x, a[1] + dy * t - y) < distance) return true
  }
  return false
}

export const box = (points) => {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Twice the signed area: its sign tells the direction of a polygon. */
export const area = (polygon) =>
  polygon.reduce((sum, [x, y], i) => {
    const [u, v] = polygon[(i + 1) % polygon.length]
    return sum + x * v - u * y
  }, 0)
