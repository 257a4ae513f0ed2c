import { along, curve, go, mix, sides, smooth } from '../plants/engine/geometry.mjs'
import { body, dot } from '../plants/engine/parts.mjs'
import { taper } from '../plants/engine/plate.mjs'

/** A tree from above: a scalloped crown with shade at its lower right. */
export const tree = (p, r, at, radius) => {
  const lobes = Math.max(7, Math.round(radius * 0.7))
  const crown = Array.from({ length: lobes * 3 }, (_, i) =>
    go(at, (360 * (i + r.off(0.2))) / (lobes * 3), radius * (i % 3 ? 1.03 : 0.9) * r.range(0.97, 1.03)),
  )
  body(p, crown, { weight: 1.5, air: 1.4, step: 2 })
  for (let i = 0; i < Math.max(2, radius / 5); i++) {
    const far = radius * (0.82 - i * 0.14)
    p.line(
      Array.from({ length: 7 }, (_, k) => go(at, 95 - i * 6 - k * (13 - i), far)),
      0.7,
    )
  }
  dot(p, at, 1.2, 1.2)
}

/** A tree from the side, for a map of the land around. */
export const bush = (p, r, [x, y], size) => {
  const crown = [
    [x - size * 0.5, y - size * 0.6],
    [x - size * 0.4, y - size * 1.06],
    [x - size * 0.04, y - size * 1.3],
    [x + size * 0.42, y - size * 1.04],
    [x + size * 0.52, y - size * 0.56],
    [x + size * 0.06, y - size * 0.4],
  ].map(([u, v]) => [u + r.off(size * 0.06), v + r.off(size * 0.06)])
  p.raise()
  p.line(
    [
      [x + size * 0.02, y + size * 0.1],
      [x, y - size * 0.2],
      [x, y - size * 0.5],
    ],
    1.3,
  )
  body(p, crown, { weight: 1.3, air: 0.6, step: 3 })
  for (const k of [0.32, 0.2])
    p.line(
      Array.from({ length: 5 }, (_, i) => go([x + size * 0.04, y - size * 0.8], 70 - i * 26, size * k)),
      0.7,
    )
}

const outline = (p, corners, weight) => p.line([...corners, corners[0]], weight, { corners: true })

/** A roof from above with four corners in order: a ridge between two ends, tiles hatched on the slope in the shade. */
export const roof = (p, r, corners, { hip = 0.5, pitch = 5, weight = 1.5 } = {}) => {
  const [a, b, c, d] = corners
  p.raise()
  p.body(corners, { air: 1.6 })
  outline(p, corners, weight)
  const [left, right] = [mix(a, d, 0.5), mix(b, c, 0.5)]
  const reach = Math.min(
    0.45,
    (hip * Math.hypot(a[0] - d[0], a[1] - d[1])) / Math.hypot(b[0] - a[0], b[1] - a[1]),
  )
  const [from, to] = [mix(left, right, reach), mix(left, right, 1 - reach)]
  p.line([from, to], 1.3)
  for (const [corner, end] of [
    [a, from],
    [d, from],
    [b, to],
    [c, to],
  ])
    p.line([corner, end], 0.8)
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / pitch)
  for (let i = 0; i <= count; i++) {
    const t = (i + r.off(0.15)) / count
    const eaves = mix(d, c, reach + (1 - 2 * reach) * t)
    p.line([mix(from, to, t), mix(mix(from, to, t), eaves, r.range(0.72, 0.94))], 0.7)
  }
  for (let i = 1; i < 4; i++) p.line([mix(mix(b, c, i / 4), to, 0.1), mix(mix(b, c, i / 4), to, 0.8)], 0.7)
}

/** A track between two lines; what is drawn before lies under it. */
export const road = (p, line, wide, { weight = 1.1, air = 0, tone = false } = {}) => {
  p.raise()
  const [left, right] = sides(line, () => wide)
  p.body([...left, ...right.slice().reverse()], { air, tone })
  p.line(left, weight)
  p.line(right, weight)
}

/** Rows of a field within its corners. */
export const field = (p, r, [a, b, c, d], rows, weight = 0.7) => {
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows
    const [from, to] = [
      mix(mix(a, d, t), mix(b, c, t), 0.02 + r.range(0, 0.05)),
      mix(mix(a, d, t), mix(b, c, t), 0.98 - r.range(0, 0.05)),
    ]
    const middle = mix(from, to, 0.5)
    p.line(smooth([from, [middle[0] + r.off(1.5), middle[1] + r.off(1.5)], to], { step: 8 }), weight, {
      off: 0.5,
    })
  }
}

/** A hill by hachures: strokes that run down from its crest, the longer and heavier on the side in the shade. */
export const hill = (p, r, crest, height, { lean = 0, air = 1.4 } = {}) => {
  p.raise()
  const foot = crest.map(([x, y], i) => {
    const t = i / (crest.length - 1)
    return [x + lean * t, y + height * Math.sin(Math.PI * Math.min(1, Math.max(0.02, t))) ** 0.5]
  })
  p.body([...crest, ...foot.slice().reverse()], { air, tone: false })
  p.line(crest, taper(1.2, 1.6))
  const count = Math.round(crest.length / 1.6)
  for (let i = 1; i < count; i++) {
    const t = (i + r.off(0.3)) / count
    const { at } = along(crest, t)
    const shaded = t > 0.45
    const long = height * Math.sin(Math.PI * t) ** 0.7 * (shaded ? r.range(0.5, 0.95) : r.range(0.12, 0.34))
    if (long > 4)
      p.line(
        curve(at, 90 + (t - 0.5) * -52 + r.off(5), long, (t - 0.5) * 24),
        shaded ? taper(1.5, 0.3) : 0.7,
        { off: 0.6 },
      )
  }
}

/** A house from the side and above, for a town. */
export const house = (p, r, [x, y], size) => {
  const [w, h, k] = [size * r.range(0.9, 1.2), size * 0.5, size * 0.42]
  p.raise()
  const wall = [
    [x, y],
    [x + w, y],
    [x + w, y - h],
    [x, y - h],
  ]
  const tiles = [
    [x - 1.5, y - h],
    [x + w + 1.5, y - h],
    [x + w - k * 0.7, y - h - k],
    [x + k * 0.7, y - h - k],
  ]
  p.body([wall[0], wall[1], tiles[1], tiles[2], tiles[3], tiles[0]], { air: 1.2 })
  outline(p, wall, 1)
  outline(p, tiles, 1.3)
  for (let i = 1; i < 6; i++) p.line([mix(tiles[3], tiles[2], i / 6), mix(tiles[0], tiles[1], i / 6)], 0.7)
  p.line(
    [
      [x + w * 0.5, y],
      [x + w * 0.5, y - h * 0.6],
    ],
    1.7,
  )
}
