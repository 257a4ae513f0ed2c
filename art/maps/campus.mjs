import { rng } from '../kit/rand.mjs'
import { go, mix, points, smooth, through } from '../plants/engine/geometry.mjs'
import { body, dot, ring } from '../plants/engine/parts.mjs'
import { plate } from '../plants/engine/plate.mjs'
import { field, road, roof, tree } from './ground.mjs'

/** The corners of a rectangle, turned about its centre. */
const box = ([x, y], w, h, turn = 0) =>
  [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ].map(([u, v]) => go(go([x, y], turn, u), turn + 90, v))

const closed = (p, corners, weight) => p.line([...corners, corners[0]], weight, { corners: true })

/** Four wings of a house around a court, the front one last. */
const quadrangle = (p, r, at, w, h, deep, turn) => {
  const place = (u, v) => go(go(at, turn, u), turn + 90, v)
  const wing = (u0, v0, u1, v1) => [place(u0, v0), place(u1, v0), place(u1, v1), place(u0, v1)]
  const [x, y] = [w / 2, h / 2]
  p.raise()
  // The pavement of the court.
  for (let i = 1; i < 6; i++) {
    const u = -x + deep + ((w - 2 * deep) * i) / 6
    p.line([place(u, -y + deep), place(u, y - deep)], 0.7)
  }
  for (let i = 1; i < 4; i++) {
    const v = -y + deep + ((h - 2 * deep) * i) / 4
    p.line([place(-x + deep, v), place(x - deep, v)], 0.7)
  }
  roof(p, r, wing(-x, -y, x, -y + deep), { hip: 1 })
  const left = [
    place(-x + deep, -y + deep),
    place(-x + deep, y - deep),
    place(-x, y - deep),
    place(-x, -y + deep),
  ]
  const right = [
    place(x, -y + deep),
    place(x, y - deep),
    place(x - deep, y - deep),
    place(x - deep, -y + deep),
  ]
  roof(p, r, left, { hip: 0.1 })
  roof(p, r, right, { hip: 0.1 })
  roof(p, r, wing(-x - 2, y - deep, x + 2, y), { hip: 1 })
}

/** The campus from above. Its buildings are those that the pages name; how they lie to one another is drawn, not measured. */
export const campus = () => {
  const p = plate('campus', [600, 420])
  const r = rng('campus')
  // The wall, and the fields of herbs beyond it.
  for (const [corners, rows] of [
    [points('14 12, 150 6, 156 52, 20 64'), 8],
    [points('166 8, 306 4, 310 44, 172 52'), 7],
    [points('322 4, 452 8, 450 44, 324 42'), 7],
    [points('466 10, 588 18, 586 62, 464 50'), 8],
  ])
    field(p, r, corners, rows)
  const wall = points('20 84, 300 58, 584 76, 590 250, 580 384, 352 396, 308 398, 286 398, 24 388, 12 240')
  const inner = wall.map((q) => mix(q, [300, 230], 0.012))
  p.line(wall.slice(7).concat(wall.slice(0, 7)), 1.7, { corners: true })
  p.line(inner.slice(7).concat(inner.slice(0, 7)), 0.8, { corners: true })

  const paths = [
    through('298 420, 298 372, 298 338'),
    through('96 338, 200 344, 298 340, 400 344, 508 336'),
    through('148 340, 146 306, 157 272'),
    through('448 340, 446 312, 438 284, 446 254, 462 246'),
    through('508 336, 522 330, 526 326'),
    through('384 240, 412 244, 440 264'),
    through('96 338, 82 333, 74 322'),
  ]
  for (const line of paths) road(p, line, 9, { weight: 0.95, air: 0 })
  // Where paths meet, they are open.
  p.raise()
  for (const [x, y] of points('298 340, 148 341, 448 341, 508 336, 439 266, 96 338'))
    p.body(ring([x, y], 5.4), { air: 0, tone: false })

  // The gate.
  for (const x of [284, 312]) {
    roof(p, r, box([x, 396], 13, 13), { pitch: 9 })
  }
  // The main building round its court.
  quadrangle(p, r, [298, 262], 176, 128, 27, 0)
  roof(p, r, box([298, 318], 40, 32), { hip: 0.8 })
  tree(p, r, [300, 258], 27)
  // The library at the end of its walk, with broad steps.
  const steps = box([154, 259], 52, 16, -6)
  p.raise()
  for (let i = 0; i < 4; i++) p.line([mix(steps[0], steps[3], i / 3), mix(steps[1], steps[2], i / 3)], 0.8)
  roof(p, r, box([150, 228], 92, 44, -6), { hip: 0.5 })
  // The yoga hall, open to all sides.
  const hall = [384, 128]
  body(p, ring(hall, 35, 35, 0, 14), { weight: 1.7 })
  for (let i = 0; i < 32; i++) {
    const a = i * 11.25
    const shaded = a < 150 || a > 320
    p.line([go(hall, a, shaded ? 9 : 20), go(hall, a, shaded ? 33 : 30)], 0.7)
  }
  p.line([...smooth(ring(hall, 6), { closed: true, step: 2 })], 1)
  // The hospital: wards, treatment rooms and a court, with the herbal garden behind.
  quadrangle(p, r, [500, 206], 106, 80, 20, 3)
  const garden = [506, 118]
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 3; k++) {
      const bed = box([garden[0] - 34 + k * 34, garden[1] - 18 + row * 19], 28, 13, 4)
      p.raise()
      p.body(bed, { air: 0 })
      closed(p, bed, 1)
      for (let i = 0; i < 5; i++)
        for (const v of [0.3, 0.72])
          dot(p, mix(mix(bed[0], bed[3], v), mix(bed[1], bed[2], v), 0.12 + i * 0.19), 1.3, 1.3)
    }
  // The pond with its steps, and lotus on the water.
  const pond = [66, 288]
  for (const [w, weight] of points('72 1.6, 61 0.8, 51 1.3')) {
    const rim = box(pond, w, w * 0.86, -4)
    p.raise()
    if (w === 72) p.body(rim, { air: 2, tone: false })
    if (w === 51) p.body(rim, { air: 0 })
    closed(p, rim, weight)
  }
  for (let i = 0; i < 5; i++)
    p.line(
      [
        [46 + r.off(3), 272 + i * 8],
        [84 + r.off(5), 269 + i * 8],
      ],
      0.7,
    )
  for (const [x, y, s] of points('56 280 5, 68 288 4, 78 278 4.5, 60 298 5, 76 300 4')) {
    body(p, ring([x, y], s, s * 0.8, r.range(0, 90), 8), { weight: 1.2, air: 1.2, step: 2 })
    p.line(
      [
        [x, y],
        [x + s * 0.9, y - 1],
      ],
      0.8,
    )
  }
  // The hostel, long and narrow, with a lane below it.
  roof(p, r, box([206, 128], 128, 34, -5), { hip: 0.9 })
  roof(p, r, box([106, 140], 34, 62, -5), { hip: 0.7 })
  road(p, through('58 196, 120 182, 190 166, 262 158, 316 172, 372 176, 420 192, 444 204'), 7, {
    weight: 0.9,
  })
  // The playing field.
  const oval = (k) =>
    Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * 2 * Math.PI
      return [
        524 + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.7 * 50 * k,
        294 + Math.sin(a) * 32 * k,
      ]
    })
  p.raise()
  for (const k of [1, 0.88, 0.76]) p.line(smooth(oval(k), { closed: true }), k === 1 ? 1.5 : 0.7)
  p.line(points('524 271, 524 317'), 0.8)
  p.line(smooth(ring([524, 294], 8), { closed: true, step: 2 }), 0.8)
  // Trees: along the drive, along the walk to the library, and about.
  for (const [x, y, s] of points(
    '278 360 10, 318 360 10, 278 384 9, 320 384 9, 168 314 9, 126 322 9, 178 290 9, 122 294 9, 78 238 12, 46 214 12, 40 176 13, 40 132 12, 250 88 11, 300 92 13, 340 88 10, 326 132 12, 432 88 11, 566 150 12, 572 236 10, 406 300 10, 414 324 9, 196 322 9, 210 364 13, 160 366 11, 70 362 13, 380 372 12, 432 376 11, 470 362 10, 560 350 11, 216 196 11, 432 158 11, 436 124 10, 60 102 11, 440 96 9',
  ))
    tree(p, r, [x, y], s)
  return p.svg()
}
