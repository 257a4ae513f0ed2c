import { cutBox, dryBrush, handCut, stipple } from './cut.mjs'
import { mix, night, paper } from './palette.mjs'
import { box, fill, n, stroke } from './svg.mjs'

/** tiledRoof(r, x0, x1, top, bottom, {colour, inset}): Mangalore-tile roof with courses and odd tiles. */
export const tiledRoof = (r, x0, x1, top, bottom, { colour, inset = 60, rows, ridge = true } = {}) => {
  const h = bottom - top
  const count = rows ?? Math.max(3, Math.round(h / 17))
  const [dark, light] = [mix(colour, night, 0.3), mix(colour, paper, 0.22)]
  const edge = (t) => [x0 + inset * (1 - t), x1 - inset * (1 - t)]
  let [marks, odd] = ['', '']
  for (let i = 1; i <= count; i++) {
    const y = top + (h * i) / count
    const [a, b] = edge(i / count)
    const tile = Math.max(11, (h / count) * 0.95)
    for (let x = a + 3; x < b - tile; x += tile) {
      if (r.next() < 0.62) marks += `M${n(x)} ${n(y - 2)}q${n(tile / 2)} ${n(tile * 0.3)} ${n(tile)} 0`
      if (r.next() < 0.07) odd += box(x, y - h / count, tile, h / count - 2)
    }
  }
  const [a, b] = edge(0)
  return (
    fill(
      handCut(
        r,
        [
          [a, top],
          [b, top],
          [x1, bottom],
          [x0, bottom],
        ],
        { amp: 1.6 },
      ),
      colour,
    ) +
    fill(odd, light, 0.8) +
    stroke(marks, dark, Math.max(1.4, h / 90), 0.75) +
    (ridge ? fill(cutBox(r, a - 6, top - h * 0.04 - 3, b - a + 12, h * 0.07 + 5, 1), dark) : '') +
    fill(cutBox(r, x0 - 4, bottom - 3, x1 - x0 + 8, Math.max(5, h * 0.05), 1), dark)
  )
}
/** pillar(r, x, y, h, w, colour): round pillar with base and capital, shaded on its right. */
export const pillar = (r, x, y, h, w, colour) => {
  const dark = mix(colour, night, 0.25)
  return (
    fill(cutBox(r, x - w / 2, y - h, w, h, 0.8), colour) +
    fill(box(x + w * 0.12, y - h, w * 0.38, h), dark) +
    fill(
      cutBox(r, x - w * 0.8, y - w * 0.7, w * 1.6, w * 0.7, 0.8) +
        cutBox(r, x - w * 0.8, y - h, w * 1.6, w * 0.55, 0.8),
      mix(colour, night, 0.12),
    )
  )
}
/** archD(x, y, w, h): round-headed opening standing on y, centred on x. */
export const archD = (x, y, w, h) =>
  `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y)}Z`
/** steps(r, x, y, w, count, rise, colour, grow): stone steps seen from the front; y is the top. */
export const steps = (r, x, y, w, count, rise, colour, grow = 24) =>
  Array.from({ length: count }, (_, i) => {
    const wide = w + grow * (i + 1)
    return (
      fill(cutBox(r, x - wide / 2, y + i * rise, wide, rise + 1, 1), mix(colour, paper, 0.1)) +
      fill(
        cutBox(r, x - wide / 2, y + i * rise + rise * 0.45, wide, rise * 0.58, 1),
        mix(colour, night, 0.22 + i * 0.03),
      )
    )
  }).join('')
/** lattice(x, y, w, h, cols, rows, colour): pierced window (jali). */
export const lattice = (x, y, w, h, cols, rows, colour, width = 3) => {
  let d = ''
  for (let i = 0; i < cols; i++)
    for (let k = 0; k < rows; k++) {
      const [cw, ch] = [w / cols, h / rows]
      const [px, py] = [x + i * cw, y + k * ch]
      d += `M${n(px)} ${n(py + ch / 2)}L${n(px + cw / 2)} ${n(py)}L${n(px + cw)} ${n(py + ch / 2)}L${n(px + cw / 2)} ${n(py + ch)}Z`
    }
  return stroke(d, colour, width)
}
/** window(r, x, y, w, h, frame, glass): shuttered window, shutters open. */
export const window = (r, x, y, w, h, frame, glass) =>
  fill(cutBox(r, x, y, w, h, 1), glass) +
  stroke(`M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h * 0.4)}h${n(w)}`, frame, Math.max(2, w * 0.06)) +
  fill(
    cutBox(r, x - w * 0.45, y - 2, w * 0.42, h + 4, 1) + cutBox(r, x + w * 1.03, y - 2, w * 0.42, h + 4, 1),
    frame,
  )
/** verandah(r, x, y, w, h, opts): low house: plinth, shaded wall with doors, pillars, tiled roof; y is the ground. */
export const verandah = (
  r,
  x,
  y,
  w,
  h,
  { bays = 5, roof, wall, post, plinth, door, lit, rise = 0.42, gable = 0.16 } = {},
) => {
  const top = y - h * (1 - rise)
  const base = y - h * 0.08
  const cell = w / bays
  let [holes, inner] = ['', '']
  for (let i = 0; i < bays; i++) {
    const cx = x + cell * (i + 0.5)
    if (i % 2 === Math.floor(bays / 2) % 2) holes += archD(cx, base, cell * 0.4, (base - top) * 0.74)
    else inner += box(cx - cell * 0.19, top + (base - top) * 0.32, cell * 0.38, (base - top) * 0.34)
  }
  const posts = Array.from({ length: bays + 1 }, (_, i) =>
    pillar(r, x + cell * i * 0.97 + w * 0.015, base, base - top, Math.max(7, w * 0.018), post),
  ).join('')
  return (
    fill(cutBox(r, x, top - 6, w, base - top + 6), wall) +
    fill(box(x, top - 6, w, (base - top) * 0.3), mix(wall, night, 0.3), 0.8) +
    fill(holes + inner, lit ?? door) +
    (lit ? '' : stroke(inner, mix(wall, paper, 0.3), 2, 0.6)) +
    stipple(r, 60, () => [r.range(x, x + w), r.range(top, base)], mix(wall, night, 0.4), 2.4, 0.5) +
    posts +
    fill(cutBox(r, x - w * 0.02, base, w * 1.04, y - base + 2), plinth) +
    dryBrush(r, x, base + 4, w * 0.9, y - base - 6, 8, mix(plinth, night, 0.3), { width: 2 }) +
    tiledRoof(r, x - w * 0.045, x + w * 1.045, y - h, top, { colour: roof, inset: w * gable })
  )
}
/** paving(r, horizon, y0, y1, x0, x1, vx, lines, colour): floor lines running to a vanishing point. */
export const paving = (r, vx, vy, y0, y1, x0, x1, lines, colour, { width = 2.5, o = 0.5, rows = 7 } = {}) => {
  let d = ''
  const meet = (x, y) => vx + ((x - vx) * (y - vy)) / (y1 - vy)
  for (let i = 0; i <= lines; i++) {
    const x = x0 + ((x1 - x0) * i) / lines
    d += `M${n(meet(x, y0))} ${n(y0)}L${n(x)} ${n(y1)}`
  }
  for (let i = 0; i < rows; i++) {
    const y = y0 + (y1 - y0) * (i / rows) ** 1.8
    d += `M${n(meet(x0, y))} ${n(y)}L${n(meet(x1, y))} ${n(y + r.off(1))}`
  }
  return stroke(d, colour, width, o)
}
