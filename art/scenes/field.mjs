// Pathology: the disc of the plate is the field of a microscope, a stained section in it.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const pink = tint(P.clay, 0.62)
const stain = mix('#6E4C7A', P.plum, 0.3)

/** gland(r, x, y, radius, count, turn): tall cells around an opening, the nucleus of each at its foot. */
const gland = (r, x, y, radius, count, turn = 0) => {
  const [flat, bulge] = [r.range(0.78, 0.94), r.range(0.03, 0.08)]
  const on = (a, k) => {
    const t = (a * Math.PI) / 180
    const far = radius * k * (1 + bulge * Math.sin(3 * t + turn))
    const [u, v] = [Math.cos(t) * far, Math.sin(t) * far * flat]
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
  }
  let [bodies, walls, nuclei] = ['', '', '']
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i / count) * 360, ((i + 1) / count) * 360]
    const inner = r.range(0.38, 0.48)
    bodies += K.poly([on(a, inner), on(a, 1), on(b, 1), on(b, inner)])
    walls += `M${K.pt(on(a, inner))}L${K.pt(on(a, 1))}`
    const [mid, foot] = [(a + b) / 2, r.range(0.72, 0.82)]
    nuclei += K.limb(on(mid, foot - 0.06), on(mid, foot + 0.06), radius * 0.06, radius * 0.066)
  }
  const rim = K.soft(Array.from({ length: 20 }, (_, i) => on(i * 18, 1.1)))
  const hollow = K.soft(Array.from({ length: 14 }, (_, i) => on(i * 25.7, r.range(0.38, 0.48))))
  return [
    fill(rim, tint(pink, 0.35)),
    fill(bodies, mix(pink, stain, 0.24)),
    K.stroke(walls, tint(pink, 0.5), radius * 0.02),
    fill(nuclei, stain),
    fill(hollow, tint(P.peach, 0.6)),
  ]
}

/** vessel(points, width): a small vein cut along its length, with its red cells. */
const vessel = (r, points, width) => {
  const line = K.bow(points[0], points[1], -0.14, 20)
  let [cells, hearts] = ['', '']
  for (const [x, y] of line.slice(1, -1))
    for (const k of [-0.6, 0, 0.6]) {
      const [u, v] = [x + r.off(10), y + k * width * 0.62 + r.off(6)]
      cells += K.disc(u, v, 15, 13)
      hearts += K.disc(u, v, 5.5, 5)
    }
  return [
    fill(
      K.ribbon(line, () => width),
      mix(pink, stain, 0.34),
    ),
    fill(
      K.ribbon(line, () => width * 0.8),
      tint(P.peach, 0.5),
    ),
    fill(cells, P.clay),
    fill(hearts, tint(P.clay, 0.35)),
  ]
}

export function stainedSection(r) {
  const off = (x, y) => Math.hypot(x - 750, y - 500) < 440
  const fibres = Array.from({ length: 150 }, () => {
    const [x, y] = [r.range(310, 1190), r.range(60, 940)]
    const len = r.range(50, 110)
    return off(x, y)
      ? `M${K.n(x)} ${K.n(y)}q${K.n(len / 3)} ${K.n(r.off(16) - 14)} ${K.n(len)} ${K.n(r.off(16) - 4)}`
      : ''
  })
  const spindle = Array.from({ length: 110 }, () => {
    const [x, y] = [r.range(310, 1190), r.range(60, 940)]
    return K.leafD(x, y, r.range(22, 34), 7, r.off(20) - 8)
  })
  const round = Array.from({ length: 95 }, () => {
    const [a, k] = [r.range(0, Math.PI * 2), r.next() ** 0.7 * 150]
    return K.disc(905 + Math.cos(a) * k * 1.25, 640 + Math.sin(a) * k, r.range(9, 13))
  })
  return [
    fill(K.box(0, 0, 1500, 1000), tint(pink, 0.1)),
    K.stroke(fibres.join(''), mix(pink, P.clay, 0.3), 6, 0.6),
    fill(spindle.join(''), mix(stain, pink, 0.25)),
    vessel(
      r,
      [
        [330, 770],
        [860, 930],
      ],
      62,
    ),
    gland(r, 560, 360, 176, 22),
    gland(r, 910, 250, 138, 18, 0.8),
    gland(r, 1080, 480, 108, 15, 2),
    gland(r, 480, 640, 112, 15, 1.4),
    gland(r, 760, 560, 82, 12, 2.6),
    // where it is inflamed
    fill(round.join(''), shade(stain, 0.3)),
    fill(round.slice(0, 40).join(''), mix(stain, P.clay, 0.2), 0.7),
    // the pointer in the eyepiece, and the edge of the field
    fill(K.poly(K.spots('1260 860, 1200 900, 966 690')), P.night),
    K.stroke(K.disc(750, 500, 466), P.night, 86),
    K.stroke(K.disc(750, 500, 414), P.night, 20, 0.18),
  ]
}
