import { along, box, curve, go, mix, sides, smooth } from './geometry.mjs'
import { leaf } from './leaf.mjs'
import { pressure, taper } from './plate.mjs'
import { shapes } from './shapes.mjs'

/** A stem of two contours, shaded on the side that is turned from the light; a thin one is a single stroke. */
export const stem = (
  p,
  r,
  spine,
  from,
  to = from,
  { hatch = 0, nodes = [], tone = true, air = 1.2, weight = 1.5, flip = false } = {},
) => {
  p.raise()
  if (from < 4.5) {
    p.line(spine, taper(from, to))
    const [left, right] = sides(spine, (t) => from + (to - from) * t)
    p.body([...left, ...right.reverse()], { air, tone: false })
    return
  }
  const swell = (t) => {
    const node = nodes.reduce((most, at) => Math.max(most, 1 - Math.abs(t - at) * 60), 0)
    return (from + (to - from) * t) * (1 + 0.25 * node)
  }
  const [left, right] = sides(spine, swell)
  p.body([...left, ...right.slice().reverse()], { air, tone })
  p.line(left, pressure(weight, 1))
  p.line(right, pressure(weight, -1))
  const shaded = flip ? left : right
  const lit = flip ? right : left
  for (let i = 0; i < hatch; i++) {
    const t = (i + r.range(0.2, 0.8)) / hatch
    const k = r.range(0.12, 0.3)
    const [a, b] = [along(shaded, t), along(lit, t)]
    const c = along(spine, Math.min(1, t + 0.02 + r.range(0, 0.03))).at
    p.line([a.at, mix(mix(a.at, b.at, k), c, 0.3), mix(mix(a.at, b.at, k * 1.6), c, 0.5)], 0.7, { off: 0.6 })
  }
  for (const at of nodes) {
    const [a, b] = [along(left, at).at, along(right, at).at]
    const c = along(spine, Math.min(1, at + 0.012)).at
    p.line(smooth([a, mix(mix(a, b, 0.5), c, 0.6), b], { step: 2 }), 1)
  }
}

/** A closed body through a few points, with its contour under pressure. */
export const body = (p, points, { weight = 1.7, tone = true, air, step = 4, layer = true } = {}) => {
  if (layer) p.raise()
  const outline = smooth(points, { closed: true, step })
  p.body(outline, { tone, air })
  // Clockwise as seen, so that the left of the way is outside.
  let sum = 0
  outline.forEach(([x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length]
    sum += (u - x) * (v + y)
  })
  const way = sum > 0 ? outline.slice().reverse() : outline
  const pen = pressure(weight, 1)
  const [x0, y0, x1, y1] = box(outline)
  if (Math.max(x1 - x0, y1 - y0) > 44) p.line(way, (_, list, i) => pen(0.5, list, i))
  else p.line(way, +(weight * 0.75).toFixed(1))
  return outline
}

/** An ellipse, turned. */
export const ring = ([x, y], rx, ry = rx, turn = 0, parts = 12) =>
  Array.from({ length: parts }, (_, i) => {
    const a = (i / parts) * 2 * Math.PI
    const [u, v] = [Math.cos(a) * rx, Math.sin(a) * ry]
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return [x + u * c - v * s, y + u * s + v * c]
  })

/** A round fruit: contour, and crescents of shade at its lower right. */
export const ball = (p, r, at, rx, { ry = rx, turn = 0, shade = 3, weight = 1.6, ...rest } = {}) => {
  body(p, ring(at, rx, ry, turn), { weight, ...rest })
  for (let i = 1; i <= shade; i++) {
    const k = 1 - i * (0.72 / (shade + 1))
    const [from, to] = [-20 + i * 12 + r.off(5), 115 - i * 13 + r.off(5)]
    p.line(
      Array.from({ length: 9 }, (_, j) => {
        const a = ((from + ((to - from) * j) / 8) * Math.PI) / 180
        const point = [Math.cos(a) * rx * k, Math.sin(a) * ry * k]
        const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
        return [at[0] + point[0] * c - point[1] * s, at[1] + point[0] * s + point[1] * c]
      }),
      0.7,
      { off: 0.5 },
    )
  }
}

/** Leaves along a stem: `turns` sets one at each node, else two. `each` changes the leaf at a share of the stem. */
export const leaves = (p, r, spine, { count, from = 0.1, to = 0.95, turns = false, spread = 55, each }) => {
  const list = []
  for (let i = 0; i < count; i++) {
    const t = count > 1 ? from + ((to - from) * i) / (count - 1) : from
    const { at, angle } = along(spine, t)
    for (const sign of turns ? [i % 2 ? 1 : -1] : [-1, 1])
      list.push({ at, angle: angle + sign * spread + r.off(4), ...each({ t, i, sign, angle, at }) })
  }
  for (const one of list) leaf(p, r, one)
}

/** A flower from the front or from the side: petals around a point, those at the back first. */
export const flower = (
  p,
  r,
  at,
  {
    petals,
    length,
    wide,
    shape = shapes.petal,
    tilt = 1,
    lean = -90,
    turn = 0,
    weight = 1.5,
    lines,
    rib = 0,
    ...rest
  },
) => {
  const list = Array.from({ length: petals }, (_, i) => {
    const a = turn + (360 / petals) * i
    const x = Math.cos((a * Math.PI) / 180) * tilt
    const y = Math.sin((a * Math.PI) / 180)
    // `lean` is where the flower looks: the petals on that side are seen short.
    const angle = (Math.atan2(y, x) * 180) / Math.PI + lean
    const size = Math.hypot(x, y)
    return { angle, size, back: x }
  }).sort((a, b) => b.back - a.back)
  for (const { angle, size } of list)
    leaf(p, r, {
      at,
      angle: angle + r.off(3),
      length: length * size * r.range(0.94, 1.05),
      wide: wide / size ** 0.6,
      shape,
      weight,
      rib,
      lines,
      curl: r.off(10),
      ...rest,
    })
}

/** A blade of grass along a line: both edges, a midrib that is a little off, and lines beside it. */
export const blade = (
  p,
  r,
  spine,
  wide,
  { lines = 2, weight = 1.5, twist, from = 0.35, air = 1.4, rib = 0.9 } = {},
) => {
  p.raise()
  const width = (t) => {
    const full = wide * Math.min(1, from + t * 3) * Math.min(1, (1 - t) * 2.2) ** 0.8
    return twist ? full * Math.max(0.12, Math.abs(Math.cos(Math.PI * (t - twist) * 1.1 + Math.PI / 2))) : full
  }
  const [left, right] = sides(spine, width)
  p.body([...left, ...right.slice().reverse()], { air })
  p.line(left, pressure(weight, 1))
  p.line(right, pressure(weight, -1))
  for (let i = 0; i < lines; i++) {
    const share = lines > 1 ? 0.2 + (0.6 * i) / (lines - 1) : 0.45
    const [t0, t1] = [r.range(0.02, 0.15), r.range(0.72, 0.92)]
    const middle = Math.abs(share - 0.5) < 0.12
    p.line(
      Array.from({ length: 25 }, (_, k) => {
        const t = t0 + ((t1 - t0) * k) / 24
        return mix(along(left, t).at, along(right, t).at, share)
      }),
      middle ? rib : 0.6,
      { off: 0.5 },
    )
  }
}

/** A stroke from one point to another that swings a little. */
export const hair = (p, from, angle, length, curl = 0, weight = 1, to = 0.3) => {
  const line = curve(from, angle, length, curl, 10)
  p.line(line, weight > 1.3 ? taper(weight, to) : weight)
  return line.at(-1)
}

/** A small closed dot of ink: an anther, a seed, a wart. */
export const dot = (p, at, rx, ry = rx, turn = 0) => {
  const half = Math.max(0, Math.max(rx, ry) - Math.min(rx, ry))
  p.line([go(at, turn, -half), go(at, turn, half)], Math.round(Math.min(rx, ry) * 2), { dotted: true })
}
