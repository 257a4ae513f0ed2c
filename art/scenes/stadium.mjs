// Yoga Day in the town stadium, from the air: twelve blocks of mats, each with its two demonstrators.
import * as K from '../kit/index.mjs'
import { rounded } from './instruments.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, tint } = { ...K, ...K.P }

/** oval(x, y, w, h): the line of a running track, two straights and two bends. */
const oval = (x, y, w, h) => rounded(x - w / 2, y - h / 2, w, h, h / 2)

/** block(set, r, x, y, tone): six rows of mats and whoever stands on them, and two demonstrators on a platform before them. */
const block = (set, r, x, y, tone, shirts) => {
  const stand = (px, py, s, shirt) => {
    set.shadow += K.limb([px, py], [px - s * 3.4, py + s * 0.5], s * 0.5, s * 0.34)
    set.shadow += K.limb([px - s * 3.2, py + s * 0.5], [px - s * 4.8, py + s * 0.72], s * 0.2, s * 0.12)
    set.tops.add(shirt, K.disc(px, py, s * 0.56, s))
    set.heads += K.disc(px + s * 0.1, py, s * 0.46)
  }
  for (let row = 0; row < 6; row++)
    for (let col = 0; col < 5; col++) {
      const [px, py] = [x - 58 + col * 38, y - 78 + row * 31]
      set.mats.add(r.next() < 0.14 ? tint(tone, 0.4) : tone, K.box(px - 15, py - 10, 30, 20))
      stand(px + r.off(2), py + r.off(1.5), 8, r.pick(shirts))
    }
  set.stages += K.box(x + 120, y - 40, 28, 80)
  for (const k of [-20, 20]) stand(x + 134, y + k, 8.5, P.gold)
}

export const stadium = {
  'yoga-day': scene('yogaday', (r) => {
    const turf = mix(P.leaf, P.moss, 0.35)
    const track = mix(P.clay, P.sand, 0.22)
    const blocks = [P.water, P.gold, P.plum, P.straw]
    const shirts = [P.card, P.card, P.sand, P.straw, P.peach]
    const set = { mats: K.inks(), tops: K.inks(), heads: '', shadow: '', stages: '' }
    for (let row = 0; row < 3; row++)
      for (let col = 0; col < 4; col++)
        block(set, r, 326 + col * 268, 300 + row * 214, blocks[(col + row * 3) % 4], shirts)
    const field = oval(744, 520, 1274, 714)
    return [
      fill(K.box(0, 0, 1500, 1000), mix(P.moss, P.straw, 0.35)),
      K.stipple(r, 300, () => [r.range(0, 1500), r.range(0, 1000)], mix(P.moss, P.deep, 0.3), 4, 0.4),
      K.at(
        750 - 744 * 1.2,
        500 - 520 * 1.2,
        [
          fill(oval(744, 520, 1440, 880), track),
          K.stroke([1410, 1376, 1342, 1308].map((w) => oval(744, 520, w, w - 560)).join(''), P.card, 3, 0.75),
          fill(field, turf),
          K.within(
            'field',
            field,
            [0, 1, 2, 3, 4].map((i) => fill(K.box(180 + i * 230, 120, 115, 800), tint(turf, 0.07))),
          ),
          set.mats.out(),
          fill(set.shadow, P.night, 0.4),
          fill(set.stages, P.card),
          set.tops.out(),
          fill(set.heads, P.hairTone),
        ].join(''),
        { s: 1.2 },
      ),
      ...[
        [20, 960, 110, P.leaf],
        [146, 1010, 76, P.sage],
        [1480, 60, 104, P.sage],
        [1370, 8, 66, P.leaf],
        [10, 20, 92, P.sage],
      ].map(([x, y, s, tone]) => K.crown(r, x, y, s, tone)),
      // ragi malt and buttermilk under their umbrellas
      ...[
        [1388, 964, P.clay],
        [1462, 930, P.gold],
        [1452, 860, P.card],
      ].map(([x, y, tone]) => K.parasol(r, x, y, 36, tone)),
    ]
  }),
}
