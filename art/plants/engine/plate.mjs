import { fine, fit, writer } from './fit.mjs'
import { area, box, gap, go, heading, inside, mix, near, sides } from './geometry.mjs'

/** The light comes from above on the left, so a contour is heaviest where it looks down to the right. */
const shade = [0.55, 0.835]

/**
 * A plate: lines drawn from the back to the front. A body hides the lines of the layers under it, with a little air
 * around it, as engravers leave; nothing is masked when it is shown.
 */
export const plate = (title, [width, height] = [800, 640]) => {
  const [lines, bodies] = [[], []]
  let layer = 0

  /** Everything from here on lies in front of what was drawn before. */
  const raise = () => {
    layer += 1
  }
  /** A line of the pen: a number is one width, a function its width at each share of its length. */
  const line = (points, weight = 0.8, to = {}) => {
    if (points.length > 1) lines.push({ points, weight, layer, ...to })
  }
  /** A surface that hides what lies behind it; `tone` gives it a little of the ink. */
  const body = (polygon, { air = 1.6, tone = true } = {}) => {
    const [x0, y0, x1, y1] = box(polygon)
    bodies.push({ polygon, layer, air, tone, box: [x0 - air, y0 - air, x1 + air, y1 + air] })
  }
  const outside = ([x, y]) => x < -4 || y < -4 || x > width + 4 || y > height + 4
  /** Whether a body in front of a line hides a point of it. */
  const hider = (points, depth) => {
    const [x0, y0, x1, y1] = box(points)
    const above = bodies.filter(
      (b) => b.layer > depth && b.box[0] < x1 && b.box[1] < y1 && b.box[2] > x0 && b.box[3] > y0,
    )
    return (point) =>
      outside(point) ||
      above.some(
        (b) =>
          point[0] > b.box[0] &&
          point[1] > b.box[1] &&
          point[0] < b.box[2] &&
          point[1] < b.box[3] &&
          (inside(point, b.polygon) || (b.air && near(point, b.polygon, b.air))),
      )
  }

  /** The visible pieces of a line, each point with its share of the whole length. */
  const visible = ({ points, layer: depth, dotted }) => {
    const hidden = hider(points, depth)
    const dense = []
    points.forEach((p, i) => {
      const before = points[i - 1]
      if (before) {
        const parts = Math.ceil(gap(before, p) / 5)
        for (let k = 1; k < parts; k++) dense.push([mix(before, p, k / parts), i - 1 + k / parts])
      }
      dense.push([p, i])
    })
    const pieces = []
    let piece = []
    let was
    for (const [p, i] of dense) {
      const off = hidden(p)
      if (was && off !== was.off) {
        let [a, b] = [was, { p, i }]
        for (let k = 0; k < 6; k++) {
          const middle = { p: mix(a.p, b.p, 0.5), i: (a.i + b.i) / 2 }
          if (hidden(middle.p) === was.off) a = middle
          else b = middle
        }
        piece.push(off ? a : b)
      }
      if (off && piece.length) {
        pieces.push(piece)
        piece = []
      }
      if (!off) piece.push({ p, i })
      was = { p, i, off }
    }
    if (piece.length) pieces.push(piece)
    return pieces
      .map((list) => list.map(({ p, i }) => ({ p, t: i / (points.length - 1) })))
      .filter((list) => list.length > 1 && (dotted || gap(list[0].p, list.at(-1).p) + list.length > 6))
  }

  const svg = () => {
    const [ink, tone] = [writer(), writer()]
    const pens = new Map()
    for (const one of lines) {
      const off = one.off ?? 0.4
      for (const piece of visible(one)) {
        const points = piece.map(({ p }) => p)
        if (typeof one.weight === 'number') {
          const nib = nearest(one.weight)
          const pen = pens.get(nib) ?? writer()
          pens.set(nib, pen)
          pen.move(points[0])
          for (const run of one.corners ? runs(points) : [points]) pen.curves(fit(run, off))
        } else {
          const [left, right] = sides(points, (_, i) => one.weight(piece[i].t, points, i))
          ink.move(left[0])
          ink.curves(fit(left, off))
          right.reverse()
          if (gap(left.at(-1), right[0]) > 0.3) ink.line(right[0])
          ink.curves(fit(right, off))
          ink.close(left[0])
        }
      }
    }
    for (const { polygon, tone: shown, box: b } of bodies) {
      if (!shown || b[0] > width || b[1] > height || b[2] < 0 || b[3] < 0) continue
      const way = area(polygon) < 0 ? polygon.slice().reverse() : polygon
      tone.move(way[0])
      for (const run of runs([...way, way[0]])) tone.curves(fit(run, 1.4))
      tone.close(way[0])
    }
    const strokes = [...pens]
      .sort(([a], [b]) => a - b)
      .map(([weight, pen]) => `<path stroke-width="${+(weight * fine).toFixed(1)}" d="${pen.d}"/>`)
      .join('')
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${title}</title>${inks}` +
      `<g transform="scale(${+(1 / fine).toFixed(5)})"><path fill-opacity=".09" d="${tone.d}"/><path d="${ink.d}"/>` +
      `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></g></svg>\n`
    )
  }
  return { raise, line, body, svg }
}

/** The tokens --ink of both schemes: a picture cannot read them. */
export const inks =
  '<style>svg{color:#17302a;fill:currentColor}@media(prefers-color-scheme:dark){svg{color:#eeeadc}}</style>'

/** A plate has few pens, so that each is one path. */
const nearest = (weight) => nibs.reduce((a, b) => (Math.abs(b - weight) < Math.abs(a - weight) ? b : a))
const nibs = [0.7, 0.95, 1.3, 1.7, 2.2, 3, 4, 6, 10]

/** Splits points at their corners, so that no tooth is rounded off. */
const runs = (points) => {
  const out = []
  let from = 0
  for (let i = 1; i < points.length - 1; i++) {
    const turn = Math.abs(heading(points[i - 1], points[i]) - heading(points[i], points[i + 1])) % 360
    if (Math.min(turn, 360 - turn) > 40) {
      out.push(points.slice(from, i + 1))
      from = i
    }
  }
  return [...out, points.slice(from)]
}

/** The width of a contour: by its place to the light, and thin at both ends. `outside` is 1 where left of its way is out. */
export const pressure =
  (weight, outside = 1) =>
  (t, points, i) => {
    const a = points[Math.max(0, i - 1)]
    const b = points[Math.min(points.length - 1, i + 1)]
    const [x, y] = go([0, 0], heading(a, b) - 90 * outside, 1)
    const lit = x * shade[0] + y * shade[1]
    return weight * (0.8 + 0.42 * Math.max(-0.45, lit)) * Math.min(1, 0.25 + 5 * t, 0.25 + 5 * (1 - t))
  }

/** A stroke that starts with `from` and ends with `to`, as a vein does. */
export const taper =
  (from, to = 0.15) =>
  (t) =>
    from + (to - from) * t
