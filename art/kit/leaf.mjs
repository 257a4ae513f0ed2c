import { bow, ribbon, taper } from './cut.mjs'
import { disc, fill, n, pt, stroke } from './svg.mjs'

const rad = (deg) => (deg * Math.PI) / 180
/** go(x, y, angle, len): point at a distance; 0° is right, -90° up. */
export const go = (x, y, angle, len) => [x + Math.cos(rad(angle)) * len, y + Math.sin(rad(angle)) * len]

/** leafD(x, y, len, wide, angle): path of one plain leaf from its stalk to its tip; cheap, for crowds of leaves. */
export const leafD = (x, y, len, wide, angle) => {
  const tip = go(x, y, angle, len)
  const side = (k) => {
    const m = go(x, y, angle, len * 0.42)
    return go(m[0], m[1], angle + 90, wide * k)
  }
  return `M${pt([x, y])}Q${pt(side(1))} ${pt(tip)}Q${pt(side(-1))} ${pt([x, y])}`
}
/** leaf(x, y, len, wide, angle, colour, dark, vein): two-toned leaf with midrib and side veins, for the foreground. */
export const leaf = (x, y, len, wide, angle, colour, dark, vein, { veins = 5, bend = 0.06 } = {}) => {
  const tip = go(x, y, angle, len)
  const spine = bow([x, y], tip, bend, 10)
  const half = (sign) =>
    spine.map((p, i) => {
      const t = i / 10
      const w = wide * Math.sin(Math.PI * t ** 0.8) * (1 - 0.25 * t) * sign
      return go(p[0], p[1], angle + 90, w)
    })
  const close = (side) => `M${side.map(pt).join('L')}L${spine.slice().reverse().map(pt).join('L')}Z`
  let d = ''
  for (let i = 1; i <= veins; i++) {
    const p = spine[Math.round((i / (veins + 1)) * 9)]
    const reach = wide * 0.75 * Math.sin(Math.PI * (i / (veins + 1)) ** 0.8)
    for (const sign of [1, -1]) {
      const q = go(p[0], p[1], angle + sign * 48, reach * 1.1)
      d += taper(p, q, Math.max(0.7, len / 190), sign * 0.08)
    }
  }
  return (
    fill(close(half(1)), colour) +
    fill(close(half(-1)), dark) +
    fill(d + ribbon(spine, (t) => Math.max(0.8, len / 85) * (1 - t) + 0.3), vein)
  )
}
/** sprig(r, x, y, len, angle, opts): stem with leaves in pairs or by turns; the workhorse of the frames. */
export const sprig = (
  r,
  x,
  y,
  len,
  angle,
  {
    bend = 0.12,
    pairs = 6,
    long = 0.3,
    wide = 0.34,
    spread = 52,
    turns = false,
    colour,
    dark,
    vein,
    stem,
    flat = false,
    tip = true,
    first = 0.16,
  } = {},
) => {
  const spine = bow([x, y], go(x, y, angle, len), bend, 20)
  const stalk = fill(
    ribbon(spine, (t) => (len / 95) * (1 - t * 0.8) + 0.4),
    stem ?? dark,
  )
  let [out, d] = ['', '']
  for (let i = 0; i < pairs; i++) {
    const t = first + ((1 - first - 0.06) * i) / pairs
    const k = Math.round(t * 20)
    const [p, q] = [spine[k], spine[Math.min(20, k + 1)]]
    const heading = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI
    const size = len * long * (1 - 0.45 * t) * r.range(0.88, 1.08)
    for (const sign of turns ? [i % 2 ? 1 : -1] : [1, -1]) {
      const a = heading + sign * (spread - 14 * t) + r.off(5)
      if (flat) d += leafD(p[0], p[1], size, size * wide, a)
      else
        out += leaf(p[0], p[1], size, size * wide * 0.62, a, colour, dark, vein, {
          veins: 4,
          bend: -sign * 0.07,
        })
    }
  }
  if (tip) {
    const p = spine[19]
    const size = len * long * 0.6
    if (flat) d += leafD(p[0], p[1], size, size * wide, angle + bend * 140)
    else
      out += leaf(p[0], p[1], size, size * wide * 0.62, angle + bend * 140, colour, dark, vein, { veins: 3 })
  }
  return stalk + (flat ? fill(d, colour) : out)
}
/** fern(r, x, y, len, angle, colour, opts): arching frond with shrinking leaflets. */
export const fern = (r, x, y, len, angle, colour, { bend = 0.18, count = 17, wide = 0.24 } = {}) => {
  const spine = bow([x, y], go(x, y, angle, len), bend, 26)
  let d = ''
  for (let i = 2; i < 26; i++) {
    if (i % Math.max(1, Math.round(26 / count))) continue
    const [p, q] = [spine[i], spine[i + 1] ?? spine[i]]
    const heading = (Math.atan2(q[1] - spine[i - 1][1], q[0] - spine[i - 1][0]) * 180) / Math.PI
    const size = len * wide * Math.sin(Math.PI * (0.2 + 0.78 * (i / 26)) ** 0.9) + 4
    for (const sign of [1, -1]) d += leafD(p[0], p[1], size, size * 0.3, heading + sign * 62 + r.off(4))
  }
  return fill(d + ribbon(spine, (t) => (len / 110) * (1 - t) + 0.5), colour)
}
/** grass(r, x0, x1, y, height, count, colour): tuft or meadow edge of tapering blades. */
export const grass = (r, x0, x1, y, height, count, colour, { lean = 22 } = {}) => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = r.range(x0, x1)
    const base = typeof y === 'function' ? y(x) : y
    d += leafD(x, base + 4, height * r.range(0.5, 1.1), height * 0.09, -90 + r.off(lean))
  }
  return fill(d, colour)
}
/** root(r, x, y, len, angle, colour, depth): branching tapering roots. */
export const root = (r, x, y, len, angle, colour, { width = 7, depth = 3, spread = 34 } = {}) => {
  let d = ''
  const grow = (px, py, l, a, w, left) => {
    const tip = go(px, py, a, l)
    const pts = bow([px, py], tip, r.off(0.16), 6)
    d += ribbon(pts, (t) => w * (1 - t * 0.75) + 0.4)
    if (left)
      for (let i = 0; i < 3; i++) {
        const p = pts[2 + i * 2] ?? pts[6]
        grow(
          p[0],
          p[1],
          l * r.range(0.45, 0.7),
          a + r.off(spread) + (i % 2 ? spread * 0.5 : -spread * 0.5),
          w * (0.62 - 0.12 * i),
          left - 1,
        )
      }
  }
  grow(x, y, len, angle, width, depth - 1)
  return fill(d, colour)
}
/** berries(r, spots, size, colour, light): round fruits with a small light. */
export const berries = (spots, size, colour, light) =>
  fill(spots.map(([x, y]) => disc(x, y, size)).join(''), colour) +
  fill(spots.map(([x, y]) => disc(x - size * 0.3, y - size * 0.3, size * 0.28)).join(''), light)
/** flower(x, y, size, petals, colour, heart): open flower seen from the front. */
export const flower = (x, y, size, petals, colour, heart, turn = 0) => {
  let d = ''
  for (let i = 0; i < petals; i++) d += leafD(x, y, size, size * 0.42, turn + (360 / petals) * i)
  return fill(d, colour) + fill(disc(x, y, size * 0.24), heart)
}
/** lotus(x, y, size, colour, dark, heart): lotus flower from the side. */
export const lotus = (x, y, size, colour, dark, heart) => {
  const petals = (list, k) => list.map((a) => leafD(x, y, size * k, size * 0.42, -90 + a)).join('')
  return (
    fill(petals([-72, 72], 0.95) + petals([-48, 48], 1), dark) +
    fill(disc(x, y - size * 0.34, size * 0.2), heart) +
    fill(petals([-26, 26], 1.02), colour) +
    fill(petals([0], 1.04) + petals([-60, 60], 0.72), colour) +
    stroke(`M${n(x)} ${n(y - size * 0.2)}V${n(y - size * 0.8)}`, dark, size / 50)
  )
}
