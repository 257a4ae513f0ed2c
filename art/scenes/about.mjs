// Home, the campus, the therapies and the foundation.
import * as K from '../kit/index.mjs'
import { scenes as maps } from '../maps/index.mjs'
import { application } from './application.mjs'
import { nightPlates } from './night-plates.mjs'
import { couch, house, scene, table, trees } from './pieces.mjs'
import { frame, hall, hills, people, room } from './stages.mjs'
import { therapies } from './therapies.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
/** Fills half a window. */
const half = { scale: 1.28 }

export const scenes = {
  ...therapies,
  ...nightPlates,
  ...application,
  'campus-plan': maps.campus,
  'campus-gate': scene('gate', (r) => [
    ...hills(r, { hour: 'dawn', horizon: 0.6 }),
    fill(
      K.trail(
        [
          [750, 1040],
          [760, 800],
          [750, 640],
        ],
        [330, 150, 60],
      ),
      P.sand,
    ),
    ...[1, -1].flatMap((s) => [
      K.pillar(r, 750 + s * 250, 760, 430, 74, P.sand),
      K.pot(r, 750 + s * 250, 332, 70),
      fill(K.cutBox(r, s > 0 ? 1040 : 0, 610, 460, 150), mix(P.sand, P.clay, 0.25)),
    ]),
    K.tiledRoof(r, 440, 1060, 240, 345, { colour: P.clay, inset: 120 }),
    K.lattice(520, 350, 460, 40, 16, 1, P.earth),
    ...[250, 330, 1170, 1260].map((x) => K.ashoka(r, x, 720, 420, P.leaf, P.deep)),
    ...people(r, [
      ['walk', 690, 880, 260, { top: P.card, legs: P.leaf }],
      ['walk', 800, 900, 275, { top: P.gold, legs: P.earth, hair: 'plait' }],
    ]),
    ...frame(r),
  ]),
  'campus-courtyard': scene('courtyard', (r) => [
    ...hills(r, { hour: 'day', horizon: 0.5 }),
    house(r, 60, 640, 1380, 420, { bays: 9 }),
    fill(K.box(0, 640, 1500, 400), mix(P.sand, P.clay, 0.2)),
    K.paving(r, 750, 380, 645, 1000, -500, 2000, 12, P.earth, { o: 0.3 }),
    ...trees(r, [[760, 840, 470, P.leaf]]),
    fill(K.blob(r, 760, 860, 190, 46), P.stone),
    ...people(r, [
      ['floorRead', 620, 870, 220, { top: P.gold, legs: P.card, hair: 'bun' }],
      ['read', 900, 870, 240, { flip: true, top: P.card, legs: P.leaf }],
      ['stand', 1180, 900, 280, { top: P.clay, legs: P.card }],
      ['namaste', 1260, 905, 275, { top: P.card, legs: P.clay, wear: 'sari', hair: 'bun' }],
    ]),
    ...frame(r, { left: 'banana', right: '' }),
  ]),
  'campus-library-walk': scene('librarywalk', (r) => [
    ...hills(r, { hour: 'green', horizon: 0.5 }),
    fill(
      K.trail(
        [
          [640, 1040],
          [720, 760],
          [760, 560],
        ],
        [300, 110, 30],
      ),
      P.sand,
    ),
    ...[0, 1, 2, 3].flatMap((i) =>
      [1, -1].map((s) =>
        K.ashoka(r, 740 + s * (130 + i * 125), 590 + i * 110, 250 + i * 120, i % 2 ? P.leaf : P.sage, P.deep),
      ),
    ),
    house(r, 610, 580, 300, 170, { bays: 3, lit: P.straw }),
    ...people(r, [
      ['walk', 660, 900, 300, { top: P.clay, legs: P.card, hair: 'plait' }],
      ['carry', 800, 820, 240, { top: P.card, legs: P.deep }],
    ]),
    ...frame(r, { left: 'fern', right: 'fern' }),
  ]),
  'campus-hostel': scene('hostel', (r) => [
    ...hills(r, { hour: 'dusk', horizon: 0.6, sunAt: 0.2 }),
    house(r, 420, 790, 900, 300, {
      bays: 7,
      lit: P.gold,
      wall: mix(P.sand, P.plum, 0.35),
      roof: shade(P.clay, 0.3),
    }),
    house(r, 470, 560, 800, 220, {
      bays: 7,
      lit: P.straw,
      wall: mix(P.sand, P.plum, 0.4),
      roof: shade(P.clay, 0.35),
    }),
    ...trees(r, [
      [250, 830, 480, shade(P.leaf, 0.35)],
      [1410, 820, 380, shade(P.leaf, 0.4)],
    ]),
    ...people(r, [
      ['read', 620, 860, 210, { top: P.sand, legs: P.plum }],
      ['stand', 980, 880, 240, { top: P.gold, legs: P.deep, hair: 'plait' }],
      ['stand', 1060, 885, 235, { top: P.card, legs: P.clay, hair: 'bun' }],
    ]),
    ...frame(r, { tone: shade(P.leaf, 0.55) }),
  ]),
  'about-college': scene('college', (r) => {
    const lawn = mix(P.moss, P.straw, 0.28)
    const way = mix(P.sand, P.straw, 0.25)
    return [
      fill(K.box(0, 0, 1500, 1000), mix(P.leaf, P.moss, 0.5)),
      K.field(r, K.spots('-20 60, 330 20, 290 250, -20 330'), P.straw, 15),
      K.field(r, K.spots('350 10, 760 -20, 740 190, 320 230'), P.sage, 20),
      K.field(r, K.spots('790 -20, 1180 -20, 1210 180, 770 190'), mix(P.gold, P.moss, 0.45), 18),
      K.field(r, K.spots('1210 -20, 1520 -20, 1520 260, 1240 190'), P.moss, 14),
      K.field(r, K.spots('-20 360, 90 330, 70 700, -20 740'), P.moss, 6),
      K.field(r, K.spots('-20 770, 110 730, 180 1020, -20 1020'), mix(P.gold, P.moss, 0.55), 9),
      K.field(r, K.spots('1440 300, 1520 280, 1520 660, 1450 690'), P.straw, 5),
      K.field(r, K.spots('1420 740, 1520 700, 1520 1020, 1340 1020'), P.sage, 10),
      fill(
        K.trail(
          K.spots('1195 -20, 1226 180, 1416 262, 1436 560, 1400 780, 1330 1030'),
          [12, 15, 16, 18, 22, 28],
        ),
        P.lagoon,
      ),
      fill(
        K.handCut(r, K.spots('130 300, 420 235, 1060 210, 1400 250, 1420 640, 1370 940, 150 940, 100 640'), {
          amp: 5,
          step: 60,
        }),
        lawn,
      ),
      K.stipple(r, 500, () => [r.range(140, 1380), r.range(250, 930)], mix(lawn, P.leaf, 0.5), 3.4, 0.6),
      fill(K.trail(K.spots('740 1030, 752 900, 750 760'), [62, 48, 44]), way),
      fill(K.trail(K.spots('120 846, 500 838, 1000 842, 1390 828'), [20, 24, 24, 20]), way),
      fill(K.trail(K.spots('395 840, 392 560, 330 400'), [15, 15, 20]), way),
      fill(K.trail(K.spots('1105 838, 1108 560, 1180 390'), [15, 15, 20]), way),
      K.pavilion(r, 265, 400, 180),
      K.wing(r, 1150, 390, 210, 92, { tone: P.mist }),
      ...[0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1].map((col) =>
          K.bed(
            r,
            150 + col * 112,
            466 + row * 66,
            96,
            50,
            [P.leaf, P.sage, P.deep, P.moss][(row + col) % 4],
            [P.gold, P.clay, P.card][(row * 2 + col) % 3],
          ),
        ),
      ),
      K.stepTank(r, 1140, 470, 250, 240),
      K.wing(r, 430, 420, 640, 120),
      fill(K.box(540, 412, 420, 290), way),
      K.paving(r, 750, -900, 414, 700, 540, 960, 10, P.earth, { o: 0.22, rows: 6 }),
      fill(K.box(540, 412, 420, 22), P.night, 0.18),
      K.wing(r, 430, 700, 118, 350, { away: true, cast: 60 }),
      K.wing(r, 952, 700, 118, 350, { away: true }),
      K.crown(r, 750, 548, 104),
      K.wing(r, 430, 760, 250, 104),
      K.wing(r, 820, 760, 250, 104),
      K.wing(r, 676, 772, 148, 118, { wall: 66, colour: mix(P.clay, P.earth, 0.25) }),
      ...K.spots('640 900, 866 900, 630 985, 880 985, 440 905, 1060 905').map(([x, y]) =>
        K.palmTop(r, x, y, 46, mix(P.sage, P.straw, 0.15)),
      ),
      ...[
        [130, 300, 54],
        [366, 292, 44, P.sage],
        [1108, 262, 46],
        [1384, 330, 36, P.sage],
        [1330, 900, 84],
        [1210, 930, 56, P.sage],
        [180, 905, 74],
        [300, 935, 52, P.sage],
        [70, 620, 46, P.sage],
        [1440, 600, 50],
      ].map(([x, y, s, tone]) => K.crown(r, x, y, s, tone)),
      K.parasol(r, 724, 912, 17, P.clay),
      K.parasol(r, 770, 930, 17, P.gold),
      K.parasol(r, 560, 836, 15, P.card),
      K.parasol(r, 400, 640, 15, P.plum),
      K.parasol(r, 606, 582, 15, P.gold),
    ]
  }),
  'naturopathy-yoga': scene('nyoga', (r) => [
    ...hills(r, { hour: 'dawn', horizon: 0.6 }),
    K.mat(r, 750, 860, 560, 90, mix(P.clay, P.sand, 0.3)),
    ...people(r, [['lotus', 750, 850, 620, { top: P.card, legs: P.leaf, hair: 'bun' }]]),
    K.pot(r, 350, 900, 180),
    K.tulsi(r, 1130, 920, 330, { colour: P.leaf, dark: P.deep, vein: tint(P.leaf, 0.4), bloom: P.plum }),
    ...frame(r),
  ]),
  foundation: scene('foundation', (r) => [
    ...hills(r, { hour: 'dawn', horizon: 0.56, sunAt: 0.25 }),
    ...trees(r, [[1060, 800, 660]]),
    house(r, 480, 810, 480, 250, { bays: 3 }),
    fill(
      K.trail(
        [
          [640, 1040],
          [700, 900],
          [720, 815],
        ],
        [170, 70, 40],
      ),
      P.sand,
    ),
    ...people(r, [
      ['stand', 640, 860, 210, { top: P.card, legs: P.card, wear: 'coat' }],
      ['namaste', 760, 880, 220, { top: P.clay, legs: P.gold, wear: 'sari', hair: 'bun' }],
      ['stand', 830, 885, 150, { top: P.leaf, legs: P.card }],
    ]),
    ...frame(r),
  ]),
  vision: scene(
    'vision',
    (r) => {
      const air = tint(P.water, 0.3)
      const night = shade(P.leaf, 0.62)
      const sky = [
        shade(P.water, 0.4),
        shade(P.water, 0.15),
        mix(P.water, P.peach, 0.4),
        P.peach,
        mix(P.peach, P.straw, 0.6),
        P.straw,
      ]
      const ridges = [
        [430, 46, 620, mix(air, P.peach, 0.5)],
        [492, 40, 540, mix(air, P.water, 0.25)],
        [566, 36, 700, mix(P.water, P.leaf, 0.35)],
        [650, 30, 560, shade(P.leaf, 0.2)],
      ].map(([y, amp, wave, tone]) => [K.ridge(r, { y, amp, wave }), tone])
      const slope = (x) => 800 + 0.00016 * (x - 520) ** 2 + 8 * Math.sin(x / 90)
      return [
        K.sky(r, 1500, sky, 0, 470),
        K.stipple(r, 90, () => [r.range(0, 1500), r.next() ** 1.6 * 190], P.card, 3.4, 0.8),
        K.sun(r, 860, 424, 92, P.gold, P.straw, 4),
        K.birds(r, 1080, 250, 6, P.plum, 15),
        ...ridges.flatMap(([line, tone], i) => [
          K.band(r, line, tone, { grain: shade(tone, 0.2), deep: 90 }),
          K.treeline(r, line, -10, 1510, shade(tone, 0.14), { gap: 22 + i * 9, size: 11 + i * 8, skip: 0.1 }),
        ]),
        fill(
          K.trail(K.spots('878 586, 820 628, 960 668, 840 716, 1060 780, 980 850'), [3, 6, 10, 15, 24, 34]),
          P.straw,
          0.9,
        ),
        K.stipple(r, 26, () => [r.range(1080, 1330), r.range(612, 660)], P.straw, 7, 1),
        K.band(r, slope, night, { grain: tint(night, 0.2), deep: 200, count: 300 }),
        fill(
          K.trail(K.spots('760 1030, 640 930, 690 872, 606 824'), [70, 42, 22, 3]),
          mix(P.peach, night, 0.35),
        ),
        K.grass(r, -20, 1520, slope, 46, 190, shade(night, 0.25)),
        ...people(r, [
          ['away', 560, 838, 290, { top: P.clay, legs: P.deep, hair: 'plait', skin: P.skins[2] }],
          ['away', 672, 842, 276, { top: P.card, legs: P.gold, skin: P.skins[1] }],
        ]),
        ...frame(r, { left: 'fern', right: 'broad', tone: shade(P.leaf, 0.6) }),
        K.corner(r, 'neem', -40, -30, 560, 40, {
          colour: night,
          dark: shade(night, 0.3),
          vein: night,
          stem: shade(P.earth, 0.4),
        }),
      ]
    },
    half,
  ),
  mission: scene(
    'mission',
    (r) => {
      const wall = mix(P.leaf, P.ink, 0.35)
      const floor = shade(P.clay, 0.22)
      return [
        fill(K.box(0, 0, 1500, 1000), wall),
        K.stipple(r, 420, () => [r.range(0, 1500), r.next() ** 2 * 760], tint(wall, 0.16), 2.6, 0.5),
        fill(K.box(0, 640, 1500, 130), shade(wall, 0.35)),
        fill(K.box(0, 632, 1500, 8), mix(P.gold, wall, 0.35)),
        fill(K.box(0, 770, 1500, 230), floor),
        K.paving(r, 570, 420, 770, 1000, -700, 1900, 13, shade(floor, 0.3), { o: 0.5, rows: 4 }),
        fill('M300 770H840L960 1000H150Z', P.straw, 0.34),
        K.within('door', K.box(300, 120, 540, 650), [
          fill(K.box(300, 120, 540, 650), tint(P.moss, 0.72)),
          K.treeline(r, () => 430, 280, 860, P.sage, { gap: 34, size: 60, skip: 0 }),
          K.treeline(r, () => 462, 280, 860, P.leaf, { gap: 40, size: 34, skip: 0 }),
          fill(K.box(300, 456, 540, 40), tint(P.clay, 0.45)),
          fill(K.box(300, 450, 540, 10), tint(P.clay, 0.62)),
          fill(K.box(300, 496, 540, 280), mix(P.sand, P.gold, 0.12)),
          K.dryBrush(r, 300, 500, 520, 260, 40, P.card, { o: 0.6 }),
          ...canopy(r, 806, 560, 280, 860, 130),
          fill(K.blob(r, 560, 640, 250, 74), mix(P.moss, P.gold, 0.3), 0.6),
          K.mat(r, 570, 604, 200, 34, P.clay),
          ...people(r, [
            ['lotus', 570, 596, 300, { top: P.card, legs: P.card, hair: 'bun', skin: P.skins[2] }],
          ]),
          K.mat(r, 430, 742, 230, 44, P.sage),
          K.mat(r, 712, 742, 230, 44, P.water),
          ...people(r, [
            ['lotusBack', 430, 728, 350, { top: P.gold, legs: P.deep, hair: 'plait', skin: P.skins[1] }],
            ['lotusBack', 712, 728, 350, { top: P.card, legs: P.plum, skin: P.skins[2] }],
          ]),
        ]),
        doorway(r, 300, 120, 540, 650, shade(P.earth, 0.1)),
        K.sandals(300, 860, 74, P.earth),
        K.sandals(400, 888, 80, P.ink, -0.06),
        K.sandals(640, 872, 76, P.plum, 0.05),
        ...[1030, 1130, 1230, 1330, 1430].map((x, i) =>
          K.jar(r, x, 240, 112, [P.moss, P.gold, P.clay, P.straw, P.plum][i], P.gold),
        ),
        fill(K.box(980, 240, 540, 14), P.earth),
        ...[1060, 1170, 1280, 1390].map((x, i) =>
          K.sprig(r, x, 254, 150, 90, {
            pairs: 6,
            bend: i % 2 ? 0.08 : -0.08,
            colour: [P.moss, P.sage][i % 2],
            dark: P.deep,
            vein: P.mist,
            flat: true,
          }),
        ),
        couch(r, 1230, 930, 640, 290, P.card),
        K.rolled(r, 960, 640, 130, 74, tint(P.gold, 0.35)),
        K.linen(r, 1330, 641, 210, [P.water, tint(P.clay, 0.3), P.card]),
        K.pot(r, 104, 880, 172, mix(P.gold, P.earth, 0.2)),
      ]
    },
    half,
  ),
  'programme-courses': scene('courses', (r) => [
    ...hall(r, { wall: P.mist, hour: 'day', bays: 3 }),
    fill(K.cutBox(r, 480, 260, 540, 300), P.deep),
    K.stroke('M560 340h220M560 400h300M560 460h180', P.mist, 6),
    K.flower(900, 470, 60, 7, P.gold, P.clay),
    ...people(r, [
      ['reach', 420, 850, 430, { top: P.card, legs: P.clay, wear: 'sari', hair: 'bun' }],
      ['floorRead', 760, 900, 420, { top: P.gold, legs: P.leaf }],
      ['floorRead', 960, 930, 430, { top: P.clay, legs: P.card, hair: 'plait' }],
      ['floorRead', 1170, 900, 420, { top: P.card, legs: P.deep, hair: 'bun' }],
    ]),
  ]),
  'programme-library': scene('plibrary', (r) => [
    ...room(r, {
      wall: mix(P.sand, P.clay, 0.15),
      floor: mix(P.earth, P.sand, 0.4),
      hour: 'green',
      win: [0.42, 0.12, 0.2, 0.4],
    }),
    K.bookcase(r, 60, 760, 480, 640, 5),
    K.bookcase(r, 980, 760, 460, 640, 5),
    table(r, 760, 920, 620, 220, P.earth),
    K.bookPile(r, 990, 702, 170, 3),
    K.openBook(770, 702, 210, P.clay),
    K.oilLamp(r, 550, 702, 170),
  ]),
}

/** canopy(r, x, y, x0, x1, top): a trunk on y and the hanging foliage of a tree too tall for the opening. */
function canopy(r, x, y, x0, x1, top) {
  const crown = (depth, size) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = (i + 0.5) / 9
      return K.blob(
        r,
        x0 + (x1 - x0) * t,
        top + depth * Math.sin(Math.PI * (0.2 + 0.7 * t)),
        size * r.range(0.85, 1.15),
      )
    }).join('')
  const fringe = Array.from({ length: 70 }, () =>
    K.leafD(r.range(x0, x1), top + r.range(60, 170), 34, 11, r.range(50, 130)),
  ).join('')
  return [
    fill(
      K.taper([x, y], [x - 30, top], 34, 0.05) + K.taper([x - 6, y - 190], [x - 170, top], 16, -0.12),
      P.earth,
    ),
    fill(crown(70, 92), P.deep),
    fill(fringe, P.deep),
    fill(crown(40, 80), P.leaf),
    fill(crown(-10, 60), P.sage),
    K.stipple(r, 90, () => [r.range(x0, x1), top + r.range(0, 120)], P.deep, 5, 0.6),
  ]
}

/** doorway(r, x, y, w, h, wood): frame and folded-back leaves of a wide old door; what lies behind is drawn before. */
function doorway(r, x, y, w, h, wood) {
  const [dark, light] = [shade(wood, 0.35), tint(wood, 0.16)]
  const leaf = (s) => {
    const [a, b] = [x + (s > 0 ? w : 0), x + (s > 0 ? w + 108 : -108)]
    const at = (u, v) => [a + (b - a) * u, y + h * v + (v < 0.5 ? 26 : 34) * u * (v < 0.5 ? -1 : 1)]
    const panel = (v0, v1) => K.poly([at(0.2, v0), at(0.82, v0), at(0.82, v1), at(0.2, v1)])
    return (
      fill(K.poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), mix(wood, P.clay, 0.18)) +
      fill([0.06, 0.38, 0.7].map((v) => panel(v, v + 0.24)).join(''), dark) +
      K.stroke([0.06, 0.38, 0.7].map((v) => panel(v, v + 0.24)).join(''), light, 3, 0.7)
    )
  }
  return (
    leaf(-1) +
    leaf(1) +
    fill(
      K.cutBox(r, x - 26, y - 40, w + 52, 44, 1) + K.box(x - 24, y, 28, h) + K.box(x + w - 4, y, 28, h),
      wood,
    ) +
    fill(K.cutBox(r, x - 34, y + h - 6, w + 68, 22, 1), dark) +
    Array.from({ length: 9 }, (_, i) =>
      K.flower(x + (w / 8) * i, y - 18, 15, 6, mix(P.gold, wood, 0.3), dark),
    ).join('')
  )
}
