// What the departments teach with: manuscripts, models, cups, chairs, charts, poisons.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

const on = (text, x, y, s) => K.spots(text).map(([u, v]) => [x + u * s, y + v * s])

/** palmLeaf(r, w, h, tone): a leaf of a manuscript, written in lines and bored for its cords, its middle at 0. */
export const palmLeaf = (r, w, h, tone) => {
  let lines = ''
  for (let row = 0; row < 4; row++)
    for (let x = -w * 0.46; x < w * 0.45; ) {
      const long = r.range(14, 40)
      const y = (row - 1.5) * h * 0.2
      const hole = [-0.24, 0.24].some((k) => Math.abs(x + long / 2 - k * w) < 34)
      if (!hole) lines += `M${K.n(x)} ${K.n(y)}h${K.n(long)}`
      x += long + r.range(7, 12)
    }
  const holes = [-0.24, 0.24].map((k) => K.disc(k * w, 0, h * 0.09)).join('')
  return (
    fill(K.cutBox(r, -w / 2 + 6, -h / 2 + 9, w, h, 2), P.night, 0.35) +
    fill(K.cutBox(r, -w / 2, -h / 2, w, h, 2), tone) +
    K.stroke(
      `M${K.n(-w / 2 + 4)} ${K.n(-h * 0.42)}h${K.n(w - 8)}M${K.n(-w / 2 + 4)} ${K.n(h * 0.42)}h${K.n(w - 8)}`,
      shade(tone, 0.2),
      2.5,
    ) +
    K.stroke(lines, mix(P.earth, P.ink, 0.4), 4.5, 0.85) +
    fill(holes, P.night) +
    K.stroke(holes, shade(tone, 0.4), 3)
  )
}

/** ear(x, y, s, tone): a model of the ear with its points, on a turned foot; y the shelf, s the height of the ear. */
export const ear = (x, y, s, tone) => {
  const mid = y - s * 0.68
  const to = (text) => on(text, x, mid, s)
  const [dark, deep, light] = [mix(tone, P.clay, 0.3), mix(tone, P.earth, 0.5), tint(tone, 0.4)]
  const wood = mix(P.earth, P.gold, 0.25)
  const outline = K.soft(
    to(
      '0.02 0.52, 0.16 0.46, 0.23 0.3, 0.32 0.1, 0.39 -0.14, 0.35 -0.38, 0.18 -0.52, -0.02 -0.53, -0.2 -0.45, -0.29 -0.28, -0.27 -0.08, -0.21 0.02, -0.23 0.14, -0.19 0.3, -0.15 0.44, -0.07 0.52',
    ),
  )
  const scapha = K.soft(
    to(
      '-0.19 -0.14, -0.19 -0.28, -0.06 -0.41, 0.14 -0.4, 0.27 -0.26, 0.28 -0.06, 0.22 0.1, 0.13 0.25, 0.1 0.18, 0.15 0.02, 0.15 -0.12, 0.06 -0.24, -0.06 -0.22',
    ),
  )
  const concha = K.soft(
    to('-0.18 -0.06, -0.04 -0.14, 0.07 -0.06, 0.08 0.1, 0.03 0.2, -0.06 0.22, -0.1 0.14, -0.17 0.08'),
  )
  const points = on(
    '0.08 0.4, 0 0.34, -0.08 0.4, 0.1 0.32, 0.16 -0.44, 0.33 -0.2, 0.32 -0.02, 0.24 0.18, 0.21 -0.14, 0.19 0.02, 0.1 -0.3, -0.04 -0.31, -0.14 -0.24, -0.02 -0.02, 0.02 0.08, -0.06 -0.46, 0.1 0.06, 0.02 -0.18',
    x,
    mid,
    s,
  )
  return (
    fill(
      K.ribbon(
        on('0 -0.2, 0 -0.12, 0 -0.07, 0 -0.04', x, y, s),
        [0.05, 0.028, 0.04, 0.07].map((w) => w * s),
      ),
      shade(wood, 0.25),
    ) +
    fill(
      K.soft(
        on(
          '-0.21 0.01, -0.2 -0.05, -0.06 -0.065, 0.06 -0.065, 0.2 -0.05, 0.21 0.01, 0.1 0.02, -0.1 0.02',
          x,
          y,
          s,
        ),
      ),
      wood,
    ) +
    fill(outline, tone) +
    fill(scapha, dark) +
    fill(concha, deep) +
    K.stroke(K.curve(to('-0.2 -0.05, -0.12 -0.03, 0 0.01')), tone, s * 0.06) +
    fill(
      K.soft(to('-0.225 0.02, -0.15 0.03, -0.09 0.1, -0.12 0.18, -0.2 0.19, -0.21 0.12')),
      tint(tone, 0.16),
    ) +
    fill(K.disc(...to('0.03 0.25')[0], s * 0.06, s * 0.045), tone) +
    K.stroke(
      K.curve(to('-0.22 -0.28, -0.14 -0.41, 0.02 -0.48, 0.18 -0.46, 0.31 -0.32, 0.345 -0.12, 0.3 0.06')),
      light,
      s * 0.03,
    ) +
    fill(points.map(([a, b]) => K.disc(a, b, s * 0.021)).join(''), P.card) +
    fill(points.map(([a, b]) => K.disc(a, b, s * 0.012)).join(''), P.clay)
  )
}

/** cup(x, y, s): a cupping glass, mouth down. */
export const cup = (x, y, s) => {
  const glass = mix(P.water, P.card, 0.5)
  const d = placedCup(x, y, s)
  return (
    fill(d, glass, 0.75) +
    fill(K.disc(x, y - s * 0.96, s * 0.09), tint(glass, 0.3)) +
    K.stroke(
      `M${K.n(x - s * 0.24)} ${K.n(y - s * 0.62)}L${K.n(x - s * 0.28)} ${K.n(y - s * 0.14)}`,
      P.card,
      s * 0.05,
    ) +
    K.stroke(`M${K.n(x - s * 0.4)} ${K.n(y)}h${K.n(s * 0.8)}`, shade(glass, 0.25), s * 0.05)
  )
}
const placedCup = (x, y, s) =>
  K.placed('M-0.4 0L-0.36 -0.5C-0.34 -0.82 -0.2 -0.9 0 -0.9C0.2 -0.9 0.34 -0.82 0.36 -0.5L0.4 0Z', {
    x,
    y,
    s,
  })

/** moxa(r, x, y, s): a moxa roll smouldering in its stand, y the shelf. */
export const moxa = (r, x, y, s) => {
  const tip = [x + s * 0.34, y - s * 0.86]
  return (
    K.steam(r, tip[0] + 6, tip[1] - 6, s * 1.5, 3, P.card, { spread: 34, width: 8, o: 0.7 }) +
    fill(K.box(x - s * 0.26, y - s * 0.08, s * 0.52, s * 0.08), P.earth) +
    K.stroke(`M${K.n(x)} ${K.n(y - s * 0.06)}V${K.n(y - s * 0.4)}`, P.gold, s * 0.06) +
    fill(K.limb([x - s * 0.16, y - s * 0.24], tip, s * 0.075, s * 0.075), P.straw) +
    fill(K.limb([x - s * 0.1, y - s * 0.31], [x - s * 0.02, y - s * 0.41], s * 0.08, s * 0.08), P.clay) +
    fill(K.disc(...tip, s * 0.09), shade(P.stone, 0.4)) +
    fill(K.disc(tip[0] + s * 0.01, tip[1] - s * 0.02, s * 0.05), P.gold)
  )
}

/** easyChair(x, y, s, tone, flip): a cane chair from the side, facing right; s high, on y. */
export const easyChair = (x, y, s, tone, flip = false) => {
  const wood = mix(P.earth, P.gold, 0.2)
  const to = (text) => K.spots(text).map(([u, v]) => [x + (flip ? -u : u) * s, y + v * s])
  const bar = (text, w, c) =>
    fill(
      K.ribbon(to(text), () => w * s),
      c,
    )
  return (
    fill(K.disc(x, y, s * 0.5, s * 0.035), P.night, 0.22) +
    bar('-0.3 0, -0.24 -0.2, -0.14 -0.42', 0.024, shade(wood, 0.35)) +
    bar('0.38 0, 0.34 -0.3, 0.33 -0.58', 0.024, wood) +
    bar('-0.42 0, -0.3 -0.3, -0.3 -0.6, -0.46 -1.04', 0.026, wood) +
    fill(K.limb(...to('-0.2 -0.4, 0.3 -0.44'), s * 0.085, s * 0.075), tone) +
    fill(
      K.ribbon(
        to('-0.2 -0.44, -0.22 -0.62, -0.32 -0.86, -0.38 -1'),
        [0.06, 0.085, 0.08, 0.05].map((k) => k * s),
      ),
      tint(tone, 0.14),
    ) +
    K.stroke(`M${K.pt(to('-0.16 -0.46')[0])}L${K.pt(to('0.3 -0.5')[0])}`, tint(tone, 0.45), s * 0.014) +
    bar('-0.26 -0.3, 0 -0.32, 0.34 -0.34', 0.02, shade(wood, 0.2)) +
    bar('-0.34 -0.64, -0.1 -0.63, 0.16 -0.62, 0.42 -0.56', 0.028, wood)
  )
}

/** chartBoard(x, y, w): a patient's chart on its board, hung from a hook; the curve is the week's temperature. */
export const chartBoard = (x, y, w, curve, tone) => {
  const h = w * 1.36
  return (
    fill(K.box(x - w / 2 + 7, y + 8, w, h), P.night, 0.3) +
    fill(K.box(x - w / 2, y, w, h), mix(P.earth, P.gold, 0.3)) +
    fill(K.box(x - w * 0.43, y + w * 0.12, w * 0.86, h - w * 0.2), P.card) +
    K.stroke(
      [0, 1, 2, 3]
        .map((i) => `M${K.n(x - w * 0.36)} ${K.n(y + h * (0.3 + i * 0.11))}h${K.n(w * 0.72)}`)
        .join(''),
      P.mist,
      w * 0.02,
    ) +
    K.stroke(
      K.curve(
        curve.map((v, i) => [x + w * (-0.34 + (0.68 * i) / (curve.length - 1)), y + h * (0.63 - v * 0.3)]),
      ),
      tone,
      w * 0.035,
    ) +
    K.stroke(
      `M${K.n(x - w * 0.36)} ${K.n(y + h * 0.76)}h${K.n(w * 0.5)}M${K.n(x - w * 0.36)} ${K.n(y + h * 0.85)}h${K.n(w * 0.64)}`,
      P.moss,
      w * 0.03,
    ) +
    fill(K.box(x - w * 0.16, y - w * 0.04, w * 0.32, w * 0.13), P.stone) +
    K.stroke(`M${K.n(x)} ${K.n(y - w * 0.03)}v${K.n(-w * 0.14)}`, P.stone, w * 0.04)
  )
}

/** stylus(from, to): the iron pen that scratches palm leaves, its point at `to`. */
export const stylus = (from, to) => {
  const at = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  return (
    K.at(6, 9, fill(K.ribbon([at(0), at(0.5), at(1)], [8, 6, 1]), P.night, 0.35)) +
    fill(K.ribbon([at(0), at(0.1), at(0.3), at(0.7), at(1)], [12, 6, 8, 6, 1]), mix(P.stone, P.ink, 0.45)) +
    fill(K.ribbon([at(0.12), at(0.2), at(0.28)], [8, 9, 8]), P.gold)
  )
}

/** datura(r, x, y, s): a cut spray of thorn apple, its stalk on y: leaves, trumpets and the spiny fruit. */
export const datura = (r, x, y, s) => {
  const trumpet = (u, v, long, rot) =>
    K.at(
      x + u * s,
      y + v * s,
      fill(
        K.soft(
          on('-0.05 0, -0.06 0.2, -0.1 0.42, -0.08 0.46, 0.08 0.46, 0.1 0.42, 0.06 0.2, 0.05 0', 0, 0, long),
        ),
        tint(P.leaf, 0.35),
      ) +
        fill(
          K.soft(
            on(
              '-0.06 0.28, -0.1 0.62, -0.3 0.9, -0.34 1.02, -0.14 0.98, 0 1.08, 0.14 0.98, 0.34 1.02, 0.3 0.9, 0.1 0.62, 0.06 0.28',
              0,
              0,
              long,
            ),
          ),
          P.card,
        ) +
        K.stroke(
          `M0 ${K.n(long * 0.5)}V${K.n(long * 0.98)}M${K.n(-long * 0.03)} ${K.n(long * 0.6)}Q${K.n(-long * 0.06)} ${K.n(long * 0.84)} ${K.n(-long * 0.22)} ${K.n(long * 0.95)}M${K.n(long * 0.03)} ${K.n(long * 0.6)}Q${K.n(long * 0.06)} ${K.n(long * 0.84)} ${K.n(long * 0.22)} ${K.n(long * 0.95)}`,
          shade(P.card, 0.25),
          long * 0.02,
        ),
      { rot },
    )
  const [fx, fy] = [x + s * 0.42, y - s * 0.62]
  const spines = Array.from({ length: 12 }, (_, i) =>
    K.leafD(fx, fy, s * 0.16, s * 0.05, i * 30 + r.off(6)),
  ).join('')
  const leafAt = (u, v, long, a) =>
    K.leaf(x + u * s, y + v * s, s * long, s * long * 0.26, a, P.leaf, P.deep, tint(P.leaf, 0.4))
  return (
    K.stroke(
      `M${x} ${y + s * 0.4}C${K.n(x - s * 0.02)} ${K.n(y - s * 0.3)} ${K.n(x + s * 0.1)} ${K.n(y - s * 0.7)} ${K.n(x - s * 0.1)} ${K.n(y - s * 1.2)}M${K.n(x + s * 0.03)} ${K.n(y - s * 0.4)}L${K.n(fx)} ${K.n(fy)}`,
      shade(P.leaf, 0.3),
      s * 0.035,
    ) +
    leafAt(0.02, -0.2, 0.5, -20) +
    leafAt(0, -0.3, 0.52, -160) +
    leafAt(0.04, -0.66, 0.5, -52) +
    leafAt(0.02, -0.8, 0.46, -150) +
    leafAt(-0.1, -1.16, 0.4, -84) +
    fill(spines, shade(P.sage, 0.3)) +
    fill(K.disc(fx, fy, s * 0.11), P.sage) +
    trumpet(-0.06, -1.02, s * 0.62, 52) +
    trumpet(0.04, -0.98, s * 0.56, -44)
  )
}
