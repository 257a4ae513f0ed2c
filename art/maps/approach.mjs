import { rng } from '../kit/rand.mjs'
import { along, curve, gap, go, part, points, sides, smooth, through } from '../plants/engine/geometry.mjs'
import { plate } from '../plants/engine/plate.mjs'
import { bush, field, hill, house, road, roof, tree } from './ground.mjs'

const lengthOf = (line) => line.slice(1).reduce((sum, q, i) => sum + gap(q, line[i]), 0)
/** The first units of a line that is longer. */
const first = (line, length) => part(line, 0, length / lengthOf(line), 60)

const nearestTo = (line, at) => Math.min(...line.map((q) => gap(q, at)))

const kilometre = 19

/** How to come: the roads have their true lengths; which way they turn, and what lies beside them, is any land. */
export const approach = () => {
  const p = plate('approach', [600, 420])
  const r = rng('approach')
  const stem = first(through('498 128, 486 158, 452 178, 410 176'), 4 * kilometre)
  const fork = stem.at(-1)
  const toTown = first(smooth([fork, [424, 196], [432, 240], [440, 270]]), 3 * kilometre)
  const toAirport = first(
    smooth([fork, [398, 182], [340, 216], [262, 214], [190, 250], [110, 268], [0, 262]]),
    18 * kilometre,
  )
  const [town, airport] = [toTown.at(-1), toAirport.at(-1)]

  // Hills behind, the far ones first.
  for (const [x, y, w, h] of points(
    '30 60 130 26, 150 46 150 34, 420 44 150 40, 290 52 140 30, 540 60 110 36',
  ))
    hill(
      p,
      r,
      smooth(
        [
          [x, y + h],
          [x + w * 0.3, y + h * 0.2],
          [x + w * 0.5, y],
          [x + w * 0.72, y + h * 0.3],
          [x + w, y + h],
        ],
        { step: 5 },
      ),
      h * 0.8,
    )
  hill(p, r, through('352 122, 384 98, 412 90, 440 102, 470 124'), 30)
  hill(p, r, through('516 128, 544 92, 570 84, 596 96, 622 130'), 36)

  // A river with the road's bridge over it.
  const river = through('236 66, 250 104, 226 142, 244 188, 290 236, 282 290, 318 340, 312 430')
  const [left, right] = sides(river, (t) => 9 + 15 * t)
  p.body([...left, ...right.slice().reverse()], { air: 1, tone: false })
  p.line(left, (t) => 1 + 0.9 * t)
  p.line(right, (t) => 1 + 0.9 * t)
  for (let i = 0; i < 20; i++) {
    const t = 0.06 + i * 0.047
    const { at, angle } = along(river, t)
    p.line(curve(go(at, angle + 90, r.off(1.5 + 5 * t)), angle - 4, 10 + 9 * t, 8), 0.7, { off: 0.6 })
  }

  // Fields.
  for (const [corners, rows] of [
    [points('28 318, 150 306, 164 352, 40 366'), 7],
    [points('166 304, 250 296, 262 348, 180 352'), 7],
    [points('36 374, 170 360, 182 404, 44 416'), 6],
    [points('356 330, 438 342, 426 396, 348 386'), 8],
    [points('452 344, 560 330, 574 384, 460 400'), 8],
    [points('336 268, 380 262, 384 312, 342 316'), 5],
    [points('522 216, 588 208, 592 268, 530 274'), 8],
    [points('60 176, 150 168, 160 208, 70 220'), 6],
  ])
    field(p, r, corners, rows)
  for (const [x, y, s] of points(
    '20 160 16, 40 166 13, 170 176 15, 186 168 12, 196 300 14, 270 120 14, 284 128 12, 300 112 15, 320 130 13, 330 330 14, 590 300 16, 574 306 12, 446 330 12, 18 300 14, 284 402 15, 196 408 13, 350 160 13, 366 152 15, 384 148 12, 590 176 14, 556 180 13, 574 184 12, 430 136 12',
  ))
    bush(p, r, [x, y], s)

  const main = [...stem, ...toAirport.slice(1)]
  road(p, toTown, 5.4, { weight: 1.1, air: 2 })
  road(p, main, 5.4, { weight: 1.1, air: 1.4 })
  // The mouth of the side road is open.
  p.raise()
  const [a, b] = sides([go(fork, 180, 1), ...toTown.slice(0, 14)].slice(1), () => 4.2)
  p.body([...a, ...b.reverse()], { air: 0, tone: false })
  // A stroke across the road at each kilometre.
  for (const [line, count] of [
    [main, 22],
    [toTown, 3],
  ])
    for (let i = 1; i < count; i++) {
      const { at, angle } = along(line, i / count)
      p.line([go(at, angle + 90, 2.7), go(at, angle - 90, 2.7)], 0.9)
    }
  const bridge = Array.from({ length: 100 }, (_, i) => along(toAirport, i / 100)).reduce((best, one) =>
    nearestTo(river, one.at) < nearestTo(river, best.at) ? one : best,
  )
  for (const side of [-1, 1]) {
    const rail = [-22, -14, 14, 22].map((k) =>
      go(go(bridge.at, bridge.angle, k), bridge.angle + 90 * side, Math.abs(k) > 20 ? 8 : 4.6),
    )
    p.line(rail, 1.8, { corners: true })
  }

  // The town.
  for (const [x, y, s] of points(
    '-6 -10 15, -26 -4 18, 15 -4 20, -44 6 15, -9 7 19, 34 6 16, -30 16 21, 11 17 18, -52 24 15, 40 22 19, -6 28 20, 22 34 15',
  ))
    house(p, r, [town[0] + x + 2, town[1] + y + 22], s)

  // The airport: a runway, and an aeroplane from above.
  const turn = -14
  const at = (u, v) => go(go([airport[0] - 36, airport[1] + 8], turn, u), turn + 90, v)
  p.raise()
  const strip = [at(-58, -7), at(58, -7), at(58, 7), at(-58, 7)]
  p.body(strip, { air: 2.4 })
  p.line([...strip, strip[0]], 1.3, { corners: true })
  for (let i = -4; i < 5; i++) p.line([at(i * 12 - 3, 0), at(i * 12 + 3, 0)], 1.2)
  const plane = points(
    '-20 0, -17 -2.4, -6 -2.6, 4 -19, 9 -19, 4 -2.4, 15 -2, 19 -8, 22.5 -8, 20.5 0, 22.5 8, 19 8, 15 2, 4 2.4, 9 19, 4 19, -6 2.6, -17 2.4',
  ).map(([u, v]) => at(u - 2, v - 34))
  p.raise()
  p.body(plane, { air: 2 })
  p.line([...plane, plane[0]], 1.3, { corners: true })

  // The college: roofs round a court, among trees, beside its beds of herbs.
  const home = ([u, v]) => [498 + u, 108 + v]
  for (const [x, y, s] of points('456 112 17, 470 92 14, 530 96 15, 544 116 17, 488 80 13, 512 78 14'))
    bush(p, r, [x, y], s)
  for (const wing of [
    points('-26 -20, 26 -20, 26 -10, -26 -10'),
    points('-26 -10, -16 -10, -16 12, -26 12'),
    points('16 -10, 26 -10, 26 12, 16 12'),
    points('-28 10, 28 10, 28 22, -28 22'),
  ])
    roof(p, r, wing.map(home), { pitch: 4, weight: 1.6 })
  tree(p, r, home([0, 0]), 8)
  field(p, r, points('536 128, 572 124, 576 146, 540 150'), 5, 0.95)
  return p.svg()
}
