import { along, curve, gap, go, heading, inside, sides, smooth } from './geometry.mjs'
import { pressure, taper } from './plate.mjs'

/** One half of a blade from its base to its tip: [share of the length, share of the half width]. */
export const shapes = {
  lance: [
    [0, 0],
    [0.06, 0.42],
    [0.28, 0.95],
    [0.5, 0.96],
    [0.74, 0.58],
    [0.9, 0.2],
    [1, 0],
  ],
  ovate: [
    [0, 0],
    [0.02, 0.4],
    [0.14, 0.88],
    [0.34, 1],
    [0.58, 0.78],
    [0.8, 0.38],
    [0.93, 0.1],
    [1, 0],
  ],
  elliptic: [
    [0, 0],
    [0.06, 0.35],
    [0.24, 0.83],
    [0.48, 1],
    [0.72, 0.84],
    [0.9, 0.42],
    [0.97, 0.14],
    [1, 0],
  ],
  blunt: [
    [0, 0],
    [0.08, 0.42],
    [0.28, 0.86],
    [0.52, 1],
    [0.78, 0.86],
    [0.94, 0.5],
    [1, 0],
  ],
  obovate: [
    [0, 0],
    [0.12, 0.16],
    [0.36, 0.5],
    [0.62, 0.92],
    [0.8, 1],
    [0.94, 0.66],
    [1, 0],
  ],
  spoon: [
    [0, 0],
    [0.18, 0.16],
    [0.4, 0.5],
    [0.64, 0.95],
    [0.82, 1],
    [0.95, 0.62],
    [1, 0],
  ],
  heart: [
    [0, 0],
    [-0.07, 0.16],
    [-0.12, 0.46],
    [-0.06, 0.8],
    [0.12, 1],
    [0.36, 0.93],
    [0.62, 0.6],
    [0.82, 0.26],
    [0.92, 0.08],
    [1, 0],
  ],
  round: [
    [0, 0],
    [-0.1, 0.18],
    [-0.16, 0.5],
    [-0.06, 0.86],
    [0.2, 1],
    [0.5, 0.9],
    [0.76, 0.52],
    [0.9, 0.18],
    [1, 0],
  ],
  drip: [
    [0, 0],
    [-0.05, 0.22],
    [-0.06, 0.58],
    [0.04, 0.92],
    [0.2, 1],
    [0.38, 0.82],
    [0.54, 0.42],
    [0.63, 0.17],
    [0.74, 0.07],
    [1, 0],
  ],
  kidney: [
    [0, 0],
    [-0.16, 0.16],
    [-0.36, 0.46],
    [-0.34, 0.82],
    [-0.02, 1],
    [0.4, 0.95],
    [0.74, 0.68],
    [0.94, 0.32],
    [1, 0],
  ],
  strap: [
    [0, 0],
    [0.05, 0.7],
    [0.2, 0.96],
    [0.5, 1],
    [0.76, 0.78],
    [0.92, 0.36],
    [1, 0],
  ],
  blade: [
    [0, 0.3],
    [0.1, 0.6],
    [0.35, 1],
    [0.6, 0.86],
    [0.85, 0.4],
    [1, 0],
  ],
  petal: [
    [0, 0],
    [0.1, 0.28],
    [0.34, 0.74],
    [0.6, 1],
    [0.82, 0.86],
    [0.95, 0.42],
    [1, 0],
  ],
  fan: [
    [0, 0],
    [0.14, 0.22],
    [0.4, 0.66],
    [0.66, 0.98],
    [0.86, 0.96],
    [0.98, 0.5],
    [1, 0],
  ],
}

/** Turns a half into one with teeth: sharp ones lean to the tip, round ones are scallops. */
const toothed = (side, { count, depth, round = false, from = 0.08, to = 0.97 }, sign) => {
  const out = side.filter((_, i) => i / (side.length - 1) < from)
  for (let i = 0; i < count; i++) {
    const [t0, t1] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count]
    const swell = depth * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, (i + 1) / count)))
    const push = (t, k) => {
      const { at, angle } = along(side, t)
      return go(at, angle + 90 * sign, swell * k)
    }
    const steps = round
      ? [
          [0, 0],
          [0.16, 0.62],
          [0.5, 1],
          [0.84, 0.62],
        ]
      : [
          [0, 0],
          [0.45, 0.5],
          [0.92, 1],
        ]
    for (const [k, v] of steps) out.push(push(t0 + (t1 - t0) * k, v))
  }
  return [...out, along(side, to).at, side.at(-1)]
}

/**
 * A leaf or a petal. `wide` is half its width as a share of its length, `curl` bends its midrib by degrees, `turn`
 * foreshortens its two halves, `stalk` puts it on one that begins at `at` and turns by `sag`.
 */
export const leaf = (p, r, options) => {
  const {
    angle,
    length,
    wide = 0.3,
    shape = shapes.ovate,
    curl = 0,
    turn = [1, 1],
    stalk = 0,
    sag = 0,
    nod = 0,
    weight = 1.7,
    rib = weight * 1.25,
    ribTo = 0.97,
    veins,
    palm,
    lines,
    teeth,
    hatch,
    air,
    tone,
    fine = 0.8,
    wave,
    pen,
    light = 105,
  } = options
  p.raise()
  let base = options.at
  let stem = [base]
  let to = angle
  if (stalk) {
    stem = curve(base, angle, stalk, sag)
    base = stem.at(-1)
    to = angle + sag + nod
  }
  const spine = curve(base, to, length, curl, 48)
  const place = (u, v) => {
    const t = Math.max(0, Math.min(1, u))
    const { at, angle: way } = along(spine, t)
    const ahead = u < 0 ? go(at, to, u * length) : u > 1 ? go(at, to + curl, (u - 1) * length) : at
    return go(ahead, way + 90, v * length * (v < 0 ? turn[0] : turn[1]))
  }
  const half = smooth(
    shape.map(([u, v]) => [u * 100, v * wide * 100]),
    { step: 2 },
  ).map(([u, v]) => [u / 100, v / 100])
  const local = [...half, ...half.map(([u, v]) => [u, -v]).reverse()]
  const within = (u, v, k = 1) => inside([u, v / k], local)
  const widthAt = (u) => {
    for (let i = 1; i < half.length; i++)
      if (half[i][0] >= u && half[i - 1][0] <= u && half[i][0] > 0) {
        const k = (u - half[i - 1][0]) / (half[i][0] - half[i - 1][0] || 1)
        return half[i - 1][1] + (half[i][1] - half[i - 1][1]) * k
      }
    return 0
  }
  const ripple = (u, v, sign) =>
    wave
      ? v *
        (1 +
          wave.depth * Math.sin(u * wave.count * 2 * Math.PI + sign + (wave.phase ?? 0)) * Math.min(1, 3 * v))
      : v
  const smoothSides = [-1, 1].map((sign) => half.map(([u, v]) => place(u, sign * ripple(u, v, sign))))
  const edges = smoothSides.map((side, i) => (teeth ? toothed(side, teeth, i ? 1 : -1) : side))
  p.body([...smoothSides[0], ...smoothSides[1].slice().reverse()], { air, tone })
  if (pen) p.line([...edges[0], ...edges[1].slice(0, -1).reverse()], pen, { corners: true })
  else
    edges.forEach((side, i) => {
      const pen = pressure(weight, i ? -1 : 1)
      // Small leaves and teeth are drawn by two plain pens, the heavier one on the side turned from the light.
      if (teeth || length < light) {
        const heavy = pen(0.5, smoothSides[i], smoothSides[i].length >> 1) > weight * 0.62
        p.line(side, +(weight * (heavy ? 0.85 : 0.6)).toFixed(1), { corners: Boolean(teeth) })
      } else p.line(side, pen)
    })
  // Stalk and midrib are one stroke, and the stalk hides what it crosses.
  if (rib) {
    const whole = [...stem.slice(0, -1), ...spine.slice(0, Math.round(spine.length * ribTo))]
    const share = (stem.length - 1) / whole.length
    const from = options.stalkWeight ?? rib * 1.15
    if (pen) p.line(whole, rib)
    else
      p.line(whole, (t) =>
        t < share
          ? from + ((rib - from) * t) / share
          : rib + (0.3 - rib) * ((t - share) / (1 - share)) ** 0.8,
      )
    if (stalk) {
      const [left, right] = sides(stem, () => from)
      p.body([...left, ...right.reverse()], { air: 1, tone: false })
    }
  }
  const march = (u0, v0, degrees, bend, reach, most = 2) => {
    const out = [[u0, v0]]
    let way = degrees
    const step = 0.02
    for (let i = 0; i < most / step; i++) {
      const [u, v] = out.at(-1)
      const next = go([u, v], way, step)
      if (!within(next[0], next[1], reach)) break
      out.push(next)
      // The nearer the tip, the less it still turns towards it.
      way -= Math.sign(way) * bend * step * (0.4 + (out.length * step) / Math.max(wide, 0.1))
      if (Math.abs(way) < 6) break
    }
    return out
  }
  if (veins) {
    const {
      count,
      angle: wide0 = 50,
      bend = 60,
      from = 0.08,
      to: until = 0.86,
      reach = 0.94,
      weight: w = 1.1,
      stagger = 0.35,
    } = veins
    for (let i = 0; i < count; i++)
      for (const sign of [-1, 1]) {
        if (turn[sign < 0 ? 0 : 1] < 0.2) continue
        const u = from + ((until - from) * (i + (sign < 0 ? 0 : stagger) + r.off(0.08))) / count
        const vein = march(u, 0.0001 * sign, sign * (wide0 - 12 * u + r.off(2)), bend, reach)
        if (vein.length < 4) continue
        const drawn = vein.map(([a, b]) => place(a, b))
        p.line(drawn, !veins.plain && (w > 1.3 || length > 125) ? taper(w, 0.2) : fine, { off: 0.4 })
        // Shade: short strokes beside a vein on the half that is turned from the light.
        if (hatch && sign === (hatch.side ?? 1))
          for (let k = 1; k <= (hatch.count ?? 2); k++) {
            const pitch = (until - from) / count
            const beside = u + (pitch * k) / ((hatch.count ?? 2) + 1)
            const stroke = march(
              beside,
              0.0001 * sign,
              sign * (wide0 - 12 * beside),
              bend,
              0.9,
              wide * (hatch.long ?? 0.5) * r.range(0.6, 1.15),
            )
            if (stroke.length > 4)
              p.line(
                stroke.map(([a, b]) => place(a, b)),
                hatch.weight ?? 0.6,
                { off: 0.5 },
              )
          }
      }
  }
  if (palm)
    for (const degrees of palm.angles) {
      const vein = march(
        0.002,
        0.0004 * Math.sign(degrees),
        degrees,
        palm.bend ?? 0,
        palm.reach ?? 0.93,
        palm.most ?? 2,
      )
      if (vein.length > 3) {
        const drawn = vein.map(([a, b]) => place(a, b))
        p.line(drawn, palm.plain ? 0.9 : taper(palm.weight ?? 1.5, 0.25))
        if (palm.forks)
          for (const t of [0.45, 0.7]) {
            const [u, v] = vein[Math.round((vein.length - 1) * t)]
            for (const sign of [-1, 1]) {
              const fork = march(u, v, degrees + sign * 28, 0, 0.93)
              if (fork.length > 3)
                p.line(
                  fork.map(([a, b]) => place(a, b)),
                  0.7,
                  { off: 0.5 },
                )
            }
          }
      }
    }
  if (lines) {
    const {
      count,
      from = 0.06,
      to: until = 0.9,
      spread = 0.86,
      weight: w = 0.7,
      ragged = 0.2,
      start = 0,
    } = lines
    for (let i = 0; i < count; i++) {
      const share = count > 1 ? ((i / (count - 1)) * 2 - 1) * spread : 0
      if (Math.abs(share) < 0.05 && rib) continue
      const [u0, u1] = [from + start * Math.abs(share) + r.range(0, ragged * 0.3), until - r.range(0, ragged)]
      p.line(
        Array.from({ length: 21 }, (_, k) => {
          const u = u0 + ((u1 - u0) * k) / 20
          return place(u, share * widthAt(u))
        }),
        w,
        { off: 0.5 },
      )
    }
  }
  return {
    spine,
    place,
    base,
    tip: spine.at(-1),
    length,
    gap: gap(base, spine.at(-1)),
    heading: heading(spine.at(-2), spine.at(-1)),
  }
}
