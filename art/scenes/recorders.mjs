// What physiology measures with: drum and lever, spirometer, pressure gauge.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

const on = (text, x, y, s) => K.spots(text).map(([u, v]) => [x + u * s, y + v * s])

/** kymograph(r, x, y, s, wave): a drum of smoked paper on its foot, y the bench; wave(t) is the curve that the lever writes, t from 0 to 1. */
export const kymograph = (r, x, y, s, wave) => {
  const [w, top, h] = [s * 0.56, y - s, s * 0.66]
  const soot = mix(P.night, P.earth, 0.25)
  const line = (row, amp) =>
    K.curve(
      Array.from({ length: 40 }, (_, i) => {
        const t = i / 39
        const u = Math.sin((t - 0.5) * 2.9) / Math.sin(1.45)
        return [x + (u * w) / 2, top + h * row - wave(t + row) * s * amp + (1 - u * u) * s * 0.035]
      }),
    )
  const drum = `M${K.n(x - w / 2)} ${K.n(top)}V${K.n(top + h)}a${K.n(w / 2)} ${K.n(s * 0.06)} 0 0 0 ${K.n(w)} 0V${K.n(top)}Z`
  return [
    fill(K.box(x - s * 0.04, top + h, s * 0.08, s * 0.24), mix(P.gold, P.earth, 0.3)),
    fill(K.box(x - s * 0.26, y - s * 0.16, s * 0.52, s * 0.13), P.leaf),
    fill(K.box(x + s * 0.06, y - s * 0.16, s * 0.2, s * 0.13), shade(P.leaf, 0.3)),
    fill(K.box(x - s * 0.32, y - s * 0.035, s * 0.64, s * 0.035), shade(P.leaf, 0.4)),
    fill(drum, soot),
    K.within('drum', drum, [
      K.stroke(line(0.3, 0.09) + line(0.56, 0.09) + line(0.82, 0.09), P.card, s * 0.011),
      K.stipple(r, 160, () => [x + r.off(w / 2), top + r.next() * h], P.card, 1.8, 0.35),
      fill(K.box(x + w * 0.3, top, w * 0.2, h + 30), P.night, 0.35),
      fill(K.box(x - w * 0.44, top, w * 0.07, h + 30), P.card, 0.12),
    ]),
    fill(K.disc(x, top, w / 2, s * 0.06), mix(P.gold, P.sand, 0.2)),
    K.stroke(K.disc(x, top, w * 0.36, s * 0.038), shade(P.gold, 0.3), s * 0.008),
    fill(K.box(x - s * 0.02, top - s * 0.13, s * 0.04, s * 0.13), shade(P.gold, 0.25)),
  ]
}

/** lever(x, y, h, reach, at): the stand whose straw pen writes on a drum; at is the height of the pen. */
export const lever = (x, y, h, reach, at) =>
  fill(K.box(x - 70, y - 16, 140, 16), shade(P.leaf, 0.4)) +
  K.stroke(`M${x} ${y - 14}V${y - h}`, mix(P.stone, P.water, 0.3), 11) +
  fill(K.box(x - 24, y - at - 24, 48, 48), P.gold) +
  K.stroke(`M${x + 40} ${y - at}L${x - reach} ${y - at - 8}`, P.straw, 6) +
  fill(K.leafD(x - reach + 14, y - at - 7, 26, 10, 184), P.ink)

/** spirometer(x, y, s): bell, water tank and counterweight, y the bench; its hose lies before it. */
export const spirometer = (x, y, s) => {
  const [tank, bell] = [mix(P.water, P.card, 0.28), mix(P.water, P.card, 0.68)]
  const brass = mix(P.gold, P.sand, 0.15)
  // each an upright cylinder, its upper edge the near half of an ellipse
  const can = (w, top, foot, tone) => {
    const [l, a, b, c, flat] = [x - w / 2, y - s * top, y - s * foot, w / 2, w * 0.11].map(K.n)
    const d = `M${l} ${a}a${c} ${flat} 0 0 0 ${K.n(w)} 0V${b}a${c} ${flat} 0 0 1 ${K.n(-w)} 0Z`
    return K.within(`can${Math.round(w)}`, d, [
      fill(K.box(x - w / 2, 0, w, 1000), tone),
      fill(K.box(x + w * 0.22, 0, w * 0.3, 1000), shade(tone, 0.2)),
      fill(K.box(x - w * 0.4, 0, w * 0.06, 1000), tint(tone, 0.5)),
    ])
  }
  const rim = (w, top, tone) => fill(K.disc(x, y - s * top, w / 2, w * 0.11), tone)
  const marks = Array.from(
    { length: 7 },
    (_, i) => `M${K.n(x - s * 0.06)} ${K.n(y - s * (0.76 - i * 0.034))}h${K.n(s * (i % 2 ? 0.05 : 0.09))}`,
  )
  return (
    K.stroke(
      `M${K.n(x + s * 0.3)} ${K.n(y - s * 0.06)}V${K.n(y - s * 1.08)}H${K.n(x)}V${K.n(y - s * 0.84)}`,
      shade(brass, 0.25),
      s * 0.026,
    ) +
    K.stroke(
      K.disc(x + s * 0.03, y - s * 1.06, s * 0.045) + K.disc(x + s * 0.27, y - s * 1.06, s * 0.045),
      brass,
      s * 0.024,
    ) +
    rim(s * 0.54, 0.5, shade(tank, 0.5)) +
    can(s * 0.42, 0.84, 0.46, bell) +
    rim(s * 0.42, 0.84, tint(bell, 0.45)) +
    K.stroke(marks.join(''), shade(bell, 0.55), s * 0.012) +
    can(s * 0.54, 0.5, 0.04, tank) +
    K.stroke(
      `M${K.n(x - s * 0.27)} ${K.n(y - s * 0.5)}a${K.n(s * 0.27)} ${K.n(s * 0.059)} 0 0 0 ${K.n(s * 0.54)} 0`,
      brass,
      s * 0.026,
    ) +
    fill(K.box(x + s * 0.265, y - s * 0.66, s * 0.07, s * 0.17), brass) +
    K.stroke(
      `M${K.n(x - s * 0.1)} ${K.n(y - s * 0.08)}C${K.n(x - s * 0.1)} ${K.n(y + s * 0.22)} ${K.n(x - s * 0.34)} ${K.n(y + s * 0.02)} ${K.n(x - s * 0.5)} ${K.n(y + s * 0.1)}`,
      P.plum,
      s * 0.045,
    ) +
    fill(K.limb([x - s * 0.5, y + s * 0.1], [x - s * 0.58, y + s * 0.115], s * 0.03, s * 0.042), P.card)
  )
}

/** pressureGauge(r, x, y, s): a mercury sphygmomanometer, its lid up, with cuff and bulb before it. */
export const pressureGauge = (r, x, y, s) => {
  const wood = mix(P.clay, P.earth, 0.45)
  return (
    fill(K.cutBox(r, x - s * 0.19, y - s, s * 0.38, s * 0.9, 1), wood) +
    fill(K.box(x - s * 0.15, y - s * 0.96, s * 0.3, s * 0.84), P.card) +
    K.stroke(
      Array.from(
        { length: 17 },
        (_, i) => `M${K.n(x + s * 0.03)} ${K.n(y - s * (0.9 - i * 0.045))}h${K.n(s * (i % 4 ? 0.05 : 0.09))}`,
      ).join(''),
      P.ink,
      s * 0.008,
    ) +
    fill(K.box(x - s * 0.035, y - s * 0.93, s * 0.05, s * 0.8), tint(P.water, 0.5)) +
    fill(K.box(x - s * 0.025, y - s * 0.52, s * 0.03, s * 0.4), mix(P.stone, P.ink, 0.4)) +
    fill(K.cutBox(r, x - s * 0.23, y - s * 0.14, s * 0.46, s * 0.14, 1), shade(wood, 0.25)) +
    K.stroke(
      `M${K.n(x + s * 0.2)} ${K.n(y - s * 0.08)}C${K.n(x + s * 0.4)} ${K.n(y - s * 0.2)} ${K.n(x + s * 0.32)} ${K.n(y + s * 0.1)} ${K.n(x + s * 0.5)} ${K.n(y + s * 0.04)}`,
      P.ink,
      s * 0.022,
    ) +
    fill(K.soft(on('0.48 0, 0.6 -0.05, 0.72 0.0, 0.74 0.07, 0.6 0.12, 0.48 0.08', x, y, s)), P.ink) +
    fill(K.disc(x + s * 0.57, y + s * 0.01, s * 0.04, s * 0.02), mix(P.ink, P.paper, 0.3))
  )
}
