import { go, inside } from './geometry.mjs'
import { taper } from './plate.mjs'

/*
 * Veins grow in the flat blade, whose length is 1 and whose midrib is straight, and are then placed where the blade is
 * bent and foreshortened: a blade has its `outline`, half `wide`, and `place`, which puts a point on the plate.
 */

/** A vein from a point of the blade, that turns towards the tip as it grows and ends short of the margin. */
const grow = ({ outline, wide }, [u, v], degrees, { bend = 0, reach = 0.94, most = 2 }) => {
  const step = 0.02
  const vein = [[u, v]]
  let way = degrees
  for (let i = 0; i < most / step; i++) {
    const next = go(vein.at(-1), way, step)
    if (!inside([next[0], next[1] / reach], outline)) break
    vein.push(next)
    way -= Math.sign(way) * bend * step * (0.4 + (vein.length * step) / Math.max(wide, 0.1))
    if (Math.abs(way) < 6) break
  }
  return vein
}

const draw = (p, { place }, vein, weight, off = 0.5) => {
  if (vein.length < 4) return
  p.line(
    vein.map(([u, v]) => place(u, v)),
    weight,
    { off },
  )
}

/** Veins from the midrib at the angle of the kind, by turns left and right; hatching between them on one half. */
export const sideVeins = (p, r, blade, veins, hatch) => {
  const { count, angle = 50, bend = 60, from = 0.08, to = 0.86, reach, weight = 1.1, plain = false } = veins
  const pitch = (to - from) / count
  const between = hatch?.count ?? (hatch ? 2 : 0)
  for (let i = 0; i < count; i++)
    for (const sign of [-1, 1]) {
      const u = from + pitch * (i + (sign < 0 ? 0 : 0.35) + r.off(0.08))
      const start = [u, 0.0001 * sign]
      const vein = grow(blade, start, sign * (angle - 12 * u + r.off(2)), { bend, reach })
      const tapers = !plain && (weight > 1.3 || blade.length > 125)
      draw(p, blade, vein, tapers ? taper(weight, 0.2) : blade.fine, 0.4)
      if (sign !== (hatch?.side ?? 1)) continue
      for (let k = 1; k <= between; k++) {
        const beside = u + (pitch * k) / (between + 1)
        const most = blade.wide * (hatch.long ?? 0.5) * r.range(0.6, 1.15)
        draw(
          p,
          blade,
          grow(blade, [beside, 0.0001 * sign], sign * (angle - 12 * beside), { bend, reach: 0.9, most }),
          0.6,
        )
      }
    }
}

/** Veins that all start at the base; with `forks`, each branches twice. */
export const baseVeins = (p, blade, { angles, bend, reach = 0.93, most, weight = 1.5, plain, forks }) => {
  for (const degrees of angles) {
    const vein = grow(blade, [0.002, 0.0004 * Math.sign(degrees)], degrees, { bend, reach, most })
    draw(p, blade, vein, plain ? 0.9 : taper(weight, 0.25), 0.4)
    if (forks && vein.length > 3)
      for (const t of [0.45, 0.7])
        for (const sign of [-1, 1]) {
          const from = vein[Math.round((vein.length - 1) * t)]
          draw(p, blade, grow(blade, from, degrees + sign * 28, { reach: 0.93 }), 0.7)
        }
  }
}

/** Veins side by side from base to tip, as in petals and in the leaves of grasses. */
export const longVeins = (
  p,
  r,
  blade,
  { count, from = 0.06, until = 0.9, spread = 0.86, weight = 0.7, ragged = 0.2 },
) => {
  for (let i = 0; i < count; i++) {
    const share = count > 1 ? ((i / (count - 1)) * 2 - 1) * spread : 0
    if (Math.abs(share) < 0.05 && blade.rib) continue
    const [first, last] = [from + r.range(0, ragged * 0.3), until - r.range(0, ragged)]
    const vein = Array.from({ length: 21 }, (_, k) => {
      const u = first + ((last - first) * k) / 20
      return [u, share * blade.widthAt(u)]
    })
    draw(p, blade, vein, weight)
  }
}
