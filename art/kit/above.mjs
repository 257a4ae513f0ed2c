// The campus from the air: roofs, crowns, beds and tanks in a steep oblique view; the sun stands to the left.
import { blob, cutBox, handCut, stipple } from './cut.mjs'
import { leafD } from './leaf.mjs'
import {
  clay,
  deep,
  earth,
  gold,
  leaf,
  mix,
  night,
  paper,
  sage,
  sand,
  stone,
  straw,
  water,
} from './palette.mjs'
import { box, disc, fill, n, poly, pt, stroke } from './svg.mjs'

const dusk = (c, k = 0.28) => mix(c, night, k)
const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** slope(r, [eave, eave, ridge, ridge], colour): one side of a tiled roof with its courses. */
export const slope = (r, [a, b, c, d], colour) => {
  const rows = Math.max(3, Math.round(Math.hypot(d[0] - a[0], d[1] - a[1]) / 13))
  let [marks, odd] = ['', '']
  for (let i = 1; i < rows; i++) {
    const [p, q] = [between(a, d, i / rows), between(b, c, i / rows)]
    const parts = Math.max(2, Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / 14))
    for (let k = 0; k < parts; k++) {
      const [s, e] = [between(p, q, (k + 0.1) / parts), between(p, q, (k + 0.85) / parts)]
      if (r.next() < 0.6) marks += `M${pt(s)}L${pt(e)}`
      if (r.next() < 0.06) odd += `M${pt(s)}L${pt(e)}`
    }
  }
  return (
    fill(poly([a, b, c, d]), colour) +
    stroke(marks, dusk(colour, 0.22), 2, 0.8) +
    stroke(odd, mix(colour, paper, 0.3), 6, 0.8)
  )
}
/** wing(r, x, y, w, d, {wall, colour, deep}): a hipped house, y its front at the ground; deep: its ridge runs away from us. */
export const wing = (
  r,
  x,
  y,
  w,
  d,
  { wall = 44, colour = clay, away = false, tone = sand, cast = 70 } = {},
) => {
  const [l, e, front, back] = [x - 9, x + w + 9, y - wall + 8, y - wall - d]
  const [lit, dark] = [mix(colour, gold, 0.22), dusk(colour, 0.26)]
  const corner = { fl: [l, front], fr: [e, front], br: [e, back], bl: [l, back] }
  const mid = x + w / 2
  const ridge = away
    ? [
        [mid, front - w * 0.62],
        [mid, back - w * 0.02],
      ]
    : [
        [x + d * 0.5, front - d * 0.66],
        [x + w - d * 0.5, front - d * 0.66],
      ]
  const sides = away
    ? [
        [[corner.fl, corner.bl, ridge[1], ridge[0]], lit],
        [[corner.fr, corner.br, ridge[1], ridge[0]], dark],
        [[corner.fl, corner.fr, ridge[0], ridge[0]], colour],
      ]
    : [
        [[corner.bl, corner.br, ridge[1], ridge[0]], lit],
        [[corner.fl, corner.bl, ridge[0], ridge[0]], lit],
        [[corner.fr, corner.br, ridge[1], ridge[1]], dark],
        [[corner.fl, corner.fr, ridge[1], ridge[0]], colour],
      ]
  const bays = Math.max(1, Math.round(w / 46))
  const doors = Array.from({ length: bays }, (_, i) =>
    box(x + (w * (i + 0.32)) / bays, y - wall * 0.62, (w * 0.36) / bays, wall * 0.62),
  ).join('')
  return (
    fill(
      poly([
        [x, y],
        [x + w, y],
        [x + w + cast, y + cast * 0.3],
        [e + cast, back + wall + cast * 0.3],
        [e, back + wall],
      ]),
      night,
      0.22,
    ) +
    fill(cutBox(r, x, y - wall, w, wall, 0.8), tone) +
    fill(box(x, y - wall, w, wall * 0.34), dusk(tone, 0.3)) +
    fill(doors, dusk(earth, 0.1)) +
    sides.map(([quad, c]) => slope(r, quad, c)).join('') +
    stroke(`M${ridge.map(pt).join('L')}`, mix(colour, paper, 0.35), 4)
  )
}
/** pavilion(r, x, y, s, colour): round open hall with a thatched cone, y the ground in front. */
export const pavilion = (r, x, y, s, colour = straw) => {
  const [cy, tip] = [y - s * 0.42, [x, y - s * 0.95]]
  const rays = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2
    return `M${pt([x + Math.cos(a) * s * 0.58, cy + Math.sin(a) * s * 0.33])}L${pt(between([x + Math.cos(a) * s * 0.58, cy + Math.sin(a) * s * 0.33], tip, r.range(0.55, 0.9)))}`
  }).join('')
  return (
    fill(disc(x + s * 0.28, y - s * 0.06, s * 0.62, s * 0.3), night, 0.22) +
    fill(disc(x, y - s * 0.1, s * 0.56, s * 0.28), stone) +
    stroke(
      [-0.42, -0.22, 0, 0.22, 0.42].map((k) => `M${n(x + k * s)} ${n(y)}v${n(-s * 0.3)}`).join(''),
      earth,
      6,
    ) +
    fill(disc(x, cy, s * 0.6, s * 0.34), mix(colour, earth, 0.25)) +
    fill(
      poly([tip, [x + s * 0.585, cy - s * 0.06], [x + s * 0.5, cy + s * 0.2], [x + s * 0.12, cy + s * 0.34]]),
      dusk(mix(colour, earth, 0.25), 0.16),
    ) +
    fill(
      poly([tip, [x - s * 0.585, cy - s * 0.06], [x - s * 0.5, cy + s * 0.2], [x - s * 0.2, cy + s * 0.33]]),
      colour,
    ) +
    stroke(rays, dusk(colour, 0.4), 2, 0.6)
  )
}
/** crown(r, x, y, s, colour): a tree from the air, s the radius. */
export const crown = (r, x, y, s, colour = leaf) => {
  const leaves = (count, from, to) =>
    Array.from({ length: count }, () => {
      const [a, k] = [r.range(0, Math.PI * 2), s * r.range(from, to)]
      return leafD(x + Math.cos(a) * k, y + Math.sin(a) * k * 0.9, s * 0.24, s * 0.1, r.range(0, 360))
    }).join('')
  const dark = dusk(colour, 0.32)
  return (
    fill(blob(r, x + s * 0.55, y + s * 0.3, s * 1.02, s * 0.8), night, 0.2) +
    fill(leaves(36, 0.9, 1), dark) +
    fill(blob(r, x, y, s, s * 0.92, { points: 9, amp: 0.16 }), dark) +
    fill(blob(r, x - s * 0.1, y - s * 0.12, s * 0.78, s * 0.7, { points: 8, amp: 0.16 }), colour) +
    fill(leaves(16, 0.55, 0.85), colour) +
    fill(blob(r, x - s * 0.24, y - s * 0.28, s * 0.42, s * 0.36, { points: 8 }), mix(colour, paper, 0.2)) +
    fill(leaves(22, 0.35, 0.85), dark) +
    stipple(r, Math.round(s * 0.5), () => [x + r.off(s * 0.7), y + r.off(s * 0.65)], dark, 4, 0.6)
  )
}
/** palmTop(r, x, y, s): a coconut palm from the air. */
export const palmTop = (r, x, y, s, colour = sage) => {
  const star = (px, py, k, turn) =>
    Array.from({ length: 9 }, (_, i) =>
      leafD(px, py, s * k * r.range(0.85, 1.1), s * 0.26, turn + i * 40 + r.off(6)),
    ).join('')
  return (
    fill(star(x + s * 0.7, y + s * 0.4, 0.95, 10), night, 0.2) +
    fill(star(x, y, 1, 20), dusk(colour, 0.35)) +
    fill(star(x, y, 0.86, 0), colour)
  )
}
/** parasol(r, x, y, s, colour): somebody under an umbrella, from the air. */
export const parasol = (r, x, y, s, colour) => {
  const rim = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2 + 0.3
    return [x + Math.cos(a) * s, y + Math.sin(a) * s * 0.8]
  })
  const top = [x - s * 0.08, y - s * 0.18]
  return (
    fill(blob(r, x + s * 0.9, y + s * 0.6, s * 0.95, s * 0.6), night, 0.25) +
    fill(poly(rim), colour) +
    fill([0, 1, 2].map((i) => poly([top, rim[i], rim[i + 1]])).join(''), dusk(colour, 0.22)) +
    stroke(rim.map((p) => `M${pt(top)}L${pt(p)}`).join(''), mix(colour, paper, 0.4), 1.6)
  )
}
/** stepTank(r, x, y, w, d): stepped stone tank with lotus leaves; (x, y) its upper left corner. */
export const stepTank = (r, x, y, w, d) =>
  [0, 1, 2, 3]
    .map((i) =>
      fill(cutBox(r, x + i * 13, y + i * 13, w - i * 26, d - i * 22, 1), i % 2 ? dusk(stone, 0.16) : stone),
    )
    .join('') +
  fill(box(x + 50, y + 52, w - 100, d - 92), water) +
  fill(box(x + 50, y + 52, w - 100, 14) + box(x + 50, y + 52, 12, d - 92), dusk(water, 0.35)) +
  fill(
    Array.from({ length: 11 }, () => disc(x + r.range(80, w - 66), y + r.range(84, d - 60), 9, 6)).join(''),
    sage,
  ) +
  fill(
    Array.from({ length: 4 }, () => disc(x + r.range(90, w - 76), y + r.range(88, d - 66), 5, 4)).join(''),
    mix(clay, paper, 0.55),
  )
/** bed(r, x, y, w, d, colour): a herb bed, planted in rows. */
export const bed = (r, x, y, w, d, colour, bloom) => {
  let [tufts, dots] = ['', '']
  for (let py = y + 10; py < y + d; py += 15)
    for (let px = x + 8; px < x + w - 4; px += 13) {
      tufts += leafD(px, py + 4, 15, 7, -110 + r.off(14)) + leafD(px, py + 4, 15, 7, -62 + r.off(14))
      if (r.next() < 0.25) dots += disc(px + r.off(3), py - 7, 3)
    }
  return fill(cutBox(r, x, y, w, d, 1), mix(earth, sand, 0.2)) + fill(tufts, colour) + fill(dots, bloom)
}
/** field(r, corners, colour, lines): ploughed or planted land; furrows run from the first edge to the third. */
export const field = (r, corners, colour, lines = 9, o = 0.5) => {
  const [a, b, c, d] = corners
  return (
    fill(handCut(r, corners, { amp: 3 }), colour) +
    stroke(
      Array.from({ length: lines }, (_, i) => {
        const t = (i + 0.7) / (lines + 0.4)
        const [p, q] = [between(a, b, t), between(d, c, t)]
        const stop = [0.04, r.range(0.2, 0.4), r.range(0.6, 0.8), 0.96]
        return stop
          .slice(1)
          .map((k, j) => `M${pt(between(p, q, stop[j] + 0.02))}L${pt(between(p, q, k))}`)
          .join('')
      }).join(''),
      mix(colour, deep, 0.4),
      3,
      o,
    )
  )
}
