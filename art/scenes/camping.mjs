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

/** lantern(x, y, h): a storm lantern on y, alight. */
export const lantern = (x, y, h) =>
  K.stroke(
    `M${x - h * 0.3} ${y - h * 0.2}C${x - h * 0.5} ${y - h * 1.2} ${x + h * 0.5} ${y - h * 1.2} ${x + h * 0.3} ${y - h * 0.2}`,
    P.ink,
    h * 0.05,
  ) +
  fill(K.disc(x, y - h * 0.45, h * 0.26, h * 0.32), P.straw) +
  fill(K.leafD(x, y - h * 0.24, h * 0.36, h * 0.13, -90), P.gold) +
  fill(
    K.box(x - h * 0.32, y - h * 0.2, h * 0.64, h * 0.2) +
      K.box(x - h * 0.16, y - h * 0.88, h * 0.32, h * 0.16),
    P.earth,
  )

/** sleeper(r, x, y, hair, turn): a head on its pillow, seen from above the crown. */
export const sleeper = (r, x, y, hair, turn) =>
  fill(
    K.soft(
      K.spots('-92 -34, 0 -46, 92 -34, 100 4, 92 44, 0 54, -92 44, -100 4').map(([u, v]) => [x + u, y + v]),
    ),
    shade(P.card, 0.22),
  ) +
  fill(K.blob(r, x, y - 16, 44, 40, { points: 9, amp: 0.04 }), P.hairTone) +
  fill(K.disc(x, y - 48, 26, 12), P.skins[1]) +
  (hair === 'plait'
    ? K.stroke(`M${x + 20} ${y + 10}q40 ${30 * turn} 64 ${70 * turn}`, P.hairTone, 17) +
      fill(K.disc(x + 84, y + 10 + 70 * turn, 9), P.clay)
    : '') +
  (hair === 'bun'
    ? fill(K.disc(x + 6, y + 20, 25, 22), shade(P.hairTone, 0.3)) +
      K.stroke(K.disc(x + 6, y + 20, 20, 17), P.earth, 3)
    : '')

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
