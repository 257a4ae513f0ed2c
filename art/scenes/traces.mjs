// Yoga research, from above: an hour of breath and pulse on paper, and the report that came of it.
import * as K from '../kit/index.mjs'
import { pencil } from './anatomy.mjs'
import { rounded } from './instruments.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** trace(y, amp, wave, wave === beat ? 240 : 90): a pen's line along the strip; wave(t) from -1 to 1, t from 0 (the past) to 1 (the pen). */
const trace = (y, amp, wave, parts = 110) =>
  K.curve(
    Array.from({ length: parts }, (_, i) => [
      -520 + (i / (parts - 1)) * 780,
      y - amp * wave(i / (parts - 1)),
    ]),
  )

/** Breath that grows slower and longer, and what followed it. */
const slowing = (t) => Math.sin(Math.PI * 2 * (9 * t - 4.2 * t * t)) * (0.45 + 0.55 * t)
const beat = (t) => {
  const u = (t * 16 - t * t * 5) % 1
  return 1.5 * Math.exp(-(((u - 0.3) / 0.05) ** 2)) - 0.4 * Math.exp(-(((u - 0.42) / 0.05) ** 2)) - 0.3
}
const settling = (t) => 0.9 - 1.5 * t + 0.22 * Math.sin(t * 31) * (1 - t)

/** stopwatch(x, y, s): face up, its cord running off. */
const stopwatch = (x, y, s) =>
  K.stroke(
    `M${x} ${y - s * 1.2}C${x + s * 0.4} ${y - s * 2.2} ${x + s * 1.6} ${y - s * 1.5} ${x + s * 2} ${y - s * 2.6}`,
    P.clay,
    s * 0.13,
  ) +
  fill(K.disc(x + s * 0.1, y + s * 0.14, s), P.night, 0.35) +
  fill(K.box(x - s * 0.14, y - s * 1.26, s * 0.28, s * 0.36), shade(P.gold, 0.3)) +
  fill(K.disc(x, y, s), P.gold) +
  fill(K.disc(x, y, s * 0.86), P.card) +
  K.stroke(
    Array.from({ length: 12 }, (_, i) => {
      const [a, b] = [K.go(x, y, i * 30, s * 0.76), K.go(x, y, i * 30, s * (i % 3 ? 0.67 : 0.58))]
      return `M${K.pt(a)}L${K.pt(b)}`
    }).join(''),
    P.ink,
    s * 0.05,
  ) +
  K.stroke(`M${x} ${y}L${K.pt(K.go(x, y, -38, s * 0.62))}`, P.clay, s * 0.06) +
  fill(K.disc(x, y, s * 0.08), P.ink)

export function breathOnPaper(r) {
  const desk = shade(P.water, 0.3)
  const strip = tint(P.sand, 0.35)
  const grid = Array.from({ length: 22 }, (_, i) => `M${-520 + i * 46} -226V226`).join('')
  const rules = Array.from({ length: 10 }, (_, i) => `M-560 ${-207 + i * 46}H520`).join('')
  const pens = [
    [-126, 88, slowing, P.leaf],
    [26, 54, beat, P.clay],
    [160, 44, settling, P.water],
  ]
  const block = mix(P.stone, P.ink, 0.35)
  return [
    fill(K.box(0, 0, 1500, 1000), desk),
    K.stipple(r, 420, () => [r.range(290, 1210), r.range(30, 970)], tint(desk, 0.14), 3, 0.6),
    K.at(
      690,
      430,
      fill(K.box(-600, -214, 1220, 460), P.night, 0.3) +
        fill(K.cutBox(r, -610, -230, 1230, 460, 1), strip) +
        K.stroke(grid + rules, mix(strip, P.gold, 0.3), 2.5) +
        fill(
          Array.from(
            { length: 26 },
            (_, i) => K.disc(-540 + i * 44, -216, 6) + K.disc(-540 + i * 44, 216, 6),
          ).join(''),
          desk,
        ) +
        pens
          .map(([y, amp, wave, tone]) => K.stroke(trace(y, amp, wave, wave === beat ? 240 : 90), tone, 7))
          .join('') +
        // the block that holds the pens
        fill(rounded(352, -250, 150, 520, 14), P.night, 0.3) +
        fill(rounded(340, -262, 150, 520, 14), block) +
        fill(rounded(340, -262, 44, 520, 14), tint(block, 0.2)) +
        pens
          .map(([y, amp, wave, tone]) => {
            const tip = y - amp * wave(1)
            return (
              K.stroke(`M262 ${K.n(tip + 8)}L392 ${y + 8}`, P.night, 8, 0.25) +
              K.stroke(`M260 ${K.n(tip)}L396 ${y}`, mix(P.gold, P.sand, 0.3), 9) +
              fill(K.disc(262, tip, 11), tone) +
              fill(K.disc(408, y, 26), P.gold) +
              fill(K.disc(408, y, 12), shade(P.gold, 0.4))
            )
          })
          .join(''),
      { rot: -7 },
    ),
    // one of the reports in green cloth
    K.at(
      610,
      822,
      fill(K.box(-160, -112, 340, 250), P.night, 0.35) +
        fill(K.cutBox(r, -170, -128, 340, 250, 1.5), P.leaf) +
        fill(K.box(-170, -128, 36, 250), shade(P.leaf, 0.3)) +
        K.stroke('M-96 -96H132V90H-96Z', mix(P.leaf, P.gold, 0.45), 4) +
        fill(K.cutBox(r, -60, -66, 156, 66, 1), P.card) +
        K.stroke('M-40 -46H74M-40 -22H40', P.moss, 6) +
        K.lotus(20, 74, 40, tint(P.leaf, 0.5), tint(P.leaf, 0.25), P.gold),
      { rot: 5 },
    ),
    pencil([806, 722], [846, 930], 11, P.clay),
    stopwatch(952, 790, 78),
  ]
}
