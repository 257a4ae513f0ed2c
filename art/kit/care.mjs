// Things of the treatment room: linen, towels, sandals, dishes.
import { limb, stipple } from './cut.mjs'
import { earth, gold, mix, night, paper } from './palette.mjs'
import { box, disc, fill, n, pt, stroke } from './svg.mjs'

const dusk = (c, k = 0.28) => mix(c, night, k)

/** linen(r, x, y, w, tones): cloths folded on each other, the fold to the right; y is what they lie on. */
export const linen = (r, x, y, w, tones) =>
  tones
    .map((tone, i) => {
      const [h, wide] = [w * 0.13, w * r.range(0.9, 1)]
      const [px, top] = [x - wide / 2 + r.off(w * 0.02), y - h * (i + 1)]
      return (
        fill(
          `M${n(px)} ${n(top + 2)}L${n(px + wide - h / 2)} ${n(top)}a${n(h / 2)} ${n(h / 2)} 0 0 1 0 ${n(h)}L${n(px)} ${n(top + h)}Z`,
          tone,
        ) +
        stroke(
          `M${n(px + w * 0.03)} ${n(top + h * 0.38)}h${n(wide - h * 0.8)}M${n(px + w * 0.02)} ${n(top + h * 0.7)}h${n(wide - h * 0.7)}q${n(h * 0.3)} ${n(-h * 0.1)} ${n(h * 0.22)} ${n(-h * 0.3)}`,
          dusk(tone, 0.25),
          Math.max(1.5, w / 110),
          0.6,
        )
      )
    })
    .join('')
/** rolled(r, x, y, w, d, tone): a towel rolled up, its end to the left; d thick, lying on y. */
export const rolled = (r, x, y, w, d, tone) =>
  fill(
    `M${n(x)} ${n(y - d)}H${n(x + w)}a${n(d * 0.3)} ${n(d / 2)} 0 0 1 0 ${n(d)}H${n(x)}Z`,
    mix(tone, paper, 0.08),
  ) +
  fill(box(x, y - d * 0.3, w + d * 0.1, d * 0.3), dusk(tone, 0.14)) +
  stipple(r, 40, () => [x + r.range(d * 0.4, w), y - d * r.range(0.1, 0.6)], dusk(tone, 0.3), 2.6, 0.5) +
  fill(disc(x, y - d / 2, d * 0.36, d / 2), dusk(tone, 0.1)) +
  stroke(
    [0.27, 0.17, 0.07].map((k) => disc(x, y - d / 2, d * k, d * k * 1.4)).join(''),
    dusk(tone, 0.38),
    Math.max(1.5, d / 28),
  )
/** sandals(x, y, s, tone): a pair left on the floor, toes away from us; s long. */
export const sandals = (x, y, s, tone = earth, turn = 0) =>
  [-1, 1]
    .map((k) => {
      const [px, py] = [x + k * s * 0.24, y + k * turn * s]
      return (
        fill(limb([px, py], [px + k * s * 0.04, py - s * 0.48], s * 0.15, s * 0.19), tone) +
        stroke(
          `M${n(px - s * 0.15)} ${n(py - s * 0.26)}Q${n(px - s * 0.04)} ${n(py - s * 0.44)} ${n(px + k * s * 0.04)} ${n(py - s * 0.54)}Q${n(px + s * 0.1)} ${n(py - s * 0.44)} ${n(px + s * 0.17)} ${n(py - s * 0.26)}`,
          mix(tone, gold, 0.55),
          s * 0.065,
        )
      )
    })
    .join('')
/** dish(r, x, y, s, colour, inside, {h, mouth}): open bowl seen a little from above, s wide, its foot on y; inside is what fills it. */
export const dish = (r, x, y, s, colour, inside, { h = 0.42, mouth = 0.13 } = {}) => {
  const [top, rx] = [y - s * h, s / 2]
  const side = (k) => [x + k * rx, top]
  const body = (a, b) =>
    `M${pt(side(a))}C${pt([x + a * rx * 0.98, y - s * h * 0.35])} ${pt([x + a * rx * 0.55, y])} ${pt([x + a * rx * 0.4, y])}L${pt([x + b * rx * 0.4, y])}C${pt([x + b * rx * 0.55, y])} ${pt([x + b * rx * 0.98, y - s * h * 0.35])} ${pt(side(b))}Z`
  return (
    fill(body(-1, 1), colour) +
    fill(body(0.35, 1), dusk(colour, 0.24)) +
    stipple(
      r,
      50,
      () => [x + r.off(rx * 0.7), y - s * h * r.range(0.08, 0.7)],
      dusk(colour, 0.45),
      Math.max(2.4, s / 110),
      0.5,
    ) +
    fill(disc(x, top, rx, s * mouth), mix(colour, paper, 0.24)) +
    fill(disc(x, top + s * 0.012, rx * 0.93, s * mouth * 0.86), dusk(colour, 0.5)) +
    (inside ? fill(disc(x, top + s * 0.03, rx * 0.88, s * mouth * 0.72), inside) : '')
  )
}
