// What campers bring and leave: mats, lanterns, hats, the print of a hand, a head on its pillow.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** print(x, y, s, rot, tone): the mark of a small hand, palm and five fingers. */
export const print = (x, y, s, rot, tone) =>
  K.at(
    x,
    y,
    fill(K.soft(K.spots('-44 -4, -36 50, 0 64, 40 46, 46 -6, 22 -32, -22 -32')), tone) +
      K.stroke('M-31 -34L-42 -72M-10 -40L-13 -90M13 -40L18 -87M34 -32L46 -68M46 24L76 -4', tone, 21),
    { s, rot },
  )

/** rollEnd(x, y, s, tone): a rolled mat seen from its end. */
export const rollEnd = (x, y, s, tone) =>
  fill(K.disc(x, y, s), tone) +
  fill(K.disc(x, y, s * 0.86), shade(tone, 0.14)) +
  K.stroke(
    K.curve(
      Array.from({ length: 30 }, (_, i) => {
        const [a, k] = [i * 0.62, s * (0.08 + 0.028 * i)]
        return [x + Math.cos(a) * k, y + Math.sin(a) * k]
      }),
    ),
    tint(tone, 0.35),
    s * 0.07,
  )

/** strawHat(x, y, w): a gardener's hat hung on a post, seen from the side. */
export const strawHat = (x, y, w) => {
  const straw = mix(P.straw, P.gold, 0.3)
  return (
    fill(
      `M${x - w * 0.26} ${y}C${x - w * 0.24} ${y - w * 0.36} ${x + w * 0.24} ${y - w * 0.36} ${x + w * 0.26} ${y}Z`,
      straw,
    ) +
    fill(
      `M${x - w * 0.265} ${y - w * 0.05}Q${x} ${y + w * 0.03} ${x + w * 0.265} ${y - w * 0.05}V${y + w * 0.02}H${x - w * 0.265}Z`,
      P.clay,
    ) +
    fill(
      K.ribbon(
        [
          [x - w * 0.56, y + w * 0.06],
          [x, y + w * 0.03],
          [x + w * 0.56, y + w * 0.06],
        ],
        [w * 0.02, w * 0.065, w * 0.02],
      ),
      shade(straw, 0.1),
    ) +
    K.stroke(
      [0.1, 0.17, 0.23]
        .map(
          (k) =>
            `M${x - w * (0.25 - k * 0.3)} ${K.n(y - w * k)}Q${x} ${K.n(y - w * (k - 0.05))} ${x + w * (0.25 - k * 0.3)} ${K.n(y - w * k)}`,
        )
        .join(''),
      shade(straw, 0.25),
      3,
    )
  )
}
