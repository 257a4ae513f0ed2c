// What the therapies work with: charts, rollers, needles, mud, bars, oils.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const scaled = (text, x, y, s) => K.spots(text).map(([u, v]) => [x + u * s, y + v * s])

/** sole(id, x, y, s, flip): the sole of a foot as charts show it, zone by zone; y is the heel, s its length. */
export function sole(id, x, y, s, flip) {
  const on = ([u, v]) => [x + (flip ? -u : u) * s, y + v * s]
  const outline = K.soft(
    K.spots(
      '0.02 0.01, 0.15 -0.02, 0.16 -0.18, 0.14 -0.36, 0.19 -0.55, 0.225 -0.71, 0.13 -0.8, -0.02 -0.83, -0.18 -0.84, -0.21 -0.7, -0.16 -0.56, -0.06 -0.42, -0.07 -0.28, -0.17 -0.15, -0.13 -0.01',
    ).map(on),
  )
  const toes = K.spots(
    '-0.12 -0.77 -0.135 -0.91 0.082, 0 -0.77 0.01 -0.915 0.047, 0.08 -0.75 0.092 -0.88 0.043, 0.14 -0.73 0.158 -0.832 0.039, 0.185 -0.7 0.208 -0.775 0.036',
  ).map(([a, b, c, d, k]) => K.limb(on([a, b]), on([c, d]), k * s * 0.92, k * s))
  const zones = [
    [-0.86, P.gold],
    [-0.64, P.leaf],
    [-0.49, P.water],
    [-0.34, P.moss],
    [-0.19, P.clay],
  ].map(([v, tone], i) =>
    fill(
      `M${K.pt(on([-0.3, v]))}Q${K.pt(on([0, v + (i % 2 ? 0.06 : -0.04)]))} ${K.pt(on([0.3, v]))}L${K.pt(on([0.3, 0.1]))}L${K.pt(on([-0.3, 0.1]))}Z`,
      tint(tone, 0.3),
    ),
  )
  const points = K.spots(
    '-0.13 -0.72, 0.04 -0.7, 0.13 -0.62, 0 -0.56, 0.06 -0.42, 0.03 -0.27, 0.02 -0.09, -0.135 -0.92, 0.01 -0.92',
  ).map(on)
  return [
    fill(toes[0], tint(P.clay, 0.3)),
    ...toes.slice(1).map((d) => fill(d, tint(P.clay, 0.42))),
    fill(outline, tint(P.gold, 0.3)),
    K.within(id, outline, zones),
    fill(points.map(([px, py]) => K.disc(px, py, s * 0.02)).join(''), P.card),
    fill(points.map(([px, py]) => K.disc(px, py, s * 0.011)).join(''), P.ink),
  ]
}

/** footRoller(x, y, w, wood): a spindle of grooved beads between two feet, standing on y. */
export const footRoller = (x, y, w, wood) => {
  const bead = w / 11
  const row = (k, tone) =>
    fill(
      Array.from({ length: 9 }, (_, i) =>
        K.disc(x - w / 2 + bead * (i + 1.5), y - bead * 1.1, bead * 0.5 * k, bead * k),
      ).join(''),
      tone,
    )
  return (
    fill(K.box(x - w / 2, y - bead * 1.3, w, bead * 0.4), shade(wood, 0.3)) +
    row(1, wood) +
    fill(
      Array.from({ length: 9 }, (_, i) =>
        K.disc(x - w / 2 + bead * (i + 1.62), y - bead * 0.9, bead * 0.3, bead * 0.72),
      ).join(''),
      shade(wood, 0.22),
    ) +
    fill(
      Array.from({ length: 9 }, (_, i) =>
        K.disc(x - w / 2 + bead * (i + 1.36), y - bead * 1.6, bead * 0.1, bead * 0.24),
      ).join(''),
      tint(wood, 0.5),
    ) +
    [-1, 1]
      .map((k) =>
        fill(
          K.soft(scaled('-0.7 0.05, -0.55 -1.7, 0 -2.3, 0.55 -1.7, 0.7 0.05', x + (k * w) / 2, y, bead)),
          shade(wood, 0.12),
        ),
      )
      .join('')
  )
}

/** sunPatch([x, y, w, h, lean], tone, bar): window light on a wall, with the shadow of its bars. */
export const sunPatch = ([x, y, w, h, lean], tone, bar) =>
  fill(
    K.poly([
      [x, y],
      [x + w, y + lean],
      [x + w, y + h + lean],
      [x, y + h],
    ]),
    tone,
  ) +
  K.stroke(
    [1, 2].map((i) => `M${x + (w * i) / 3} ${y + (lean * i) / 3}v${h}`).join('') +
      [1, 2].map((i) => `M${x} ${y + (h * i) / 3}l${w} ${lean}`).join(''),
    bar,
    13,
  )

/** bamboo(r, x0, x1, y0, y1, tones): a screen of upright canes tied with cord. */
export const bamboo = (r, x0, x1, y0, y1, tones) => {
  let out = ''
  for (let x = x0; x < x1; x += 44) {
    const [w, top, tone] = [r.range(36, 41), y0 + r.off(26), r.pick(tones)]
    let knots = ''
    for (let y = top + r.range(60, 190); y < y1; y += r.range(150, 220))
      knots += K.box(x - 2, y, w + 4, 5) + K.box(x, y + 10, w, 2.5)
    out +=
      fill(K.cutBox(r, x, top, w, y1 - top, 1), tone) +
      fill(K.box(x + w * 0.62, top + 4, w * 0.36, y1 - top - 4), shade(tone, 0.16)) +
      fill(K.box(x + w * 0.16, top + 6, w * 0.1, y1 - top - 6), tint(tone, 0.3), 0.7) +
      fill(knots, shade(tone, 0.34))
  }
  return out
}

/** mud(r, x, y, rx, ry, tone): a wet heap with the marks of the spatula. */
export const mud = (r, x, y, rx, ry, tone) =>
  fill(K.blob(r, x, y, rx, ry, { points: 13, amp: 0.05 }), tone) +
  fill(
    K.blob(r, x - rx * 0.12, y - ry * 0.22, rx * 0.7, ry * 0.62, { points: 10, amp: 0.08 }),
    tint(tone, 0.12),
  ) +
  K.stroke(
    Array.from({ length: 9 }, (_, i) => {
      const [px, py] = [x + rx * r.range(-0.75, 0.3), y + ry * (-0.62 + i * 0.15)]
      return `M${K.n(px)} ${K.n(py)}q${K.n(rx * 0.2)} ${K.n(ry * 0.16)} ${K.n(rx * r.range(0.3, 0.5))} ${K.n(-ry * 0.02)}`
    }).join(''),
    shade(tone, 0.3),
    5,
    0.7,
  ) +
  K.stroke(
    Array.from(
      { length: 5 },
      (_, i) =>
        `M${K.n(x - rx * (0.5 - i * 0.14))} ${K.n(y - ry * (0.5 - (i % 3) * 0.2))}q${K.n(rx * 0.08)} ${K.n(ry * 0.08)} ${K.n(rx * 0.18)} 0`,
    ).join(''),
    tint(tone, 0.5),
    4,
    0.8,
  ) +
  K.stipple(r, 70, K.spotIn(r, x, y, rx * 0.9, ry * 0.85), shade(tone, 0.4), 4, 0.6)

/** spatula(from, to, w, wood, dip): wooden spatula, its blade at `to`, wet with `dip`. */
export const spatula = (from, to, w, wood, dip) => {
  const on = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  return (
    fill(K.ribbon([on(0), on(0.3), on(0.64)], [w * 0.4, w * 0.3, w * 0.36]), wood) +
    fill(K.ribbon([on(0.58), on(0.68), on(1)], [w * 0.34, w, w]), wood) +
    fill(K.ribbon([on(0.84), on(0.92), on(1)], [w * 0.85, w * 1.06, w * 1.06]), dip) +
    K.stroke(`M${K.pt(on(0.04))}L${K.pt(on(0.56))}`, shade(wood, 0.3), w * 0.1)
  )
}

/** rounded(x, y, w, h, k): rectangle with round corners. */
export const rounded = (x, y, w, h, k) =>
  `M${x + k} ${y}h${w - 2 * k}a${k} ${k} 0 0 1 ${k} ${k}v${h - 2 * k}a${k} ${k} 0 0 1 ${-k} ${k}h${2 * k - w}a${k} ${k} 0 0 1 ${-k} ${-k}v${2 * k - h}a${k} ${k} 0 0 1 ${k} ${-k}Z`

/** needle(x, y, len, turn): an acupuncture needle with its wound handle, point away from (x, y). */
export const needle = (x, y, len, turn, metal = P.gold) => {
  const coil = Array.from(
    { length: 9 },
    (_, i) => `M${K.n(len * (0.05 + i * 0.033))} -7l${K.n(len * 0.018)} 14`,
  ).join('')
  return K.at(
    x,
    y,
    K.stroke(`M0 0H${len}`, mix(P.stone, P.card, 0.7), 4.5) +
      K.stroke(`M${K.n(len * 0.04)} 0H${K.n(len * 0.36)}`, metal, 14) +
      K.stroke(coil, shade(metal, 0.4), 2.6) +
      K.stroke(K.disc(0, 0, 9), metal, 5),
    { rot: turn },
  )
}

/** diya(x, y, s): a clay lamp seen from above, its wick alight to the right. */
export const diya = (x, y, s) =>
  fill(K.disc(x + 8, y + 14, s * 0.62, s * 0.6), P.night, 0.4) +
  fill(K.soft(scaled('-0.6 0, -0.5 -0.52, 0.1 -0.62, 0.95 0, 0.1 0.62, -0.5 0.52', x, y, s)), P.clay) +
  fill(
    K.soft(scaled('-0.48 0, -0.4 -0.42, 0.1 -0.48, 0.76 0, 0.1 0.48, -0.4 0.42', x, y, s)),
    mix(P.gold, P.earth, 0.45),
  ) +
  K.stroke(`M${x} ${y}q${s * 0.3} ${-s * 0.12} ${s * 0.72} 0`, P.card, s * 0.07) +
  fill(K.leafD(x + s * 0.58, y, s * 0.86, s * 0.34, -8), P.gold) +
  fill(K.leafD(x + s * 0.62, y, s * 0.52, s * 0.2, -8), P.card)

/** handChart(x, y, s): a sheet with the open hand, its channels and points. */
export const handChart = (x, y, s) => {
  const place = { x, y, s }
  const at = (u, v) => K.handSpot(u, v, place)
  const channels = [
    K.spots('0.02 0.82, -0.02 -0.3, -0.13 -1.1, -0.13 -1.95'),
    K.spots('-0.18 0.82, -0.32 -0.2, -0.72 -0.62, -0.92 -1'),
    K.spots('0.2 0.82, 0.26 -0.3, 0.42 -0.95, 0.53 -1.5'),
  ]
  const points = [...channels.flat(), [-0.4, -1.15], [-0.48, -1.75], [0.2, -1.3], [0.23, -1.8], [0.02, -0.66]]
  return [
    K.hand('open', { ...place, skin: tint(P.clay, 0.5), arm: 1.3 }),
    K.stroke(channels.map((line) => K.curve(line.map(([u, v]) => at(u, v)))).join(''), P.leaf, 5),
    fill(points.map(([u, v]) => K.disc(...at(u, v), 11)).join(''), P.card),
    fill(points.map(([u, v]) => K.disc(...at(u, v), 7)).join(''), P.clay),
  ]
}

/** rain(r, x, y, w, h, count, tone): slanting strokes. */
export const rain = (r, x, y, w, h, count, tone) =>
  K.stroke(
    Array.from({ length: count }, () => {
      const len = r.range(18, 46)
      return `M${Math.round(r.range(x, x + w))} ${Math.round(r.range(y, y + h))}l${K.n(-len * 0.26)} ${K.n(len)}`
    }).join(''),
    tone,
    2.6,
    0.7,
  )

/** rails(far, from, to, posts, tone): both parallel bars from one distance to another, with a foot at each end; far(k) gives their places. */
export const rails = (far, from, to, posts, tone) => {
  const [a, b] = [far(from), far(to)]
  return [-1, 1]
    .map((s) => {
      const at = (p) => [p.x + s * p.half, p.rail]
      return (
        fill(
          posts
            .map((k) => far(k))
            .map(
              (p) =>
                K.box(at(p)[0] - p.k * 9, p.rail, p.k * 18, p.floor - p.rail) +
                K.disc(at(p)[0], p.floor, p.k * 44, p.k * 12),
            )
            .join(''),
          shade(tone, 0.45),
        ) +
        fill(K.ribbon([at(a), at(b)], [a.k * 15, b.k * 15]), tone) +
        K.stroke(
          `M${K.pt([at(a)[0], at(a)[1] - a.k * 5])}L${K.pt([at(b)[0], at(b)[1] - b.k * 5])}`,
          tint(tone, 0.5),
          3,
        )
      )
    })
    .join('')
}

/** ball(x, y, s, tone): a large exercise ball on y. */
export const ball = (x, y, s, tone) =>
  fill(K.disc(x + s * 0.3, y, s * 1.1, s * 0.16), P.night, 0.22) +
  fill(K.disc(x, y - s, s), shade(tone, 0.22)) +
  fill(K.disc(x - s * 0.1, y - s * 1.08, s * 0.86), tone) +
  K.stroke(
    [0.26, 0.46, 0.66, 0.84]
      .map((k) => K.disc(x - s * 0.12 * (1.2 - k), y - s * 1.05, s * k, s * k * 0.98))
      .join(''),
    shade(tone, 0.3),
    3,
    0.45,
  ) +
  fill(K.disc(x - s * 0.4, y - s * 1.46, s * 0.16, s * 0.1), P.card, 0.7)

/** filings(poles, count, spot, tone): iron dust, each grain turned along the field between two poles. */
export const filings = ([[ax, ay], [bx, by]], count, spot, tone) => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = spot()
    const [p, q] = [Math.hypot(x - ax, y - ay) ** 2, Math.hypot(x - bx, y - by) ** 2]
    const turn = Math.atan2((y - ay) / p - (y - by) / q, (x - ax) / p - (x - bx) / q)
    const [u, v] = [Math.cos(turn) * 11, Math.sin(turn) * 11]
    d += `M${K.n(x - u)} ${K.n(y - v)}l${K.n(u * 2)} ${K.n(v * 2)}`
  }
  return K.stroke(d, tone, 4, 0.75)
}

/** tiles(w, h, size, ground, tones): floor of patterned cement tiles from above: a flower in each, a dot where four meet. */
export const tiles = (w, h, size, ground, [petal, heart, joint]) => {
  let [petals, hearts, dots, lines] = ['', '', '', '']
  for (let y = size / 2; y < h + size; y += size)
    for (let x = size / 2; x < w + size; x += size) {
      for (const a of [45, 135, 225, 315]) petals += K.leafD(x, y, size * 0.62, size * 0.24, a)
      hearts += K.disc(x, y, size * 0.09)
      dots += K.disc(x + size / 2, y + size / 2, size * 0.13)
      lines += K.box(x - size / 2, y - size / 2, size, size)
    }
  return [
    fill(K.box(0, 0, w, h), ground),
    fill(petals, petal),
    fill(hearts, heart),
    fill(dots, joint),
    K.stroke(lines, shade(ground, 0.2), 2.5, 0.6),
  ]
}

/** resting(r, x, y, s, skin, sheet): somebody lying face down, from above, head to the left; s is the width of the shoulders. */
export const resting = (r, x, y, s, skin, sheet) => {
  const on = ([u, v]) => [x + u * s, y + v * s]
  const half = (list) => [...list, ...list.map(([u, v]) => [u, -v]).reverse()].map(on)
  const dark = shade(skin, 0.2)
  const arms = [-1, 1].map((k) => K.limb(on([0.55, k * 0.42]), on([1.5, k * 0.56]), s * 0.14, s * 0.1))
  const cover = half(K.spots('1.3 0.7, 1.5 0.72, 2.4 0.68, 3.4 0.6, 3.52 0.3, 3.46 0.05'))
  return [
    fill(K.disc(...on([0, 0]), s * 0.36, s * 0.34), P.leaf),
    fill(K.disc(...on([0.02, 0]), s * 0.3, s * 0.28), shade(P.leaf, 0.25)),
    ...arms.map((d) => fill(d, dark)),
    fill(K.ribbon(K.spots('0.1 0, 0.3 0, 0.5 0').map(on), [s * 0.12, s * 0.13, s * 0.24]), dark),
    fill(
      K.soft(
        half(K.spots('0.34 0.08, 0.42 0.26, 0.46 0.52, 0.7 0.56, 0.9 0.42, 1.15 0.34, 1.5 0.36, 1.8 0.42')),
      ),
      skin,
    ),
    fill(K.ribbon(K.spots('0.5 0.01, 1 0.016, 1.6 0.01').map(on), [s * 0.004, s * 0.022, s * 0.008]), dark),
    K.stroke(
      [-1, 1]
        .map(
          (k) => `M${K.pt(on([0.56, k * 0.16]))}Q${K.pt(on([0.8, k * 0.14]))} ${K.pt(on([0.9, k * 0.28]))}`,
        )
        .join(''),
      dark,
      s * 0.022,
    ),
    K.stroke(
      `M${K.pt(on([0.66, -0.36]))}Q${K.pt(on([0.9, -0.33]))} ${K.pt(on([1.14, -0.25]))}M${K.pt(on([0.6, -0.28]))}l${K.n(s * 0.16)} ${K.n(s * 0.01)}`,
      tint(skin, 0.4),
      s * 0.024,
      0.8,
    ),
    fill(K.blob(r, ...on([0, 0]), s * 0.22, s * 0.2, { points: 10, amp: 0.05 }), P.hairTone),
    K.stroke(
      [-0.15, -0.08, 0, 0.08, 0.15]
        .map((v) => `M${K.pt(on([0.2, v * 1.1]))}Q${K.pt(on([0.06, v * 1.3]))} ${K.pt(on([-0.1, v * 0.4]))}`)
        .join(''),
      mix(P.hairTone, P.paper, 0.16),
      2.4,
    ),
    fill(K.disc(...on([-0.15, 0]), s * 0.125), P.hairTone),
    K.stroke(
      K.disc(...on([-0.15, 0]), s * 0.08) + K.disc(...on([-0.15, 0]), s * 0.12),
      mix(P.hairTone, P.paper, 0.2),
      3,
    ),
    fill(K.soft(cover), sheet),
    fill(
      K.handCut(
        r,
        half([
          [1.4, 0.71],
          [1.57, 0.71],
        ]),
        { amp: 3, step: 60 },
      ),
      tint(P.clay, 0.4),
    ),
    ...[-1, 1].map((k) =>
      fill(
        K.ribbon(
          [
            [1.66, k * 0.2],
            [2, k * 0.22],
            [2.5, k * 0.19],
            [3, k * 0.17],
            [3.4, k * 0.15],
          ].map(on),
          [0, s * 0.09, s * 0.07, s * 0.06, 0],
        ),
        shade(sheet, 0.07),
      ),
    ),
    K.stroke(
      K.spots(
        '1.7 -0.02 3.2 -0.01, 1.75 -0.5 2.5 -0.44, 2.7 -0.46 3.3 -0.38, 1.75 0.5 2.4 0.44, 2.6 0.44 3.3 0.38',
      )
        .map(
          ([a, b, c, d]) => `M${K.pt(on([a, b]))}Q${K.pt(on([(a + c) / 2, b + 0.05]))} ${K.pt(on([c, d]))}`,
        )
        .join(''),
      shade(sheet, 0.18),
      4,
    ),
  ]
}

/** bowlTop(x, y, s, metal, inside): a round bowl from above. */
export const bowlTop = (x, y, s, metal, inside) =>
  fill(K.disc(x + s * 0.1, y + s * 0.13, s), P.night, 0.25) +
  fill(K.disc(x, y, s), metal) +
  fill(K.disc(x, y, s * 0.86), shade(metal, 0.4)) +
  fill(K.disc(x + s * 0.03, y + s * 0.04, s * 0.78), inside) +
  K.stroke(
    `M${K.n(x - s * 0.5)} ${K.n(y - s * 0.2)}q${K.n(s * 0.16)} ${K.n(-s * 0.3)} ${K.n(s * 0.5)} ${K.n(-s * 0.32)}`,
    tint(inside, 0.6),
    s * 0.07,
  )
