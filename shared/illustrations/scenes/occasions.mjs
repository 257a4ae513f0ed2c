// The year's occasions by what they leave to see: a track, a rope, a uniform, a flag, a march, a stage.
import * as K from '../kit/index.mjs'
import { bowlTop, tiles } from './instruments.mjs'
import { scene } from './pieces.mjs'
import {
  ankleBells,
  banyan,
  beret,
  boot,
  bunting,
  lantern,
  lying,
  marigolds,
  petal,
  restingVeena,
  rope,
  round,
  saffron,
  shirt,
  stageLamp,
  tabla,
  tinTrunk,
  tricolour,
  tricolourRangoli,
} from './regalia.mjs'
import { people } from './stages.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const khaki = mix(P.moss, P.earth, 0.35)
const times = (count, one) => Array.from({ length: count }, (_, i) => one(i))
/** Everybody's shadow before anybody. */
const layered = (list) => [...list.map(([shadow]) => shadow), ...list.map(([, body]) => body)]
/** Lamplight on a wall. */
const glow = (r, x, y, sizes) =>
  sizes.map((k) => fill(K.blob(r, x, y, k, k, { points: 18, amp: 0.03 }), mix(P.gold, P.sand, 0.3), 0.14))
/** Strokes of the lane numbers, in a box one high. */
const digits = [
  'M-0.12 -0.3L0.04 -0.5L0.04 0.5',
  'M-0.26 -0.26C-0.22 -0.6 0.28 -0.6 0.26 -0.18C0.24 0.08 -0.2 0.2 -0.28 0.48L0.3 0.48',
  'M-0.24 -0.4C0 -0.62 0.28 -0.42 0.22 -0.18C0.18 -0.04 0.04 -0.02 -0.04 -0.02C0.14 -0.02 0.28 0.06 0.26 0.24C0.22 0.56 -0.16 0.58 -0.28 0.34',
  'M0.14 0.5L0.14 -0.5L-0.28 0.2L0.32 0.2',
]

export const occasions = {
  'yogathon-1': scene('sunrise', (r) => {
    const glowing = mix(P.gold, P.peach, 0.45)
    const arms = {
      armL: K.spots('-0.62 -5.9, -0.72 -7.3, -0.1 -8.5, -0.04 -8.75'),
      armR: K.spots('0.62 -5.9, 0.72 -7.3, 0.1 -8.5, 0.04 -8.75'),
    }
    const rows = [
      [[317, 490, 663, 837, 1010, 1183], 640, 190, 0.42],
      [[100, 403, 750, 1097, 1400], 748, 290, 0.22],
      [[230, 577, 923, 1270], 898, 450, 0],
    ]
    return [
      K.sky(
        r,
        1500,
        [
          shade(P.water, 0.35),
          P.water,
          mix(P.water, P.clay, 0.45),
          mix(P.clay, P.gold, 0.4),
          glowing,
          P.straw,
        ],
        0,
        600,
      ),
      K.stipple(r, 60, () => [r.range(0, 1500), r.range(0, 260)], P.card, 4, 0.8),
      fill('M1190 130a46 46 0 1 0 33 78a39 39 0 1 1 -33 -78Z', P.card),
      K.treeline(r, () => 560, -20, 1520, mix(P.plum, glowing, 0.5), { gap: 44, size: 54, skip: 0 }),
      fill(K.box(-10, 560, 1520, 460), mix(P.leaf, P.clay, 0.42)),
      K.band(r, K.ridge(r, { y: 680, amp: 8, wave: 900 }), mix(P.deep, P.clay, 0.24)),
      K.band(r, K.ridge(r, { y: 800, amp: 8, wave: 900 }), shade(P.deep, 0.2)),
      ...rows.flatMap(([xs, y, h, far], row) =>
        xs.flatMap((x, i) => {
          const air = (tone) => mix(shade(tone, 0.45), glowing, far)
          return [
            K.mat(
              r,
              x,
              y + h * 0.03,
              h * 0.62,
              h * 0.1,
              air([P.clay, P.gold, P.water, P.straw][(i + row) % 4]),
            ),
            K.figure('away', {
              x,
              y,
              h,
              skin: air(P.skins[2]),
              top: air([P.sand, P.clay, P.gold, P.moss][(i * 3 + row) % 4]),
              legs: air([P.plum, P.deep, P.water][(i + row) % 3]),
              hair: ['plait', 'short', 'bun'][(i + row) % 3],
              hairColour: air(P.hairTone),
              wear: 'yoga',
              adjust: arms,
            }),
          ]
        }),
      ),
    ]
  }),
  'yogathon-2': scene('still', (r) => {
    const turf = mix(P.leaf, P.moss, 0.45)
    const tones = [P.clay, P.water, P.gold, P.plum, P.straw, P.peach, P.lagoon]
    const dusky = { colour: P.night, dark: P.night, vein: P.night, stem: P.night }
    const blade = () =>
      `M${Math.round(r.range(0, 1500))} ${Math.round(r.range(0, 1000))}l-5 -14m5 14l4 -17m-4 17l12 -11`
    const mat = (i) => {
      const [x, y] = [108 + (i % 7) * 214, i < 7 ? 290 : 716]
      const tone = tones[(i * 3 + (i > 6 ? 2 : 0)) % 7]
      return [
        fill(K.cutBox(r, x - 74, y - 184, 170, 384, 1.5), P.night, 0.25),
        fill(K.cutBox(r, x - 86, y - 194, 170, 384, 1.5), tone),
        K.stroke(`M${x - 66} ${y - 180}h130M${x - 66} ${y + 176}h130`, tint(tone, 0.4), 4),
        ...lying(x - 1, y - 8, 350, {
          skin: P.skins[(i * 3) % 4],
          top: [P.card, P.sand, P.card, P.straw, P.leaf][(i * 2) % 5],
          legs: [P.deep, P.card, P.earth, P.sand][(i + (i > 6 ? 3 : 0)) % 4],
          hair: ['bun', 'short', 'plait', 'short'][i % 4],
        }),
      ]
    }
    return [
      fill(K.box(0, 0, 1500, 1000), turf),
      K.stroke(times(110, blade).join(''), shade(turf, 0.22), 4, 0.7),
      ...times(14, mat),
      ...K.spots('214 470, 856 474, 1284 466, 642 898, 1070 896').map(([x, y]) => K.sandals(x, y, 48)),
      K.fade(
        K.corner(r, 'neem', 1560, -40, 720, 145, dusky) + K.corner(r, 'neem', -60, 1040, 640, -35, dusky),
        0.2,
      ),
    ]
  }),
  'sports-day-1': scene('relay', (r) => {
    const dust = mix(P.clay, P.sand, 0.2)
    const sun = [0.14, -1.02]
    const ring = (k) => K.disc(620, 2360, k)
    const on = (k, a) => K.go(620, 2360, a, k)
    const grains = (a, b) => () => on(r.range(a, b), r.range(-112, -64))
    const across = (a) => `M${K.pt(on(1520, a))}L${K.pt(on(2160, a))}`
    const person = (gait, k, a, look) => {
      const [x, y] = on(k, a)
      return K.overhead(gait, { x, y, sun, ...look })
    }
    const watching = [-109, -105.6, -102.4, -98.6, -95.4, -91.5, -88.4, -84.6, -81, -77.4, -74]
    return [
      fill(K.box(0, 0, 1500, 1000), P.sage),
      K.stipple(r, 120, grains(2170, 2500), shade(P.sage, 0.2), 4, 0.5),
      fill(ring(2160), dust),
      K.stipple(r, 160, grains(1530, 2150), shade(dust, 0.25), 4, 0.45),
      K.stipple(r, 90, grains(1530, 2150), tint(dust, 0.4), 4, 0.5),
      ...[1520, 1440, 1380].map((k, i) => fill(ring(k), i % 2 ? P.sage : mix(P.sage, P.moss, 0.5))),
      K.stroke(
        [1520, 1680, 1840, 2000, 2160].map(ring).join('') + across(-107) + across(-76),
        P.card,
        8,
        0.92,
      ),
      ...digits.map((d, i) => {
        const [x, y] = on(1600 + i * 160, -73.6)
        return K.stroke(K.placed(d, { x, y, s: 84, rot: 16 }), P.card, 11, 0.92)
      }),
      ...layered([
        ...watching.map((a, i) =>
          person(i % 3 === 1 ? 'cheer' : 'stand', 2236 + r.off(16), a, {
            s: 350,
            turn: a + 180 + r.off(16),
            hair: i % 2 ? 'bun' : 'short',
            top: [P.card, P.clay, P.gold, P.leaf, P.straw][(i * 2) % 5],
            legs: [P.deep, P.card, P.plum][i % 3],
            skin: P.skins[i % 4],
          }),
        ),
        person('pass', 1752, -98, {
          s: 410,
          turn: -8,
          bare: true,
          top: P.gold,
          legs: P.deep,
          skin: P.skins[1],
        }),
        person('take', 1752, -87.6, {
          s: 410,
          turn: 2.4,
          bare: true,
          top: P.leaf,
          legs: P.card,
          skin: P.skins[2],
          hair: 'bun',
        }),
      ]),
    ]
  }),
  'sports-day-2': scene('rope', (r) => {
    const dust = mix(P.straw, P.clay, 0.25)
    const air = mix(P.straw, P.card, 0.35)
    const far = (y, t, gap, size) =>
      K.treeline(r, () => y, -20, 1520, mix(P.moss, air, t), { gap, size, skip: 0.1 })
    const score = (points, y) => times(points, (k) => `M${408 + k * 26} ${y + 12}l5 -25`).join('')
    const fleck = () => K.disc(r.range(0, 1500), r.range(810, 1000), r.range(10, 40), r.range(4, 10))
    return [
      fill(K.box(0, 0, 1500, 700), air),
      far(520, 0.5, 40, 80),
      far(570, 0.2, 50, 56),
      fill(K.box(-10, 556, 1520, 460), mix(dust, P.straw, 0.5)),
      fill(K.box(-10, 630, 1520, 400), dust),
      K.stipple(r, 160, () => [r.range(0, 1500), r.range(640, 1000)], shade(dust, 0.25), 4, 0.45),
      fill(K.blob(r, 900, 690, 720, 70), P.night, 0.16),
      fill(K.poly(K.spots('742 640, 766 640, 812 1010, 700 1010')), P.card, 0.9),
      ...banyan(r),
      // points, chalked up
      K.stroke('M364 380L320 676M596 380L640 676M480 360L486 640', shade(P.earth, 0.2), 13),
      fill(K.cutBox(r, 330, 366, 300, 232, 2), P.earth),
      fill(K.cutBox(r, 344, 380, 272, 204, 2), shade(P.deep, 0.35)),
      ...[P.clay, P.gold, P.leaf, P.water].map(
        (tone, i) =>
          fill(K.disc(376, 412 + i * 46, 13), tone) +
          K.stroke(`M400 ${416 + i * 46}l112 -8${score([4, 7, 6, 7][i], 412 + i * 46)}`, P.card, 5),
      ),
      // light through the leaves, and the rope with its ribbon above the line
      fill(times(40, fleck).join(''), tint(dust, 0.5), 0.35),
      fill(K.poly(K.spots('-40 876, 1540 830, 1540 862, -40 908')), P.night, 0.2),
      ...rope((t) => [-40 + 1580 * t, 742 - 46 * t], 36, 100),
      fill(K.ribbon(K.spots('744 724, 716 800, 726 862, 690 924'), [16, 22, 20, 24]), P.clay),
      fill(K.ribbon(K.spots('772 724, 806 790, 790 846, 818 900'), [16, 22, 20, 24]), shade(P.clay, 0.16)),
      fill(K.soft(K.spots('716 662, 800 656, 806 720, 800 776, 722 782, 714 720')), P.clay),
      fill(K.soft(K.spots('770 660, 800 656, 806 720, 800 776, 774 778, 784 720')), shade(P.clay, 0.16)),
      K.stroke('M722 690q36 16 78 2M718 722q40 18 84 2M722 752q36 16 76 2', shade(P.clay, 0.35), 5),
    ]
  }),
  'ncc-1': scene('cadet', (r) => {
    const wall = mix(P.water, P.night, 0.5)
    const floor = mix(P.earth, P.night, 0.35)
    const drill = mix(khaki, P.straw, 0.28)
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      K.stroke(times(10, (i) => `M${i * 165 + 20} -10L${i * 165 + 20} 740`).join(''), shade(wall, 0.4), 5),
      ...glow(r, 1180, 360, [640, 470, 330, 210]),
      fill(K.box(0, 740, 1500, 270), floor),
      fill(K.box(0, 722, 1500, 20), shade(wall, 0.5)),
      K.paving(r, 760, 300, 740, 1000, -900, 2300, 14, shade(floor, 0.45), { rows: 4, o: 0.7 }),
      fill(K.blob(r, 1000, 880, 520, 80, { points: 18, amp: 0.03 }), mix(P.gold, P.sand, 0.2), 0.16),
      fill(K.cutBox(r, 250, 132, 640, 30, 1.5), shade(P.earth, 0.1)),
      ...[320, 570, 820].map((x) => K.stroke(`M${x} 150l0 26`, P.gold, 11)),
      shirt(570, 176, drill),
      tinTrunk(r, 680, 870, mix(P.deep, P.moss, 0.12)),
      K.linen(r, 440, 566, 220, [drill, shade(drill, 0.1), drill]),
      beret(740, 566, P.clay),
      lantern(1180, 360),
      fill(K.disc(1262, 908, 210, 22), P.night, 0.5),
      boot(1166, 872, 200),
      boot(1288, 902, 212),
    ]
  }),
  'republic-day-1': scene('flag', (r) => {
    const air = [0.1, 0.24, 0.38, 0.54].map((k) => tint(P.water, k))
    const clouds = K.spots('240 330 520 40, 1240 760 640 52, 380 660 460 34, 1330 170 380 30, 840 900 700 44')
    return [
      K.sky(r, 1500, [...air, mix(tint(P.water, 0.7), P.sand, 0.4), P.sand], 0, 1000),
      ...clouds.map((c) => K.cloud(r, ...c, P.card, 0.42)),
      K.birds(r, 250, 500, 6, P.ink, 17),
      ...K.spots('-60 700, -60 1090, 1560 1010').map((to) => bunting([552, 150], to)),
      fill(K.ribbon(K.spots('552 118, 560 540, 572 1010'), [9, 13, 19]), P.stone),
      fill(K.ribbon(K.spots('557 118, 567 540, 582 1010'), [4, 6, 9]), shade(P.stone, 0.3)),
      fill(K.disc(551, 110, 16), P.gold),
      ...tricolour(566, 214, 690, 146),
      ...times(80, () => {
        const fall = r.next()
        return petal(r, r.range(600, 1290) - fall * 170, 640 + fall * 300, 14 + fall * 20)
      }),
      ...times(22, () => petal(r, r.range(300, 1420), r.range(620, 960), r.range(36, 62))),
    ]
  }),
  'republic-day-2': scene('march', (r) => {
    const ground = mix(P.clay, P.sand, 0.62)
    const gravel = () => [r.range(0, 1500), r.range(230, 1000)]
    const step = (y, tone) => fill(K.cutBox(r, -10, y - 90, 1520, 90, 1.5), tone)
    const dusky = { colour: P.night, dark: P.night, vein: P.night, stem: P.night }
    const uniform = { s: 236, sun: [0.36, -0.72], o: 0.5, top: khaki, legs: khaki, cap: P.clay }
    const squad = times(12, (i) => {
      const [row, col] = [i % 4, Math.floor(i / 4)]
      const skin = P.skins[(row * 3 + col * 2) % 4]
      return K.overhead('march', { x: 190 + row * 236 - col * 34, y: 420 + col * 220, skin, ...uniform })
    })
    const fallen = () => K.leafD(r.range(900, 1480), r.range(250, 940), r.range(14, 24), 9, r.range(0, 360))
    return [
      fill(K.box(0, 0, 1500, 1000), ground),
      K.stipple(r, 200, gravel, shade(ground, 0.25), 4, 0.45),
      K.stipple(r, 110, gravel, tint(ground, 0.5), 4, 0.6),
      K.fade(K.corner(r, 'neem', 1560, 1090, 560, -158, dusky), 0.22),
      // the steps of the main building
      step(236, mix(P.stone, P.earth, 0.12)),
      step(200, P.stone),
      step(160, tint(P.stone, 0.3)),
      step(84, tint(P.stone, 0.55)),
      ...[110, 366, 622, 878, 1134, 1390].flatMap((x) => [
        fill(K.blob(r, x + 40, 90, 50, 56), P.night, 0.24),
        ...marigolds(x, 148),
      ]),
      ...tricolourRangoli(1290, 500),
      ...layered(squad),
      fill(times(60, fallen).join(''), saffron),
    ]
  }),
  'virasat-1': scene('stage', (r) => {
    const cloth = mix(P.plum, P.clay, 0.3)
    const tops = [P.gold, P.straw, P.clay, P.leaf, P.sand, P.water, P.peach]
    const row = (xs, y, h, dim) =>
      people(
        r,
        xs.map((x, i) => [
          'lotusBack',
          x,
          y,
          h,
          {
            top: shade(tops[(i * 3 + h) % 7], dim),
            legs: shade(tops[(i * 5 + 2) % 7], dim + 0.1),
            hair: ['bun', 'short', 'plait'][(i + h) % 3],
          },
        ]),
      )
    const star = () => [r.range(0, 1500), r.range(0, 330)]
    const edge = times(11, (i) => 260 + i * 98)
    return [
      K.sky(r, 1500, [shade(P.water, 0.62), shade(P.water, 0.45), P.plum, mix(P.plum, P.clay, 0.6)], 0, 620),
      K.stipple(r, 120, star, P.card, 4, 0.8),
      K.treeline(r, () => 470, -20, 1520, shade(P.deep, 0.5), { gap: 60, size: 110, skip: 0 }),
      fill(K.box(0, 480, 1500, 530), shade(P.leaf, 0.58)),
      ...glow(r, 750, 430, [720, 560, 420]),
      // the stage
      fill(K.box(250, 210, 1000, 350), cloth),
      fill(
        times(13, (i) => K.ribbon(K.spots(`${285 + i * 78} 210, ${289 + i * 78} 560`), [10, 20])).join(''),
        shade(cloth, 0.28),
      ),
      fill(K.disc(750, 400, 128), mix(P.gold, P.clay, 0.3)),
      fill(
        round(750, 400, 16, 62, (x, y, a) => K.leafD(x, y, 58, 26, a)),
        P.straw,
      ),
      fill(
        round(750, 400, 10, 14, (x, y, a) => K.leafD(x, y, 44, 22, a)),
        P.clay,
      ),
      ...[236, 1264].map((x) => K.pillar(r, x, 572, 400, 40, P.sand)),
      fill(
        'M180 150H1320V204Q1266 256 1212 204Q1158 256 1104 204Q1050 256 996 204Q942 256 888 204Q834 256 780 204Q726 256 672 204Q618 256 564 204Q510 256 456 204Q402 256 348 204Q294 256 180 204Z',
        P.clay,
      ),
      fill(K.cutBox(r, 170, 136, 1160, 24, 1.5), P.gold),
      fill(K.cutBox(r, 190, 560, 1120, 30, 1.5), mix(P.clay, P.gold, 0.3)),
      fill(K.cutBox(r, 210, 588, 1080, 112, 2), P.earth),
      fill(times(14, (i) => K.archD(262 + i * 75, 690, 46, 74)).join(''), shade(P.earth, 0.4)),
      ...stageLamp(350, 566, 210),
      ...stageLamp(1150, 566, 210),
      // lamps along its edge
      fill(edge.map((x) => K.disc(x, 540, 44)).join(''), P.straw, 0.16),
      fill(edge.map((x) => `M${x - 20} 552Q${x} 574 ${x + 20} 552Z`).join(''), P.gold),
      fill(edge.map((x) => K.leafD(x, 554, 36, 14, -90)).join(''), P.card),
      // those who sit before it
      ...row([110, 360, 620, 880, 1140, 1390], 776, 280, 0.32),
      ...row([190, 470, 750, 1030, 1310], 908, 400, 0.42),
    ]
  }),
  'ncc-2': scene('map', (r) => {
    const turf = mix(P.straw, P.moss, 0.42)
    const drill = mix(khaki, P.deep, 0.3)
    const cadet = (x, y, turn, i) => {
      const look = { top: drill, legs: drill, cap: P.clay, skin: P.skins[i] }
      return K.overhead('point', { x, y, turn, s: 430, sun: [0.2, -0.24], o: 0.34, ...look })
    }
    const tuft = () => [r.range(0, 1080), r.range(0, 1000)]
    const contours = [0, 1, 2, 3, 4].map((k) =>
      K.blob(r, 70, -20, 150 - k * 30, 100 - k * 20, { points: 9, amp: 0.14 }),
    )
    const map = [
      fill(K.box(-236, -156, 490, 330), P.night, 0.25),
      fill(K.cutBox(r, -245, -165, 490, 330, 2), P.card),
      fill(K.box(-122, -164, 122, 328) + K.box(122, -164, 122, 328), mix(P.card, P.stone, 0.3)),
      K.within('sheet', K.box(-230, -150, 460, 300), [
        fill(K.blob(r, -160, 90, 130, 90), tint(P.leaf, 0.6)),
        K.stroke(contours.join(''), mix(P.gold, P.earth, 0.4), 4),
        K.stroke('M-240 -60C-160 -40 -150 20 -60 30S60 120 240 110', P.lagoon, 12),
      ]),
      K.stroke('M-180 110L-120 60L-70 -20L0 -70L60 -40', P.clay, 6),
      fill(
        K.spots('-180 110, -120 60, -70 -20, 0 -70')
          .map((p) => K.disc(...p, 9))
          .join(''),
        P.clay,
      ),
      K.stroke('M72 -40l-24 0M60 -52l0 24', P.clay, 6),
      K.at(
        150,
        62,
        bowlTop(0, 0, 50, P.gold, P.card) +
          fill(K.leafD(0, 0, 36, 13, -62), P.clay) +
          fill(K.leafD(0, 0, 36, 13, 118), P.ink),
      ),
      K.stroke('M-60 118L60 96', P.leaf, 11) + K.stroke('M60 96l16 -3', P.ink, 6),
    ]
    return [
      fill(K.box(0, 0, 1500, 1000), turf),
      fill(
        K.ribbon(K.spots('1180 -40, 1330 240, 1290 560, 1420 1040'), [90, 110, 96, 130]),
        mix(P.sand, P.clay, 0.3),
      ),
      K.stroke(
        times(130, () => K.pt(tuft()))
          .map((p) => `M${p}l-5 -14M${p}l4 -17M${p}l12 -11`)
          .join(''),
        shade(turf, 0.24),
        4,
        0.7,
      ),
      fill(times(40, () => K.disc(...tuft(), 6)).join(''), P.straw),
      fill(K.blob(r, 726, 540, 408, 292, { points: 12, amp: 0.08 }), shade(turf, 0.45)),
      fill(K.blob(r, 700, 510, 400, 284, { points: 12, amp: 0.08 }), P.stone),
      fill(K.blob(r, 690, 500, 350, 240, { points: 12, amp: 0.08 }), tint(P.stone, 0.25)),
      K.at(700, 510, map.join(''), { rot: -5 }),
      ...layered([
        cadet(330, 380, 22, 0),
        cadet(360, 720, -24, 2),
        cadet(1060, 330, 150, 3),
        cadet(1080, 690, 204, 1),
      ]),
    ]
  }),
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
  'virasat-2': scene('veena', (r) => {
    const curtain = mix(P.plum, P.clay, 0.35)
    const boards = mix(P.earth, P.clay, 0.25)
    const fold = (x) =>
      K.ribbon(
        [
          [x, -10],
          [x + r.off(14), 330],
          [x, 650],
        ],
        [16, 26, 34],
      )
    const garland = (i) => {
      const long = i % 2 ? 3 : 5
      return times(long, (k) =>
        K.flower(
          60 + i * 138,
          92 + k * 44,
          24,
          10,
          k === long - 1 ? P.card : [P.gold, saffron][k % 2],
          P.clay,
          k * 20,
        ),
      )
    }
    return [
      fill(K.box(0, 0, 1500, 1000), curtain),
      fill(times(16, (i) => fold(i * 100 + 20)).join(''), shade(curtain, 0.26)),
      fill(K.box(0, 590, 1500, 26) + K.box(0, 622, 1500, 10), mix(P.gold, P.straw, 0.3)),
      ...glow(r, 150, 330, [460, 320, 190]),
      ...glow(r, 1400, 400, [330, 230, 140]),
      ...times(11, garland),
      K.stroke(K.curve(times(12, (i) => [-20 + i * 140, i % 2 ? 84 : 56])), P.leaf, 12),
      fill(K.box(0, 640, 1500, 370), boards),
      fill(K.box(0, 632, 1500, 12), P.night, 0.5),
      K.paving(r, 700, 100, 644, 1000, -1200, 2600, 13, shade(boards, 0.5), { rows: 1, o: 0.8 }),
      K.dryBrush(r, -50, 660, 1500, 330, 90, tint(boards, 0.14), { o: 0.5 }),
      fill(K.blob(r, 300, 840, 520, 110, { points: 18, amp: 0.03 }), P.gold, 0.14),
      ...stageLamp(1400, 716, 360),
      ...stageLamp(148, 896, 620),
      restingVeena(330, 760),
      ...tabla(1306, 846, 200, 170, mix(P.stone, P.clay, 0.4)),
      ...tabla(1122, 902, 150, 190, mix(P.gold, P.earth, 0.4)),
      ...ankleBells(560, 884, 190, P.clay),
      ...ankleBells(800, 906, 190, P.clay),
    ]
  }),
}
