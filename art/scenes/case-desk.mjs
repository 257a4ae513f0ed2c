// Students' clinical work: the desk after a posting, from above; the light comes from the upper left.
import * as K from '../kit/index.mjs'
import { rounded } from './instruments.mjs'
import { scene } from './pieces.mjs'
import { stethoscope } from './posters.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const steel = mix(P.stone, P.card, 0.45)

/** caseSheet(w, h): a case sheet on its board, its middle at 0 0: history, a table of ticks, the temperature's curve. */
const caseSheet = (w, h) => {
  const board = mix(P.earth, P.gold, 0.42)
  const [l, t] = [-w * 0.43, -h * 0.42]
  const [pw, ph] = [w * 0.86, h * 0.88]
  const rows = [0.2, 0.26, 0.32, 0.38].map(
    (k, i) => `M${l + 40} ${K.n(t + ph * k)}h${K.n(pw * [0.76, 0.82, 0.7, 0.5][i])}`,
  )
  const grid = [0, 1, 2, 3, 4].map((i) => `M${l + 40} ${K.n(t + ph * (0.47 + i * 0.055))}h${K.n(pw - 80)}`)
  const cols = [0, 0.4, 0.6, 0.8, 1].map(
    (k) => `M${K.n(l + 40 + (pw - 80) * k)} ${K.n(t + ph * 0.47)}v${K.n(ph * 0.22)}`,
  )
  const tick = ([c, q]) =>
    `M${K.n(l + 40 + (pw - 80) * (0.47 + c * 0.2))} ${K.n(t + ph * (0.496 + q * 0.055))}l9 10l16 -22`
  const curve = [0.5, 0.85, 0.7, 0.9, 0.55, 0.4, 0.3, 0.34, 0.2].map((v, i) => [
    l + 50 + (i * (pw - 100)) / 8,
    t + ph * (0.93 - v * 0.15),
  ])
  return [
    fill(rounded(-w / 2 + 18, -h / 2 + 24, w, h, 22), P.night, 0.3),
    fill(rounded(-w / 2, -h / 2, w, h, 22), board),
    fill(K.box(l + 8, t + 10, pw, ph), shade(board, 0.35)),
    fill(K.box(l, t, pw, ph), P.card),
    fill(K.box(l + 40, t + ph * 0.09, pw * 0.44, 20), P.leaf),
    fill(
      K.leafD(-l - 84, t + ph * 0.13, 52, 26, -62) + K.leafD(-l - 84, t + ph * 0.13, 44, 24, -140),
      P.leaf,
    ),
    K.stroke(rows.join(''), mix(P.moss, P.card, 0.3), 7),
    K.stroke(grid.join('') + cols.join(''), P.mist, 3),
    K.stroke(
      [0, 1, 2, 3]
        .map((q) => `M${l + 54} ${K.n(t + ph * (0.498 + q * 0.055))}h${[90, 120, 76, 104][q]}`)
        .join(''),
      P.moss,
      6,
    ),
    K.stroke(
      [
        [0, 0],
        [1, 0],
        [2, 1],
        [0, 2],
        [1, 3],
        [2, 3],
      ]
        .map(tick)
        .join(''),
      P.water,
      6,
    ),
    K.stroke(`M${l + 40} ${K.n(t + ph * 0.75)}V${K.n(t + ph * 0.94)}H${-l - 40}`, P.moss, 4),
    K.stroke(K.curve(curve), P.clay, 7),
    fill(curve.map(([x, y]) => K.disc(x, y, 9)).join(''), P.clay),
    // the clip
    fill(rounded(-92, -h / 2 - 8, 184, 66, 14), shade(steel, 0.3)),
    fill(rounded(-92, -h / 2 - 14, 184, 60, 14), steel),
    fill(rounded(-40, -h / 2 - 40, 80, 40, 18), steel) + fill(K.disc(0, -h / 2 - 20, 11), board),
    fill(K.box(-76, -h / 2 + 26, 152, 8), shade(steel, 0.2)),
  ]
}

/** cuff(x, y): a blood-pressure cuff laid flat, its bulb and its dial on their tubes. */
const cuff = (x, y) => {
  const cloth = P.leaf
  const tubes = 'M-40 60C-70 170 -250 70 -286 134M40 60C30 170 130 190 150 190'
  const dial = K.disc(206, 190, 84)
  return K.at(
    x,
    y,
    K.at(
      12,
      18,
      fill(
        rounded(-270, -84, 560, 168, 20) + K.disc(206, 190, 84) + K.limb([-296, 166], [-338, 220], 44, 34),
        P.night,
        0.3,
      ) + K.stroke(tubes, P.night, 14, 0.3),
    ) +
      fill(rounded(-270, -84, 560, 168, 20), cloth) +
      fill(rounded(-270, -84, 150, 168, 20), shade(cloth, 0.28)) +
      fill(rounded(-100, -58, 250, 116, 12), tint(cloth, 0.12)) +
      K.stroke(rounded(-258, -72, 536, 144, 14), tint(cloth, 0.3), 3) +
      fill(rounded(186, -48, 76, 96, 8), P.card) +
      K.stroke('M202 -22h44M202 0h44M202 22h28', P.moss, 6) +
      K.stroke(tubes, P.ink, 15) +
      fill(K.disc(-40, 56, 18) + K.disc(40, 56, 18), steel) +
      fill(K.limb([-296, 166], [-338, 220], 44, 34), P.ink) +
      K.stroke('M-320 160q-14 18 -20 40', tint(P.ink, 0.4), 8) +
      fill(K.limb([-282, 136], [-287, 144], 20, 22), steel) +
      fill(dial, P.gold) +
      fill(K.disc(206, 190, 68), P.card) +
      K.stroke(
        Array.from(
          { length: 13 },
          (_, i) => `M${K.pt(K.go(206, 190, 150 + i * 20, 46))}L${K.pt(K.go(206, 190, 150 + i * 20, 60))}`,
        ).join(''),
        P.ink,
        5,
      ) +
      K.stroke(`M206 190L${K.pt(K.go(206, 190, -60, 48))}`, P.clay, 8) +
      fill(K.disc(206, 190, 10), P.ink),
    { rot: -4 },
  )
}

/** thermometer(x, y, rot): clinical, of glass, its bulb to the left. */
const thermometer = (x, y, rot) =>
  K.at(
    x,
    y,
    fill(rounded(-146, 2, 310, 30, 14), P.night, 0.28) +
      fill(rounded(-100, -15, 260, 30, 14), tint(P.water, 0.82)) +
      fill(K.limb([-104, 0], [-150, 0], 13, 9), steel) +
      K.stroke('M-104 2H40', P.clay, 6) +
      K.stroke(
        Array.from({ length: 11 }, (_, i) => `M${-70 + i * 19} -13v${i % 5 ? 8 : 14}`).join(''),
        P.ink,
        3,
      ),
    { rot },
  )

/** mortarTop(x, y, s): a stone mortar with crushed leaves and its pestle, from above. */
const mortarTop = (x, y, s) => {
  const stone = mix(P.stone, P.earth, 0.15)
  const herbs = (k, turn, q) =>
    Array.from({ length: 8 }, (_, i) =>
      K.leafD(...K.go(x, y, i * 45 + turn, s * k), s * 0.34, s * 0.16, i * 77 + q),
    ).join('')
  return [
    fill(K.disc(x + 18, y + 24, s), P.night, 0.3),
    fill(K.disc(x, y, s), stone),
    fill(K.disc(x, y, s * 0.97, s * 0.97) + K.disc(x - s * 0.03, y - s * 0.03, s * 0.9), tint(stone, 0.25)),
    fill(K.disc(x, y, s * 0.78), shade(stone, 0.5)),
    fill(K.disc(x + s * 0.06, y + s * 0.07, s * 0.66), shade(stone, 0.28)),
    fill(herbs(0.4, 10, 20), P.deep) + fill(herbs(0.22, 30, 60), P.sage) + fill(herbs(0.42, 40, 140), P.leaf),
    fill(
      K.limb([x + s * 0.1, y + s * 0.08], [x + s * 0.98, y - s * 0.78], s * 0.22, s * 0.15),
      P.night,
      0.25,
    ),
    fill(K.limb([x + s * 0.04, y], [x + s * 0.92, y - s * 0.86], s * 0.21, s * 0.14), shade(stone, 0.12)),
    K.stroke(`M${x + s * 0.08} ${y - s * 0.14}L${x + s * 0.82} ${y - s * 0.87}`, tint(stone, 0.4), s * 0.05),
  ]
}

export const caseDesk = {
  'work-clinical': scene('wclinical', (r) => {
    const top = shade(P.water, 0.24)
    return [
      fill(K.box(0, 0, 1500, 1000), top),
      K.dryBrush(r, -60, 10, 1560, 980, 70, shade(top, 0.2), { o: 0.5, long: 0.12 }),
      fill('M0 0H620L1000 1000H0Z', P.card, 0.07) + fill('M800 0H1020L1400 1000H1180Z', P.card, 0.07),
      K.at(400, 520, caseSheet(580, 800).join(''), { rot: -4 }),
      K.at(786, 128, stethoscope(0, 0), { s: 1.06, rot: 7 }),
      mortarTop(1326, 462, 116),
      thermometer(950, 480, -12),
      cuff(1080, 694),
    ]
  }),
}
