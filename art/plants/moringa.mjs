import { along, curve, go, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { leaves, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

export const moringa = (p, r) => {
  const branch = through('840 60, 740 84, 640 90, 540 120')
  stem(p, r, branch, 15, 7, { hatch: 24 })
  // Three-sided pods, as long as an arm, with the swellings of their seeds.
  const pod = (t, angle, length, curl) => {
    const line = curve(along(branch, t).at, angle, length, curl)
    p.raise()
    const wide = (u) =>
      u < 0.08
        ? 2.4
        : 17 * Math.min(1, (u - 0.06) * 5, (1 - u) * 4) ** 0.7 * (1 + 0.1 * Math.sin(u * 70)) + 1.5
    const edge = (k) =>
      line.map((c, i) => {
        const u = i / (line.length - 1)
        return go(c, along(line, u).angle + 90, (wide(u) / 2) * k)
      })
    const [a, b] = [edge(-1), edge(1)]
    p.body([...a, ...b.slice().reverse()], { air: 2 })
    p.line(a, (u) => (u < 0.06 ? 2 : 1.3))
    p.line(b, (u) => (u < 0.06 ? 2 : 2.2))
    p.line(edge(-0.3).slice(6, -3), 0.9)
    p.line(edge(0.34).slice(6, -3), 1.1)
    for (let i = 0; i < length / 26; i++) {
      const u = 0.12 + (0.8 * i * 26) / length
      const { at, angle: way } = along(line, u)
      p.line([go(at, way + 90, wide(u) * 0.2), go(go(at, way + 90, wide(u) * 0.42), way, 9)], 0.7)
    }
  }
  pod(0.22, 98, 520, -8)
  pod(0.36, 88, 470, 10)
  pod(0.3, 108, 500, -16)
  const frond = (t, angle, length, curl, pairs) => {
    const rachis = curve(along(branch, t).at, angle, length, curl)
    for (let i = 0; i < pairs; i++)
      for (const sign of [-1, 1]) {
        const u = 0.26 + (0.66 * i) / (pairs - 1)
        const { at, angle: way } = along(rachis, u)
        const pinna = curve(at, way + sign * (56 - 14 * u), length * (0.36 - 0.2 * u), -sign * 20)
        const each = () => ({
          length: 52 - 14 * u,
          wide: 0.32,
          shape: shapes.blunt,
          stalk: 3,
          pen: 1.2,
          rib: 0.7,
          ribTo: 0.8,
          air: 1,
        })
        leaves(p, r, pinna, { count: u > 0.55 ? 1 : 2, from: 0.4, to: 0.72, spread: 62, each })
        leaf(p, r, { at: pinna.at(-1), angle: way + sign * (36 - 14 * u), ...each() })
        p.line(pinna, taper(1.6, 0.9))
      }
    leaf(p, r, {
      at: rachis.at(-1),
      angle: angle + curl,
      length: 36,
      wide: 0.34,
      shape: shapes.blunt,
      pen: 1.3,
      rib: 0.8,
    })
    stem(p, r, rachis, 3.4, 1.4)
  }
  frond(0.5, 116, 450, 2, 3)
  frond(0.8, 146, 440, -30, 4)
  frond(1, 180, 340, -40, 3)
}
