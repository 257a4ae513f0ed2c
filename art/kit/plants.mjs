import { blob, bow, ribbon, stipple, taper } from './cut.mjs'
import { go, leafD, sprig } from './leaf.mjs'
import { mix, night } from './palette.mjs'
import { disc, fill, n, poly, pt, stroke } from './svg.mjs'

/** tree(r, x, y, h, {crown, dark, light, trunk, wide}): broad-crowned tree in three tones with a leafy edge. */
export const tree = (
  r,
  x,
  y,
  h,
  { crown, dark, light, trunk, wide = 0.42, leafy = 60, stem = 0.42, lobes = 7 } = {},
) => {
  const top = y - h
  const [cx, cy] = [x + r.off(h * 0.03), top + h * 0.36]
  let wood = ribbon(
    bow([x, y + 4], [cx, cy], r.off(0.05), 5),
    (t) => h * 0.035 * (1.35 - t) + (t === 0 ? h * 0.02 : 0),
  )
  for (const a of [-138, -112, -66, -42])
    wood += taper(
      [x + (cx - x) * 0.6, y - h * stem],
      go(cx, cy + h * 0.1, a, h * 0.34),
      h * 0.018,
      a < -90 ? 0.1 : -0.1,
    )
  const bulk = []
  for (let i = 0; i < lobes; i++) {
    const a = Math.PI + (Math.PI * (i + 0.5)) / lobes
    bulk.push([
      cx + Math.cos(a) * h * wide * 0.72,
      cy + h * 0.05 + Math.sin(a) * h * 0.22,
      h * r.range(0.15, 0.2),
    ])
  }
  bulk.push([cx, cy, h * 0.22])
  const lump = (dx, dy, k) =>
    bulk.map(([bx, by, br]) => blob(r, bx + dx, by + dy, br * k * 1.15, br * k, { points: 9 })).join('')
  let edge = ''
  for (let i = 0; i < leafy; i++) {
    const a = r.range(0, 360)
    const p = [
      cx + Math.cos(a) * h * wide * r.range(0.5, 1.05),
      cy + Math.sin(a) * h * 0.32 * r.range(0.4, 1),
    ]
    edge += leafD(p[0], p[1], h * 0.05, h * 0.022, r.range(0, 360))
  }
  return (
    fill(wood, trunk) +
    fill(lump(0, h * 0.03, 1.06), dark) +
    fill(lump(-h * 0.01, 0, 0.92), crown) +
    (light ? fill(lump(-h * 0.035, -h * 0.045, 0.58), light) : '') +
    fill(edge, crown) +
    stipple(
      r,
      Math.round(leafy * 1.2),
      () => [cx + r.off(h * wide * 0.85), cy + r.range(-0.2, 0.25) * h],
      dark,
      h * 0.008 + 1,
      0.7,
    )
  )
}
/** cypressy(r, x, y, h, colour, dark): slim upright tree (ashoka), for avenues. */
export const ashoka = (r, x, y, h, colour, dark) => {
  const pts = bow([x, y - h * 0.06], [x + r.off(4), y - h], 0, 8)
  let d = ''
  for (let i = 0; i < 22; i++)
    d += leafD(x + r.off(h * 0.07), y - h * (0.1 + 0.8 * (i / 22)), h * 0.11, h * 0.026, i % 2 ? 60 : 120)
  return (
    stroke(`M${n(x)} ${n(y)}V${n(y - h * 0.2)}`, dark, h * 0.02) +
    fill(
      ribbon(pts, (t) => h * 0.1 * Math.sin(Math.PI * (0.12 + 0.88 * t)) ** 0.7),
      colour,
    ) +
    fill(d, dark)
  )
}
/** frond(from, to, sag, depth): path of one palm frond, a comb of leaflets that hang. */
export const frond = (from, to, sag, depth) => {
  const spine = bow(from, to, sag, 14)
  const under = spine.map((p, i) => {
    const w = depth * Math.sin(Math.PI * (0.1 + 0.86 * (i / 14)))
    return i % 2 ? [p[0] + (to[0] - from[0]) * 0.07, p[1] + w] : [p[0], p[1] + w * 0.3]
  })
  const over = spine.map((p, i) =>
    i % 2 ? [p[0] + (to[0] - from[0]) * 0.05, p[1] - depth * 0.28 * Math.sin(Math.PI * (i / 14))] : p,
  )
  return poly([...over, ...under.reverse()])
}
/** palm(r, x, y, h, {leaf, dark, trunk, nut}): coconut or areca palm. */
export const palm = (r, x, y, h, { leaf, dark, trunk, nut, lean = 0.06, spread = 0.36 } = {}) => {
  const top = [x + h * lean, y - h * 0.82]
  const spine = bow([x, y + 4], top, lean * 0.8, 10)
  const marks = spine
    .slice(1, 10)
    .map((p) => `M${n(p[0] - h * 0.014)} ${n(p[1])}q${n(h * 0.014)} 5 ${n(h * 0.026)} 0`)
    .join('')
  const make = (list, k) =>
    list
      .map((a) => {
        const to = go(top[0], top[1], a + r.off(6), h * spread * k * r.range(0.9, 1.08))
        return frond(top, to, Math.cos((a * Math.PI) / 180) > 0 ? -0.2 : 0.2, h * 0.1)
      })
      .join('')
  return (
    fill(
      ribbon(spine, (t) => h * (0.024 - 0.011 * t)),
      trunk,
    ) +
    stroke(marks, mix(trunk, night, 0.35), 2, 0.6) +
    fill(make([-172, -8, 22, 158, -100], 0.92), dark) +
    (nut
      ? fill(
          [
            [-1, 0.6],
            [0.6, 0.9],
            [0, 1.5],
          ]
            .map(([a, b]) => disc(top[0] + a * h * 0.02, top[1] + b * h * 0.02, h * 0.02))
            .join(''),
          nut,
        )
      : '') +
    fill(make([-150, -125, -55, -30], 1), leaf)
  )
}
/** bananaLeaf(r, x, y, len, angle, colour, dark, rib): broad leaf with split edges. */
export const bananaLeaf = (r, x, y, len, angle, colour, dark, rib, { bend = 0.12, wide = 0.17 } = {}) => {
  const spine = bow([x, y], go(x, y, angle, len), bend, 16)
  const side = (sign) => {
    const out = []
    spine.forEach((p, i) => {
      const w = len * wide * Math.sin(Math.PI * Math.min(1, 0.06 + 0.94 * (i / 16)) ** 0.75) * sign
      out.push(go(p[0], p[1], angle + 90 - sign * 14, w))
      if (i > 2 && i < 14 && r.next() < 0.4)
        out.push(
          go(p[0], p[1], angle + 90 - sign * 20, w * 0.55),
          go(p[0], p[1], angle + 90 - sign * 26, w * 0.99),
        )
    })
    return `M${out.map(pt).join('L')}L${spine.slice().reverse().map(pt).join('L')}Z`
  }
  let d = ''
  for (let i = 1; i < 15; i++)
    for (const sign of [1, -1]) {
      const q = go(
        spine[i][0],
        spine[i][1],
        angle + 90 - sign * 22,
        len * wide * 0.72 * Math.sin(Math.PI * (i / 16) ** 0.75) * sign,
      )
      d += `M${pt(spine[i])}L${pt(q)}`
    }
  return (
    fill(side(1), colour) +
    fill(side(-1), dark) +
    stroke(d, rib, len / 400 + 0.5, 0.45) +
    fill(
      ribbon(spine, (t) => (len / 70) * (1 - t) + 0.5),
      rib,
    )
  )
}
/** banana(r, x, y, h, {leaf, dark, rib, trunk}): whole banana plant. */
export const banana = (r, x, y, h, { leaf, dark, rib, trunk }) =>
  fill(
    ribbon(bow([x, y + 3], [x, y - h * 0.5], 0.03, 4), (t) => h * (0.05 - 0.02 * t)),
    trunk,
  ) +
  [
    [-160, 0.5, 0.26],
    [-20, 0.5, -0.26],
    [-128, 0.6, 0.16],
    [-50, 0.58, -0.16],
    [-92, 0.62, 0.05],
  ]
    .map(([a, k, b]) => bananaLeaf(r, x, y - h * 0.45, h * k, a + r.off(6), leaf, dark, rib, { bend: -b }))
    .join('')
/** neem(r, x, y, len, angle, colours): neem twig: sickle leaflets on long stalks, small fruits. */
export const neem = (r, x, y, len, angle, { colour, dark, vein, stem }) =>
  [-46, -20, 8, 34, 60]
    .map((a, i) => {
      const p = go(x, y, angle, len * (0.12 + i * 0.09))
      return sprig(
        r,
        p[0],
        p[1],
        len * (0.78 - Math.abs(i - 2) * 0.07),
        angle + (i % 2 ? 1 : -1) * Math.abs(a) * 0.9 + 6,
        {
          pairs: 7,
          long: 0.2,
          wide: 0.3,
          spread: 60,
          bend: (i % 2 ? 1 : -1) * -0.12,
          colour: i % 2 ? colour : dark,
          dark,
          vein,
          stem,
          flat: true,
        },
      )
    })
    .join('') + fill(taper([x, y], go(x, y, angle, len * 0.8), len * 0.014, 0.03), stem ?? dark)
/** tulsi(r, x, y, h, colours): holy basil: bushy pairs of leaves, flower spikes above. */
export const tulsi = (r, x, y, h, { colour, dark, vein, bloom, stems = 5 }) =>
  Array.from({ length: stems }, (_, i) => {
    const a = -90 + (i - (stems - 1) / 2) * 19
    const len = h * (0.92 - Math.abs(i - (stems - 1) / 2) * 0.08)
    const tip = go(x, y, a + r.off(3), len)
    let spike = ''
    for (let k = 0; k < 7; k++)
      spike += disc(tip[0] + (k % 2 ? 1 : -1) * h * 0.012, tip[1] - k * h * 0.026 + h * 0.03, h * 0.014)
    return (
      sprig(r, x, y, len, a, {
        pairs: 5,
        long: 0.26,
        wide: 0.5,
        colour,
        dark,
        vein,
        flat: h < 260,
        bend: (i - 2) * -0.03,
      }) + fill(spike, bloom)
    )
  }).join('')
/** herbRow(r, x0, x1, y, h, gap, kinds): a bed of mixed small herbs; kinds = [{colour, dark, bloom}] */
export const herbRow = (r, x0, x1, y, h, gap, kinds) => {
  let out = ''
  for (let x = x0; x < x1; x += gap * r.range(0.8, 1.2)) {
    const k = kinds[Math.floor(r.next() * kinds.length)]
    const base = typeof y === 'function' ? y(x) : y
    let d = ''
    for (let i = 0; i < 6; i++)
      d += leafD(x + r.off(h * 0.1), base, h * r.range(0.5, 1), h * 0.17, -90 + (i - 2.5) * 24 + r.off(6))
    out += fill(d, r.next() < 0.5 ? k.colour : k.dark)
    if (k.bloom)
      out += fill(
        Array.from({ length: 4 }, () =>
          disc(x + r.off(h * 0.4), base - h * r.range(0.6, 1.05), h * 0.06),
        ).join(''),
        k.bloom,
      )
  }
  return out
}
/** vine(r, points, colour, dark, size): climber along a line with heart leaves. */
export const vine = (r, points, colour, dark, size = 22) => {
  let [d, e] = ['', '']
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < 3; k++) {
      const t = k / 3
      const p = [
        points[i][0] + (points[i + 1][0] - points[i][0]) * t,
        points[i][1] + (points[i + 1][1] - points[i][1]) * t,
      ]
      const one = leafD(p[0], p[1], size * r.range(0.7, 1.2), size * 0.6, r.range(0, 360))
      if (r.next() < 0.5) d += one
      else e += one
    }
  return (
    fill(
      ribbon(points, () => size * 0.07),
      dark,
    ) +
    fill(e, dark) +
    fill(d, colour)
  )
}
