// The film of a treatment room that is ready: the tub, the shelf, the couch under the vessel for oil.
import * as K from '../kit/index.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const treatment = {
  'hospital-therapies': scene('htherapies', (r) => {
    const wall = tint(P.water, 0.52)
    const floor = mix(P.clay, P.earth, 0.15)
    const wood = mix(P.earth, P.gold, 0.32)
    const brass = mix(P.gold, P.sand, 0.12)
    const staves = Array.from({ length: 9 }, (_, i) => {
      const t = (i - 4.5) / 4.5
      return `M${K.n(270 + t * 232)} ${K.n(640 + 30 * Math.sqrt(1 - Math.min(1, t * t)))}L${K.n(270 + t * 204)} ${K.n(880 + 24 * Math.sqrt(1 - Math.min(1, t * t)))}`
    })
    // a frieze of painted tiles
    const tiles = (row) =>
      Array.from({ length: 27 }, (_, i) => {
        const [x, y] = [i * 58 + 28, 698]
        return row ? K.disc(x, y, 8) : [45, 135, 225, 315].map((a) => K.leafD(x, y, 44, 15, a)).join('')
      }).join('')
    const hoop = (y, k) => K.stroke(`M${K.n(270 - k)} ${y}Q270 ${y + 62} ${K.n(270 + k)} ${y}`, brass, 12)
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.dryBrush(r, -60, 0, 1560, 640, 120, tint(wall, 0.22), { width: 6, o: 0.45, long: 0.12 }),
      fill(K.box(0, 640, 1500, 120), mix(wall, P.water, 0.55)),
      fill(tiles(0), mix(wall, P.card, 0.5)),
      fill(tiles(1), mix(wall, P.water, 0.85)),
      fill(K.box(0, 634, 1500, 10), tint(wall, 0.5)),
      fill(K.box(0, 756, 1500, 260), floor),
      K.paving(r, 750, 420, 756, 1000, -700, 2200, 14, shade(floor, 0.3), { rows: 3, o: 0.5 }),
      // clay and linen on the shelf
      fill(K.box(120, 424, 620, 18), P.night, 0.2),
      fill(K.cutBox(r, 104, 400, 640, 26, 1), wood),
      K.pot(r, 200, 402, 150, P.clay),
      K.dish(r, 348, 402, 140, mix(P.clay, P.earth, 0.3), mix(P.earth, P.clay, 0.3)),
      K.linen(r, 516, 402, 170, [P.card, tint(P.clay, 0.35), P.card, P.gold]),
      K.bottle(650, 402, 130, mix(P.gold, P.clay, 0.3)),
      K.bottle(706, 402, 98, P.leaf),
      // the tub
      fill(K.disc(290, 904, 270, 26), P.night, 0.3),
      fill('M38 640L66 880Q270 930 474 880L502 640Z', wood),
      fill('M400 640L392 896Q440 890 474 880L502 640Z', shade(wood, 0.28)),
      K.stroke(staves.join(''), shade(wood, 0.4), 4),
      hoop(710, 224),
      hoop(826, 210),
      fill(K.disc(270, 640, 232, 42), tint(wood, 0.2)) + fill(K.disc(270, 644, 212, 34), shade(wood, 0.45)),
      fill(K.disc(270, 650, 206, 28), mix(P.water, P.card, 0.25)),
      K.stroke('M150 646q40 -10 90 -2M290 662q50 -8 100 -2', P.card, 5, 0.8),
      K.flower(330, 646, 26, 8, tint(P.clay, 0.4), P.gold) + K.flower(216, 660, 20, 7, P.card, P.gold),
      fill(K.disc(1130, 912, 420, 24), P.night, 0.28),
      K.couch(r, 770, 904, 720, 268, P.card, P.earth),
      // folded cloths, and a bowl for the oil under the vessel
      K.linen(r, 1330, 640, 210, [P.card, tint(P.clay, 0.35), P.card]),
      K.dish(r, 880, 640, 190, brass, mix(P.gold, P.clay, 0.3)),
      // oil from the hanging vessel to the forehead
      K.stroke('M880 0V318', P.earth, 6) + K.stroke('M880 300L826 372M880 300L934 372', P.earth, 5),
      fill('M800 372h160q-4 84 -62 98l-18 24l-18 -24q-58 -14 -62 -98Z', brass) +
        fill('M902 372h58q-4 84 -62 98l-18 24q26 -40 22 -122Z', shade(brass, 0.28)),
      fill(K.disc(880, 372, 82, 13), tint(brass, 0.4)) +
        fill(K.disc(880, 373, 70, 9), mix(P.gold, P.earth, 0.4)),
      K.stroke('M880 494V574', P.gold, 5),
      K.sandals(660, 904, 80, P.earth, 0.05),
    ]
  }),
}
