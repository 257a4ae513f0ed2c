import { curve, smooth, through } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { leaves, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { rhizome } from './engine/rhizome.mjs'
import { shapes } from './engine/shapes.mjs'

export const ginger = (p, r) => {
  const shoot = (line, count, size, width = 12) => {
    leaves(p, r, line, {
      count,
      turns: true,
      from: 0.3,
      to: 0.98,
      spread: 42,
      each: ({ sign, t }) => ({
        length: size * (0.86 + 0.3 * Math.sin(Math.PI * t)) * r.range(0.94, 1.05),
        wide: 0.078,
        shape: shapes.strap,
        curl: sign * 26,
        weight: 2.1,
        rib: 2.2,
        lines: { count: 2, spread: 0.5, weight: 0.7, ragged: 0.3 },
        air: 2,
      }),
    })
    stem(p, r, line, width, 4, {
      hatch: 24,
      nodes: Array.from({ length: count }, (_, i) => 0.26 + (0.68 * i) / (count - 1)),
    })
  }
  shoot(through('716 600, 746 380, 764 200, 770 20'), 7, 230)
  shoot(through('610 600, 576 420, 520 270, 460 130, 424 60'), 8, 240, 15)
  // The cone of bracts stands on a stalk of its own.
  const foot = curve([540, 580], -150, 230, 64)
  stem(p, r, foot, 9, 8, { hatch: 14, nodes: [0.3, 0.6, 0.85] })
  const top = foot.at(-1)
  for (let row = 5; row >= 0; row--)
    for (const k of row % 2 ? [-0.9, 0.9, 0] : [-0.5, 0.5]) {
      const w = 46 * Math.sin(Math.PI * (0.25 + 0.62 * (1 - row / 6)))
      leaf(p, r, {
        at: [top[0] + k * w * 0.5, top[1] + 10 - row * 20],
        angle: -90 + k * 30,
        length: 56,
        wide: 0.46,
        shape: shapes.petal,
        rib: 0,
        weight: 1.7,
        lines: { count: 3, spread: 0.5, weight: 0.6 },
        curl: -k * 40,
        air: 1.4,
      })
    }
  // The hand.
  for (let i = 0; i < 8; i++) {
    const at = [480 + r.range(0, 260), 580 + r.off(10)]
    p.line(smooth([at, [at[0] + r.off(16), at[1] + 36], [at[0] + r.off(40), at[1] + 80]]), taper(1.7, 0.4))
  }
  rhizome(p, curve([720, 590], -34, 84, -20), 46, 34, 3)
  rhizome(p, curve([520, 580], -128, 76, 10), 46, 36, 3)
  rhizome(p, curve([600, 590], 40, 90, 30), 48, 34, 3)
  rhizome(p, curve([780, 600], 184, 190, 10), 58, 56, 6)
  rhizome(p, curve([640, 584], 176, 210, -14), 60, 44, 7)
  rhizome(p, curve([470, 590], 140, 70, -20), 44, 32, 3)
}
