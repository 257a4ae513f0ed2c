import { along, curve, go, sides, smooth } from './geometry.mjs'
import { pressure } from './plate.mjs'
import { shapes } from './shapes.mjs'
import { baseVeins, longVeins, sideVeins } from './veins.mjs'

/** Gives a margin teeth: sharp ones lean to the tip, round ones are scallops. */
const toothed = (side, { count, depth, round = false, from = 0.08, to = 0.97 }, sign) => {
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
  const pitch = (to - from) / count
  const teeth = Array.from({ length: count }, (_, i) => {
    const size = depth * (0.55 + 0.45 * Math.sin((Math.PI * (i + 1)) / count))
    return steps.map(([along0, out]) => {
      const { at, angle } = along(side, from + pitch * (i + along0))
      return go(at, angle + 90 * sign, size * out)
    })
  })
  return [
    ...side.filter((_, i) => i / (side.length - 1) < from),
    ...teeth.flat(),
    along(side, to).at,
    side.at(-1),
  ]
}

/** The flat blade, and how it is bent along its midrib and foreshortened. */
const flat = ({ shape, wide, turn, wave }, base, angle, length, curl) => {
  const spine = curve(base, angle, length, curl, 48)
  const place = (u, v) => {
    const { at, angle: way } = along(spine, Math.max(0, Math.min(1, u)))
    const point = u < 0 ? go(at, angle, u * length) : u > 1 ? go(at, angle + curl, (u - 1) * length) : at
    return go(point, way + 90, v * length * (v < 0 ? turn[0] : turn[1]))
  }
  const half = smooth(
    shape.map(([u, v]) => [u * 100, v * wide * 100]),
    { step: 2 },
  ).map(([u, v]) => [u / 100, v / 100])
  const widthAt = (u) => {
    const i = half.findIndex(([next], k) => k && next > 0 && next >= u && half[k - 1][0] <= u)
    if (i < 0) return 0
    const [[u0, v0], [u1, v1]] = [half[i - 1], half[i]]
    return v0 + ((v1 - v0) * (u - u0)) / (u1 - u0 || 1)
  }
  const ripple = ([u, v], sign) => {
    if (!wave) return v
    const phase = u * wave.count * 2 * Math.PI + sign + (wave.phase ?? 0)
    return v * (1 + wave.depth * Math.sin(phase) * Math.min(1, 3 * v))
  }
  const margins = [-1, 1].map((sign) => half.map((q) => place(q[0], sign * ripple(q, sign))))
  const outline = [...half, ...half.map(([u, v]) => [u, -v]).reverse()]
  return { spine, place, outline, margins, widthAt, wide, length }
}

const contour = (p, { margins, length }, { teeth, pen, light, weight }) => {
  const edges = teeth ? margins.map((side, i) => toothed(side, teeth, i ? 1 : -1)) : margins
  if (pen) {
    p.line([...edges[0], ...edges[1].slice(0, -1).reverse()], pen, { corners: true })
    return
  }
  edges.forEach((side, i) => {
    const pressed = pressure(weight, i ? -1 : 1)
    if (!teeth && length >= light) {
      p.line(side, pressed)
      return
    }
    // Small leaves and teeth are drawn with two plain pens, the heavier one on the side turned from the light.
    const heavy = pressed(0.5, margins[i], margins[i].length >> 1) > weight * 0.62
    p.line(side, weight * (heavy ? 0.85 : 0.6), { corners: Boolean(teeth) })
  })
}

/**
 * A leaf or a petal from `at`, in front of all that is there. `wide` is half its width as a share of its length, `curl`
 * bends its midrib by degrees, `turn` foreshortens its two halves. A `stalk` of some length turns by `sag`, and the blade
 * by `nod` against it. `rib` is the weight of the midrib, `pen` that of a contour without pressure.
 */
export const leaf = (p, r, options) => {
  const { at, angle, length, stalk = 0, sag = 0, nod = 0, curl = 0, weight = 1.7, pen } = options
  const {
    shape = shapes.ovate,
    wide = 0.3,
    turn = [1, 1],
    light = 105,
    rib = weight * 1.25,
    ribTo = 0.97,
  } = options
  p.raise()
  const stem = stalk ? curve(at, angle, stalk, sag) : [at]
  const blade = {
    ...flat({ ...options, shape, wide, turn }, stem.at(-1), stalk ? angle + sag + nod : angle, length, curl),
    fine: options.fine ?? 0.8,
    rib,
  }
  const [left, right] = blade.margins
  p.body([...left, ...right.slice().reverse()], { air: options.air, tone: options.tone })
  contour(p, blade, { teeth: options.teeth, pen, light, weight })
  if (rib) {
    // Stalk and midrib are one stroke, and the stalk hides what it crosses.
    const whole = [...stem.slice(0, -1), ...blade.spine.slice(0, Math.round(blade.spine.length * ribTo))]
    const share = (stem.length - 1) / whole.length
    const from = options.stalkWeight ?? rib * 1.15
    const narrowing = (t) =>
      t < share ? from + ((rib - from) * t) / share : rib + (0.3 - rib) * ((t - share) / (1 - share)) ** 0.8
    p.line(whole, pen ? rib : narrowing)
    if (stalk) {
      const [a, b] = sides(stem, () => from)
      p.body([...a, ...b.reverse()], { air: 1, tone: false })
    }
  }
  if (options.veins) sideVeins(p, r, blade, options.veins, options.hatch)
  if (options.palm) baseVeins(p, blade, options.palm)
  if (options.lines) longVeins(p, r, blade, options.lines)
}
