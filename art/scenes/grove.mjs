// Shobavana, the grove: its trunks in the morning, and a sapling set at the start of the rains.
import * as K from '../kit/index.mjs'
import { bowlTop } from './instruments.mjs'
import { scene } from './pieces.mjs'
import { spade } from './visits.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** trunk(r, x, y, w, tone): a bole that leaves the picture at its upper edge, with its roots on y. */
const trunk = (r, x, y, w, tone) => {
  const top = [x + r.off(w * 0.9), -30]
  const spine = K.bow([x, y], top, r.off(0.03), 7)
  const roots = [-1.5, -0.8, 0.9, 1.6].map((k) =>
    K.taper([x + k * w * 0.3, y - w * 0.7], [x + k * w * 1.25, y + w * r.range(0.1, 0.3)], w * 0.3, k * 0.06),
  )
  const bark = Array.from({ length: 16 }, () => {
    const [u, v] = spine[r.int(1, 6)]
    return `M${K.n(u + r.off(w * 0.6))} ${K.n(v + r.off(70))}q${K.n(r.off(6))} ${K.n(w * 0.5)} ${K.n(r.off(8))} ${K.n(w * r.range(0.6, 1.4))}`
  })
  return [
    fill(
      K.ribbon(spine, (t) => w * (0.86 - 0.3 * t) + (t < 0.1 ? w * 0.24 : 0)),
      tone,
    ),
    fill(roots.join(''), tone),
    w > 30
      ? fill(
          K.ribbon(
            spine.map(([u, v]) => [u + w * 0.42, v]),
            (t) => w * (0.34 - 0.12 * t),
          ),
          tint(tone, 0.16),
        )
      : '',
    w > 30 ? K.stroke(bark.join(''), shade(tone, 0.3), 4, 0.7) : '',
  ]
}

/** leaves(r, count, spot, tones, s): so many leaves, in few elements. */
const leaves = (r, count, spot, tones, s, turn = 180) => {
  const set = K.inks()
  for (let i = 0; i < count; i++) {
    const [x, y] = spot()
    const long = s * r.range(0.7, 1.3) * (y > 620 ? y / 900 : 1)
    set.add(r.pick(tones), K.leafD(x, y, long, long * 0.34, 90 + r.off(turn)))
  }
  return set.out()
}

export const grove = {
  'shobavana-1': scene('shobavana1', (r) => {
    const air = mix(P.straw, P.card, 0.45)
    const way = K.bow([640, 1300], [822, 572], 0.1, 16)
    const seat = mix(P.stone, P.water, 0.15)
    const beam = (x, w, o) =>
      fill(
        K.poly([
          [x, -20],
          [x + w, -20],
          [x + w - 420, 1010],
          [x - 520, 1010],
        ]),
        P.card,
        o,
      )
    return [
      fill(K.box(0, 0, 1500, 1000), air),
      fill(K.box(0, 300, 1500, 300), tint(air, 0.35)),
      ...Array.from({ length: 17 }, (_, i) =>
        trunk(r, 20 + i * 92 + r.off(26), 560, r.range(8, 14), mix(P.moss, air, 0.62)),
      ),
      fill(K.blob(r, 300, 40, 420, 150) + K.blob(r, 1240, 20, 400, 170), mix(P.moss, air, 0.4)),
      K.band(r, K.ridge(r, { y: 560, amp: 10, wave: 800 }), mix(P.moss, air, 0.45), {
        grain: mix(P.moss, air, 0.2),
      }),
      ...[90, 330, 560, 1010, 1180, 1420].map((x) =>
        trunk(r, x + r.off(20), 612 + r.off(14), r.range(20, 27), mix(P.sage, air, 0.36)),
      ),
      K.band(r, K.ridge(r, { y: 622, amp: 12, wave: 900 }), mix(P.moss, P.sage, 0.2), {
        grain: P.sage,
        count: 260,
        deep: 260,
      }),
      fill(
        K.trail(way, (t) => 330 * (1 - t) ** 1.7 + 16),
        mix(P.sand, P.peach, 0.4),
      ),
      leaves(
        r,
        190,
        () => {
          const t = r.next() ** 1.5
          const [x, y] = way[Math.floor(t * 10) + 5]
          return [x + r.off(210 * (1 - t) + 30), y - r.range(0, 46)]
        },
        [P.gold, mix(P.gold, P.clay, 0.5), P.clay, P.straw],
        23,
      ),
      ...[210, 1290].map((x) => trunk(r, x, 716, 46, mix(P.earth, P.moss, 0.32))),
      beam(640, 110, 0.2),
      beam(900, 190, 0.24),
      beam(1220, 120, 0.2),
      beam(1500, 210, 0.22),
      // a stone seat, and the book somebody left on it
      fill(K.disc(1130, 828, 170, 14), P.night, 0.22),
      fill(K.box(1010, 764, 46, 64) + K.box(1200, 764, 46, 64), shade(seat, 0.35)),
      fill(K.cutBox(r, 978, 738, 304, 32, 2), tint(seat, 0.3)) +
        fill(K.box(982, 764, 296, 9), shade(seat, 0.3)),
      K.openBook(1120, 742, 104, P.clay),
      ...trunk(r, 30, 880, 92, mix(P.earth, P.deep, 0.5)),
      ...trunk(r, 500, 792, 62, mix(P.earth, P.deep, 0.35)),
      ...trunk(r, 1450, 940, 104, mix(P.earth, P.deep, 0.6)),
      leaves(r, 230, () => [r.range(-20, 1520), r.next() ** 2 * 150 - 20], [P.deep, P.leaf, P.sage], 62, 50),
      K.grass(r, -10, 330, 1004, 110, 46, P.deep),
      K.grass(r, 1190, 1510, 1004, 120, 46, P.deep),
    ]
  }),
  'shobavana-2': scene('shobavana2', (r) => {
    const soil = mix(P.clay, P.earth, 0.5)
    const edges = [
      [1400, 980, 420, 260],
      [80, 0, 420, 190],
    ]
    const twig = (angle, len, tones) =>
      K.sprig(r, ...K.go(750, 480, angle, 8), len, angle, {
        pairs: 7,
        long: 0.32,
        wide: 0.3,
        spread: 62,
        bend: r.off(0.1),
        flat: true,
        colour: tones[0],
        dark: tones[1],
      })
    const crown = (count, len, tones, from) =>
      Array.from({ length: count }, (_, i) =>
        twig(from + (i * 360) / count + r.off(9), len * r.range(0.88, 1.08), tones),
      )
    const drops = Array.from({ length: 34 }, () => [r.range(20, 1480), r.range(20, 980), r.range(7, 17)])
    return [
      fill(K.box(0, 0, 1500, 1000), soil),
      K.stipple(r, 900, () => [r.range(0, 1500), r.range(0, 1000)], shade(soil, 0.25), 5, 0.5),
      K.stipple(r, 420, () => [r.range(0, 1500), r.range(0, 1000)], tint(soil, 0.18), 4, 0.5),
      edges.map(([x, y, rx, ry]) => fill(K.blob(r, x, y, rx, ry, { points: 22, amp: 0.1 }), P.sage)),
      leaves(
        r,
        760,
        () => {
          const [x, y, rx, ry] = edges[r.int(0, 1)]
          const [a, k] = [r.range(0, Math.PI * 2), r.range(0.2, 1.12)]
          return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
        },
        [P.leaf, P.sage, P.moss, P.deep],
        40,
      ),
      // the basin of turned earth, wet in its hollow
      fill(K.blob(r, 758, 496, 276, 262, { points: 18, amp: 0.06 }), shade(soil, 0.4)),
      fill(K.blob(r, 750, 484, 262, 248, { points: 18, amp: 0.06 }), mix(soil, P.earth, 0.5)),
      fill(K.blob(r, 750, 482, 186, 176, { points: 14, amp: 0.05 }), shade(soil, 0.5)),
      K.stipple(r, 240, K.spotIn(r, 750, 482, 250, 240), tint(soil, 0.16), 6, 0.6),
      K.stroke('M612 420q20 -60 80 -86M874 560q-16 50 -66 74', tint(P.water, 0.35), 8, 0.7),
      ...drops.map(([x, y, s]) => K.rings(x, y, 2, s, tint(P.water, 0.5), { flat: 0.9, width: 2.4, o: 0.5 })),
      K.at(14, 20, K.fade(crown(7, 140, [P.night, P.night], 10).join(''), 0.3)),
      ...crown(8, 146, [P.leaf, P.deep], 0),
      ...crown(6, 104, [P.sage, P.leaf], 24),
      ...crown(5, 62, [P.moss, P.sage], 50),
      fill(K.disc(750, 480, 11), tint(P.moss, 0.4)),
      // what they brought
      bowlTop(300, 830, 104, P.clay, mix(P.water, P.stone, 0.25)),
      spade(1010, 690, 330, -74),
      K.at(1180, 190, K.sandals(6, 9, 104, shade(soil, 0.5)) + K.sandals(0, 0, 104, P.water), { rot: 24 }),
      K.at(560, 900, K.sandals(6, 9, 100, shade(soil, 0.5), 0.1) + K.sandals(0, 0, 100, P.plum, 0.1), {
        rot: -16,
      }),
    ]
  }),
}
