// What competitions are won by: medals, a cup, and the clock over them.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** medal(x, y, len, metal, tone): on its ribbon over a peg at (x, y). */
export const medal = (x, y, len, metal, tone) =>
  K.stroke(
    `M${x - 5} ${y}C${x - 30} ${y + len * 0.4} ${x - 22} ${y + len * 0.7} ${x} ${y + len - 34}`,
    shade(tone, 0.25),
    15,
  ) +
  K.stroke(
    `M${x + 5} ${y}C${x + 30} ${y + len * 0.4} ${x + 22} ${y + len * 0.7} ${x} ${y + len - 34}`,
    tone,
    15,
  ) +
  fill(K.disc(x, y, 11), P.straw) +
  fill(K.disc(x, y + len, 36), shade(metal, 0.3)) +
  fill(K.disc(x - 2, y + len - 2, 33), metal) +
  K.stroke(K.disc(x - 2, y + len - 2, 25), tint(metal, 0.4), 3) +
  K.lotus(x - 2, y + len + 12, 24, tint(metal, 0.55), shade(metal, 0.2), metal)

/** clock(x, y, s): a round clock at half past five. */
export const clock = (x, y, s) =>
  fill(K.disc(x + 6, y + 8, s), P.night, 0.35) +
  fill(K.disc(x, y, s), mix(P.earth, P.gold, 0.32)) +
  fill(K.disc(x, y, s * 0.84), P.card) +
  K.stroke(
    Array.from({ length: 12 }, (_, i) => {
      const [u, v] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)]
      return `M${K.pt([x + u * s * 0.66, y + v * s * 0.66])}L${K.pt([x + u * s * 0.74, y + v * s * 0.74])}`
    }).join(''),
    P.ink,
    4,
  ) +
  K.stroke(`M${x} ${y}v${s * 0.6}M${x} ${y}l${s * 0.1} ${s * 0.4}`, P.ink, 6) +
  fill(K.disc(x, y, 7), P.clay)

/** cup(x, y, s): a two-handled prize on y. */
export const cup = (x, y, s) => {
  const on = (u, v) => [x + u * s, y + v * s]
  return (
    K.stroke(
      [-1, 1]
        .map(
          (k) =>
            `M${K.pt(on(k * 0.3, -0.92))}C${K.pt(on(k * 0.56, -0.96))} ${K.pt(on(k * 0.54, -0.56))} ${K.pt(on(k * 0.2, -0.52))}`,
        )
        .join(''),
      shade(P.gold, 0.18),
      s * 0.055,
    ) +
    fill(K.box(x - s * 0.24, y - s * 0.16, s * 0.48, s * 0.16), P.earth) +
    fill(K.box(x - s * 0.05, y - s * 0.36, s * 0.1, s * 0.22), shade(P.gold, 0.25)) +
    fill(K.disc(x, y - s * 0.17, s * 0.17, s * 0.04), P.gold) +
    fill(
      `M${K.pt(on(-0.33, -1))}C${K.pt(on(-0.33, -0.5))} ${K.pt(on(-0.16, -0.36))} ${K.pt(on(0, -0.34))}C${K.pt(on(0.16, -0.36))} ${K.pt(on(0.33, -0.5))} ${K.pt(on(0.33, -1))}Z`,
      P.gold,
    ) +
    fill(
      `M${K.pt(on(0.08, -0.35))}C${K.pt(on(0.2, -0.44))} ${K.pt(on(0.33, -0.56))} ${K.pt(on(0.33, -1))}L${K.pt(on(0.17, -1))}C${K.pt(on(0.18, -0.6))} ${K.pt(on(0.14, -0.46))} ${K.pt(on(0.08, -0.35))}Z`,
      shade(P.gold, 0.22),
    ) +
    fill(K.disc(x, y - s, s * 0.33, s * 0.055), shade(P.gold, 0.4)) +
    K.stroke(
      `M${K.pt(on(-0.22, -0.9))}Q${K.pt(on(-0.22, -0.66))} ${K.pt(on(-0.12, -0.52))}`,
      tint(P.gold, 0.6),
      s * 0.035,
    )
  )
}
