// Traditional Day, the dress of the regions on the library's steps and the meal on leaves.
import * as K from '../kit/index.mjs'
import { bowlTop, tiles } from './instruments.mjs'
import { glow, scene, times } from './pieces.mjs'
import { saffron } from './regalia.mjs'
import { people } from './stages.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const traditional = {
  'traditional-day-1': scene('steps', (r) => {
    const wall = mix(P.peach, P.clay, 0.3)
    const stone = (i) => mix(tint(P.stone, 0.4), P.earth, i * 0.03)
    const [top, rise] = [560, 46]
    const group = [
      [250, 5, P.clay, P.gold, 'sari', 'bun'],
      [470, 3, P.card, P.card, 'coat', 'short'],
      [690, 6, P.leaf, P.plum, 'sari', 'plait'],
      [900, 4, P.straw, P.card, 'kurta', 'short'],
      [1090, 6, P.gold, P.water, 'sari', 'bun'],
      [1290, 4, P.water, P.card, 'coat', 'plait'],
    ]
    return [
      fill(K.box(0, 0, 1500, 620), wall),
      K.stipple(r, 200, () => [r.range(0, 1500), r.range(0, 560)], shade(wall, 0.16), 3, 0.5),
      ...[190, 1310].flatMap((x) => [
        fill(K.archD(x, 470, 270, 400), shade(wall, 0.24)),
        fill(K.archD(x, 470, 226, 366), shade(P.water, 0.4)),
        K.lattice(x - 100, 230, 200, 240, 4, 5, tint(P.gold, 0.4), 7),
      ]),
      fill(K.archD(750, 570, 480, 540), shade(wall, 0.24)),
      fill(K.archD(750, 570, 420, 500), shade(P.earth, 0.4)),
      K.within('door', K.archD(750, 570, 420, 500), [
        ...glow(r, 750, 430, [330, 230, 130]),
        K.bookcase(r, 570, 572, 130, 330, 4),
        K.bookcase(r, 800, 572, 130, 330, 4),
      ]),
      ...times(
        10,
        (i) =>
          fill(K.cutBox(r, -10, top + i * rise, 1520, rise + 4, 1.5), stone(i)) +
          fill(K.box(0, top + i * rise, 1500, 9), P.card, 0.5),
      ),
      ...people(
        r,
        [...group]
          .sort((a, b) => a[1] - b[1])
          .map(([x, step, upper, legs, wear, hair]) => [
            'away',
            x,
            top + step * rise + 34,
            370 + step * 14,
            { top: upper, legs, wear, hair },
          ]),
      ),
    ]
  }),
  'traditional-day-2': scene('leaves', (r) => {
    const mat = mix(P.clay, P.plum, 0.3)
    const heap = (x, y, s, tone) =>
      fill(K.blob(r, x + 5, y + 7, s, s * 0.84), P.night, 0.2) +
      fill(K.blob(r, x, y, s, s * 0.84), tone) +
      fill(K.blob(r, x - s * 0.16, y - s * 0.18, s * 0.6, s * 0.46), tint(tone, 0.25)) +
      K.stipple(r, Math.round(s * 0.7), K.spotIn(r, x, y, s * 0.8, s * 0.66), shade(tone, 0.25), 4.5, 0.7)
    const cup = (x, y, inside) => bowlTop(x, y, 38, mix(P.gold, P.straw, 0.3), inside)
    const half = 'M-338 0L-334 -96C-240 -186 60 -190 340 0Z'
    const leaf = `${half}M-338 0L-332 104C-230 182 90 182 340 0Z`
    const ribs = (x, y, k) =>
      times(
        13,
        (i) => `M${x - 310 + i * 46} ${y}q22 ${k * 40} ${40 - i} ${k * (112 - Math.abs(i - 4) * 9)}`,
      ).join('')
    const meal = (x, y) => [
      fill(K.placed(leaf, { x: x + 12, y: y + 16 }), P.night, 0.25),
      fill(K.placed(leaf, { x, y }), P.leaf),
      fill(K.placed(half, { x, y }), tint(P.leaf, 0.14)),
      K.stroke(ribs(x, y, -1) + ribs(x, y, 1), P.moss, 3, 0.6),
      fill(
        K.ribbon(
          [
            [x - 338, y],
            [x, y - 2],
            [x + 330, y],
          ],
          [8, 6, 1],
        ),
        P.moss,
      ),
      heap(x - 30, y + 40, 74, P.card),
      heap(x + 110, y + 52, 42, P.gold),
      heap(x - 150, y + 44, 36, P.clay),
      ...[
        [-190, mix(P.moss, P.gold, 0.3)],
        [-100, P.straw],
        [-14, P.clay],
        [72, tint(P.moss, 0.2)],
        [150, saffron],
      ].map(([u, tone]) => heap(x + u, y - 48, 27, tone)),
      fill(K.disc(x + 216, y + 10, 48, 46), mix(P.straw, P.gold, 0.3)) +
        K.stroke(K.disc(x + 216, y + 10, 34, 32), mix(P.gold, P.earth, 0.2), 3),
    ]
    return [
      ...tiles(1500, 1000, 125, mix(P.stone, P.sand, 0.4), [
        mix(P.water, P.stone, 0.55),
        P.clay,
        mix(P.moss, P.stone, 0.4),
      ]),
      ...[270, 730].flatMap((y) => [
        fill(K.box(0, y - 178 + 16, 1500, 356), P.night, 0.2),
        fill(K.cutBox(r, -10, y - 178, 1520, 356, 2), mat),
        K.stroke(`M0 ${y - 160}H1500M0 ${y - 148}H1500M0 ${y + 148}H1500M0 ${y + 160}H1500`, P.gold, 5),
        ...meal(370, y),
        ...meal(1130, y),
        cup(744, y - 70, P.water),
        cup(744, y + 40, mix(P.earth, P.gold, 0.4)),
      ]),
    ]
  }),
}
