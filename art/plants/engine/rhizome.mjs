import { along, go, mix, smooth } from './geometry.mjs'
import { pressure } from './plate.mjs'

/** A rhizome: a thick jointed line with rings, shaded below. */
export const rhizome = (p, line, from, to, rings) => {
  p.raise()
  const wide = (t) =>
    (from + (to - from) * t) *
    (1 + 0.12 * Math.sin(t * rings * 6.28)) *
    Math.min(1, 0.5 + t * 5) *
    Math.min(1, (1 - t) * 5 + 0.3) ** 0.7
  const edge = (k) =>
    line.map((c, i) =>
      go(c, along(line, i / (line.length - 1)).angle + 90, (wide(i / (line.length - 1)) / 2) * k),
    )
  const [a, b] = [edge(-1), edge(1)]
  const round = go(line.at(-1), along(line, 1).angle, wide(1) * 0.4)
  p.body([...a, round, ...b.slice().reverse()], { air: 1.8 })
  p.line(
    smooth([...a.filter((_, i) => i % 3 === 0), a.at(-1), round, b.at(-1)], { step: 3 }),
    pressure(2.1, 1),
  )
  p.line(b, pressure(2.3, -1))
  for (let i = 1; i < rings; i++) {
    const t = (i + 0.1) / rings
    const k = along(line, Math.min(1, t + 0.025)).at
    const [u, v] = [along(a, t).at, along(b, t).at]
    p.line(smooth([u, mix(mix(u, v, 0.5), k, 0.9), v], { step: 3 }), 1)
    for (let j = 0; j < 3; j++)
      p.line(
        smooth(
          [mix(v, u, 0.05 + 0.06 * j), go(mix(v, u, 0.12 + 0.12 * j), along(line, t).angle, 6 + j * 3)],
          { step: 3 },
        ),
        0.7,
      )
  }
}
