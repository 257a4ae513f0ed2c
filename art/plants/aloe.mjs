import { along, curve, go, mix, smooth } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { dot, stem } from './engine/parts.mjs'
import { pressure, taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const aloe = (p, r) => {
  const base = [640, 668]
  // The stalk of flowers behind the leaves.
  const scape = smooth([base, [596, 420], [520, 220], [470, 60]])
  stem(p, r, scape, 13, 6, { hatch: 50 })
  for (let i = 0; i < 19; i++) {
    const t = 1 - i * 0.023
    const { at, angle } = along(scape, t)
    const k = i / 19
    for (const sign of i % 2 ? [1] : [-1]) {
      const hang = k < 0.26 ? angle + sign * 30 : 90 - sign * -(58 - 50 * k) * -1
      leaf(p, r, {
        at: go(at, angle + 90 * sign, 2),
        angle: hang,
        stalk: 10 * k + 2,
        length: 30 + 42 * Math.min(1, k * 1.8),
        wide: 0.13,
        shape: shapes.strap,
        rib: 0,
        weight: 1.6,
        lines: { count: 1, weight: 0.7 },
        air: 1.6,
      })
    }
  }
  const thick = (angle, length, curl, wide, options = {}) => {
    const spine = curve(base, angle, length, curl, 40)
    p.raise()
    const half = (t) =>
      length * wide * (t < 0.12 ? 0.86 + t * 1.1 : Math.max(0.004, 1 - ((t - 0.12) / 0.88) ** 1.35))
    const edge = (k) => spine.map((c, i) => go(c, along(spine, i / 40).angle + 90, half(i / 40) * k))
    const [a, b] = [edge(-1), edge(1)]
    p.body([...a, ...b.slice().reverse()], { air: 2.6 })
    p.line(a, pressure(2.5, 1))
    p.line(b, pressure(2.5, -1))
    const ridge = options.ridge ?? 0.3
    p.line(edge(ridge).slice(1, -3), taper(1.5, 0.5))
    for (const [side, sign] of [
      [a, -1],
      [b, 1],
    ])
      for (let i = 0; i < length / 19; i++) {
        const t = 0.1 + (0.86 * i * 19) / length
        const { at, angle: way } = along(side, t)
        p.line([go(at, way, -3), go(at, way + sign * 62, 8 * (1.1 - 0.6 * t))], taper(2.6, 0.4))
      }
    for (let i = 0; i < 16; i++) {
      const t = 0.06 + 0.05 * i
      const u = along(edge(ridge), t).at
      const v = along(edge(ridge > 0 ? 0.96 : 0.9), t + 0.05).at
      p.line(smooth([mix(u, v, 0.96), mix(u, v, 0.25 + r.range(0, 0.3))], { step: 4 }), 0.7)
    }
    for (let i = 0; i < 7; i++) {
      const { at, angle: way } = along(edge(-0.4), r.range(0.1, 0.7))
      dot(p, go(at, way + 90, r.off(half(0.4) * 0.3)), 4, 1.3, way)
    }
  }
  thick(-68, 520, 22, 0.1)
  thick(-116, 500, -14, 0.105)
  thick(-90, 540, 8, 0.1)
  thick(-146, 520, 26, 0.1, { ridge: -0.2 })
  thick(-40, 430, -24, 0.12)
  thick(-128, 420, -36, 0.12)
  thick(-74, 430, -20, 0.125)
  thick(-160, 420, 50, 0.12)
  thick(-18, 300, -36, 0.14)
  thick(-102, 320, 22, 0.16)
}
