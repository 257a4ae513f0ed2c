import { along, curve, go, mix, points, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { stem } from './engine/parts.mjs'
import { shapes } from './engine/shapes.mjs'

export const banana = (p, r) => {
  const crown = [640, 150]
  const big = (angle, length, curl, wide, turn, tears) => {
    p.raise()
    const spine = curve(crown, angle, length, curl, 60)
    const edge = (sign) => {
      const out = []
      for (let i = 6; i <= 60; i++) {
        const t = (i - 6) / 54
        const w =
          length *
          wide *
          Math.min(1, 0.3 + t * 4) *
          Math.min(1, (1 - t) * 3.4) ** 0.6 *
          turn[sign < 0 ? 0 : 1]
        const { at, angle: way } = along(spine, i / 60)
        const out0 = go(at, way + sign * 74, w)
        const tear = tears.find(([side, k]) => side === sign && k === i)
        if (tear)
          out.push(
            go(at, way + sign * 74, w * 1.02),
            go(along(spine, (i + 0.7) / 60).at, way + sign * 74, w * tear[2]),
            go(along(spine, (i + 1.1) / 60).at, way + sign * 82, w * 1.0),
          )
        else out.push(out0)
      }
      return out
    }
    const [a, b] = [edge(-1), edge(1)]
    p.body([spine[0], ...a, ...b.reverse()], { air: 2.2 })
    b.reverse()
    for (const side of [a, b])
      p.line([spine[4], ...side], side === a ? 1.3 : 1.7, { corners: true, off: 0.6 })
    for (const [sign, side] of [
      [-1, a],
      [1, b],
    ])
      for (let k = 0; k < 22; k++) {
        const t = (k + 0.5 + r.off(0.3)) / 22
        const from = along(spine, 0.1 + 0.88 * t).at
        const to = along(side, t * 0.96 + 0.02).at
        const u = r.range(0.6, 0.96)
        p.line(
          smooth([from, go(mix(from, to, u * 0.5), angle + curl * t, 3), mix(from, to, u)], { step: 8 }),
          sign < 0 ? 0.6 : 0.8,
          { off: 0.6 },
        )
      }
    p.line(spine.slice(0, -1), (t) => 8 * (1 - t) + 0.6)
  }
  stem(p, r, through('716 680, 706 480, 676 300, 636 140'), 92, 52, { hatch: 60, weight: 2.4 })
  for (const x of [-22, 8, 26])
    p.line(
      smooth([
        [706 + x * 1.2, 660],
        [700 + x, 480],
        [668 + x * 0.8, 310],
        [640 + x * 0.5, 190],
      ]),
      0.9,
    )
  big(-52, 330, 60, 0.17, [0.7, 1], points('1 22 0.3, 1 38 0.2'))
  big(-112, 330, -60, 0.17, [1, 0.6], points('-1 20 0.24, -1 34 0.4, -1 46 0.3'))
  big(-154, 450, -50, 0.14, [1, 0.8], points('1 18 0.4, -1 26 0.2, 1 33 0.15, -1 42 0.35, 1 47 0.3'))
  big(-14, 330, 64, 0.17, [1, 0.9], points('-1 20 0.3, 1 36 0.2'))
  // The bunch on its bent stalk, and the bud under it.
  const stalk = through('638 150, 590 136, 540 170, 520 250, 506 400, 490 486')
  stem(p, r, stalk, 20, 13, { hatch: 46 })
  const finger = (at, angle, size, curl) => {
    const line = curve(at, angle, size, curl, 24)
    p.raise()
    const wide = (t) =>
      size * (0.07 + 0.2 * Math.sin(Math.PI * Math.min(1, t * 1.05)) ** 0.7) * (t > 0.93 ? 0.42 : 1)
    const edge = (k) => line.map((c, i) => go(c, along(line, i / 24).angle + 90, (wide(i / 24) / 2) * k))
    const [a, b] = [edge(-1), edge(1)]
    p.body([...a, ...b.slice().reverse()], { air: 1.4 })
    p.line([...a, ...b.slice().reverse()], 1.6)
    p.line(edge(0.3).slice(2, -3), 0.9)
    p.line(edge(0.68).slice(6, -6), 0.7)
  }
  for (const [t, n, size] of points('0.46 4 92, 0.56 4 88, 0.66 4 80, 0.76 3 68'))
    for (const sign of [-1, 1])
      for (let i = 0; i < n; i++) {
        const { at, angle } = along(stalk, t + 0.012 * i)
        finger(
          go(at, angle + sign * 90, 6),
          angle + sign * (64 - i * 13) + r.off(4),
          size * (1 - i * 0.05),
          -sign * -96,
        )
      }
  const end = stalk.at(-1)
  leaf(p, r, {
    at: go(end, -90, 6),
    angle: 60,
    length: 92,
    wide: 0.3,
    curl: -70,
    shape: shapes.ovate,
    rib: 0,
    lines: { count: 5, spread: 0.7 },
    weight: 2,
  })
  leaf(p, r, {
    at: go(end, -90, 12),
    angle: 100,
    length: 140,
    wide: 0.33,
    shape: shapes.ovate,
    rib: 0,
    lines: { count: 8, spread: 0.8, ragged: 0.3 },
    weight: 2.4,
  })
  leaf(p, r, {
    at: go(end, -90, 12),
    angle: 112,
    length: 128,
    wide: 0.22,
    shape: shapes.ovate,
    rib: 0,
    lines: { count: 4, spread: 0.7 },
    weight: 2,
    curl: -14,
  })
}
