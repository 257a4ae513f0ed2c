// Food and herbs: what lies on plates, hangs from rails and fills glasses.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** heap(r, x, y, rx, ry, tone, grain): a helping from above, with its grain. */
export const heap = (r, x, y, rx, ry, tone, grain = 90) =>
  fill(K.blob(r, x + rx * 0.06, y + ry * 0.1, rx, ry, { points: 12, amp: 0.06 }), shade(tone, 0.3)) +
  fill(K.blob(r, x, y, rx * 0.94, ry * 0.92, { points: 12, amp: 0.06 }), tone) +
  fill(
    K.blob(r, x - rx * 0.14, y - ry * 0.16, rx * 0.52, ry * 0.5, { points: 9, amp: 0.08 }),
    tint(tone, 0.2),
  ) +
  K.stipple(r, grain, K.spotIn(r, x, y, rx * 0.9, ry * 0.88), shade(tone, 0.34), 5, 0.7) +
  K.stipple(r, grain, K.spotIn(r, x, y, rx * 0.85, ry * 0.82), tint(tone, 0.5), 5, 0.7)

/** greens(r, x, y, s, tones): chopped leaves, from above. */
export const greens = (r, x, y, s, tones) =>
  tones.map((tone, i) =>
    fill(
      Array.from({ length: 26 }, () => {
        const [u, v] = K.spotIn(r, x, y, s * 0.8, s * 0.6)()
        return K.leafD(u, v, s * r.range(0.3, 0.46), s * 0.15, r.range(0, 360))
      }).join('') + (i ? '' : K.disc(x, y, s * 0.86, s * 0.66)),
      tone,
    ),
  )

/** lime(x, y, s, turn): half a lime, its cut side to us. */
export const lime = (x, y, s, turn) => {
  const pulp = mix(P.moss, P.straw, 0.55)
  const walls = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (a) => `M${x} ${y}L${K.pt(K.go(x, y, a + turn, s * 0.74))}`,
  )
  return (
    fill(K.disc(x + 4, y + 6, s), P.night, 0.25) +
    fill(K.disc(x, y, s), P.moss) +
    fill(K.disc(x, y, s * 0.88), P.card) +
    fill(K.disc(x, y, s * 0.76), pulp) +
    K.stroke(walls.join(''), P.card, s * 0.07) +
    fill(K.disc(x, y, s * 0.12), P.card)
  )
}

/** ear(r, x, y, len, angle, tone, fingers): an ear of millet on its stalk: one bent spike, or several like a hand. */
export const ear = (r, x, y, len, angle, tone, fingers = 1) => {
  const knot = K.go(x, y, angle, len * 0.52)
  const w = len * (fingers > 1 ? 0.022 : 0.045)
  const belly = (t) => w * Math.sin(Math.PI * (0.14 + 0.8 * t)) + 1
  const spikes = Array.from({ length: fingers }, (_, i) => {
    const turn = fingers > 1 ? (i - (fingers - 1) / 2) * 24 : 0
    return K.bow(knot, K.go(...knot, angle + turn, len * 0.46), fingers > 1 ? turn * -0.006 : 0.14, 22)
  })
  const grains = spikes.flatMap((spine) =>
    spine.flatMap(([u, v], i) =>
      [-0.8, -0.1, 0.6].map((k) =>
        K.disc(u + r.off(w * 0.2) + k * belly(i / 22) * 0.5, v + k * belly(i / 22), len * 0.011),
      ),
    ),
  )
  return (
    K.stroke(`M${K.n(x)} ${K.n(y)}L${K.pt(knot)}`, mix(P.moss, P.deep, 0.4), len * 0.014) +
    fill(
      K.leafD(...K.go(x, y, angle, len * 0.1), len * 0.5, len * 0.05, angle + 20),
      mix(P.moss, P.deep, 0.3),
    ) +
    fill(spikes.map((spine) => K.ribbon(spine, belly)).join(''), shade(tone, 0.3)) +
    fill(grains.join(''), tone)
  )
}

/** bundle(r, x, y, len, kind, tone): herbs hung upside down from a rail at (x, y). */
export const bundle = (r, x, y, len, kind, tone) => {
  const top = y + len * 0.22
  const c = { colour: tone, dark: shade(tone, 0.28), vein: tint(tone, 0.35), stem: mix(tone, P.earth, 0.5) }
  const stalk = (a, k) =>
    ({
      broad: () =>
        K.sprig(r, x, top, len * k, 90 + a, { pairs: 5, long: 0.28, wide: 0.5, bend: a * -0.004, ...c }),
      fine: () =>
        K.sprig(r, x, top, len * k, 90 + a, {
          pairs: 9,
          long: 0.16,
          wide: 0.34,
          flat: true,
          bend: a * -0.004,
          ...c,
        }),
      fern: () =>
        K.fern(r, x, top, len * k, 90 + a, a % 2 ? c.colour : c.dark, { bend: a * -0.005, wide: 0.17 }),
      grass: () =>
        fill(K.leafD(x, top, len * k * 1.05, len * 0.035, 90 + a * 0.8), a % 2 ? c.colour : c.dark),
      bloom: () => {
        const tip = K.go(x, top, 90 + a, len * k * 0.9)
        return (
          K.stroke(`M${K.pt([x, top])}L${K.pt(tip)}`, c.stem, 4) +
          K.flower(...tip, len * 0.085, 11, tone, shade(tone, 0.3), a)
        )
      },
    })[kind]()
  const spread =
    kind === 'grass'
      ? [-27, -21, -14, -9, -3, 2, 7, 13, 18, 25]
      : kind === 'bloom'
        ? [-28, 24, -15, 13, -2, -21, 5]
        : [-25, 25, -11, 13, 1]
  return [
    K.stroke(`M${x} ${y - 4}V${top}`, P.straw, 4),
    ...spread.map((a, i) => stalk(a, 0.78 - 0.1 * (i % 3))),
    fill(K.cutBox(r, x - len * 0.05, top + len * 0.02, len * 0.1, len * 0.06, 1), P.straw),
  ]
}

/** glass(x, y, h, drink): a tumbler of juice on y. */
export const glass = (x, y, h, drink) => {
  const side = (top, k) =>
    K.poly([
      [x - h * 0.3 * k, y - h * top],
      [x + h * 0.3 * k, y - h * top],
      [x + h * 0.22 * k, y - h * 0.03],
      [x - h * 0.22 * k, y - h * 0.03],
    ])
  return (
    fill(side(1, 1), tint(P.water, 0.7), 0.5) +
    fill(side(0.78, 0.9), drink) +
    fill(K.disc(x, y - h * 0.78, h * 0.255, h * 0.045), tint(drink, 0.35)) +
    fill(
      K.poly([
        [x - h * 0.2, y - h * 0.94],
        [x - h * 0.14, y - h * 0.94],
        [x - h * 0.11, y - h * 0.1],
        [x - h * 0.15, y - h * 0.1],
      ]),
      P.card,
      0.5,
    ) +
    K.stroke(K.disc(x, y - h, h * 0.3, h * 0.05), P.card, 3, 0.9)
  )
}

/** drawers(r, x, y, w, h, cols, rows, wood): a chest of small drawers, each with its label and knob. */
export const drawers = (r, x, y, w, h, cols, rows, wood) =>
  fill(K.box(x, y, w, h), shade(wood, 0.36)) +
  Array.from({ length: cols * rows }, (_, i) => {
    const [dw, dh] = [w / cols, h / rows]
    const [px, py] = [x + (i % cols) * dw, y + Math.floor(i / cols) * dh]
    return (
      fill(K.box(px + 10, py + 10, dw - 20, dh - 16), shade(wood, 0.42)) +
      fill(K.cutBox(r, px + 13, py + 12, dw - 28, dh - 24, 1), r.next() < 0.3 ? shade(wood, 0.08) : wood) +
      K.stroke(
        `M${K.n(px + 24)} ${K.n(py + dh * 0.72)}h${K.n(dw * r.range(0.3, 0.7))}`,
        shade(wood, 0.16),
        3,
      ) +
      fill(K.cutBox(r, px + dw / 2 - 44, py + dh * 0.26, 86, dh * 0.22, 1), P.card) +
      K.stroke(`M${K.n(px + dw / 2 - 28)} ${K.n(py + dh * 0.37)}h${K.n(r.range(34, 54))}`, P.moss, 4) +
      fill(K.disc(px + dw / 2, py + dh * 0.68, 10), P.gold)
    )
  }).join('')

/** fruit(r, x, y, w): a bowl of mangoes, pomegranates and bananas on y. */
export const fruit = (r, x, y, w) => {
  const on = (u, v) => [x + u * w, y + v * w]
  const round = (u, v, s, tone) =>
    fill(K.disc(...on(u, v), s * w), shade(tone, 0.2)) +
    fill(K.disc(...on(u - 0.014, v - 0.016), s * w * 0.86), tone) +
    fill(K.disc(...on(u - 0.05, v - 0.05), s * w * 0.16), tint(tone, 0.6))
  const banana = (a, b, c, tone) =>
    fill(K.ribbon([on(...a), on(...b), on(...c)], [w * 0.014, w * 0.062, w * 0.02]), tone)
  return [
    banana([-0.06, -0.62], [0.24, -0.62], [0.44, -0.4], shade(P.gold, 0.12)),
    banana([-0.06, -0.62], [0.2, -0.54], [0.34, -0.32], mix(P.gold, P.straw, 0.3)),
    round(-0.08, -0.42, 0.14, mix(P.gold, P.clay, 0.45)),
    round(-0.28, -0.44, 0.13, P.clay),
    round(0.02, -0.5, 0.14, mix(P.clay, P.plum, 0.3)),
    round(-0.13, -0.58, 0.12, mix(P.gold, P.clay, 0.2)),
    round(0.2, -0.42, 0.12, mix(P.moss, P.gold, 0.3)),
    K.dish(r, x, y, w, P.water, shade(P.water, 0.3), { h: 0.36, mouth: 0.012 }),
  ]
}
