// Visits: speakers who come to the college, villages that the college goes to.
import * as K from '../kit/index.mjs'
import { rounded } from './instruments.mjs'
import { balance, scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** spade(x, y, len, rot): from above, its blade away from (x, y). */
export const spade = (x, y, len, rot) => {
  const draw = (wood, iron) =>
    fill(K.box(-9, 0, 18, len * 0.72), wood) +
    fill(rounded(-34, -10, 68, 20, 10), wood) +
    fill(`M-44 ${len * 0.68}H44V${len * 0.92}Q44 ${len} 0 ${len * 1.04}Q-44 ${len} -44 ${len * 0.92}Z`, iron)
  return K.at(
    x,
    y,
    K.at(10, 12, K.fade(draw(P.night, P.night), 0.3)) +
      draw(mix(P.earth, P.gold, 0.45), mix(P.stone, P.water, 0.3)) +
      K.stroke(`M0 ${len * 0.7}V${len * 0.9}`, shade(P.stone, 0.3), 5),
    { rot },
  )
}

export const visits = {
  nss: scene('nss', (r) => {
    const soil = mix(P.clay, P.earth, 0.35)
    const stones = [P.stone, mix(P.stone, P.water, 0.25), mix(P.stone, P.clay, 0.2), tint(P.stone, 0.3)]
    const ring = (k, count, s) =>
      Array.from({ length: count }, (_, i) => {
        const a = (i / count) * Math.PI * 2 + k
        const [x, y] = [720 + Math.cos(a) * k, 500 + Math.sin(a) * k]
        return (
          fill(K.blob(r, x + 6, y + 8, s, s * 0.86, { points: 8 }), P.night, 0.35) +
          fill(K.blob(r, x, y, s, s * 0.86, { points: 8 }), r.pick(stones))
        )
      })
    return [
      fill(K.box(0, 0, 1500, 1000), soil),
      K.stipple(r, 900, () => [r.range(0, 1500), r.range(0, 1000)], shade(soil, 0.25), 5, 0.5),
      K.stipple(r, 500, () => [r.range(0, 1500), r.range(0, 1000)], tint(soil, 0.2), 4, 0.5),
      fill(K.blob(r, 720, 500, 452, 440, { points: 22, amp: 0.05 }), shade(soil, 0.16)),
      ...[
        ['M-20 210C200 250 330 330 470 420', 96],
        ['M-20 210C200 250 330 330 470 420', 60],
      ].map(([d, w], i) => K.stroke(d, i ? mix(P.water, P.stone, 0.4) : P.stone, w)),
      // the pit, lined with stone
      ...ring(372, 24, 56),
      fill(K.disc(720, 500, 322), shade(soil, 0.5)),
      ...ring(286, 20, 50),
      fill(K.disc(720, 500, 238), shade(soil, 0.66)),
      ...ring(206, 16, 43),
      fill(K.disc(720, 500, 164), shade(P.water, 0.6)),
      ...Array.from({ length: 34 }, () =>
        fill(
          K.blob(r, ...K.spotIn(r, 720, 500, 140, 140)(), r.range(12, 22), r.range(10, 17), { points: 7 }),
          shade(r.pick(stones), 0.5),
        ),
      ),
      K.stroke('M640 470q50 -20 90 6M700 560q40 -16 80 4', tint(P.water, 0.3), 5, 0.7),
      // tools, and stones still to be laid
      spade(1180, 120, 470, -12),
      spade(1330, 210, 450, 24),
      fill(K.disc(1238, 800, 152), P.night, 0.3),
      fill(K.disc(1226, 786, 150), mix(P.straw, P.earth, 0.3)),
      K.stroke([140, 124, 108].map((k) => K.disc(1226, 786, k)).join(''), shade(P.straw, 0.4), 6),
      fill(K.disc(1226, 786, 100), shade(P.earth, 0.35)),
      ...K.spots('-46 -36 44, 34 -46 40, 52 28 42, -20 40 46, -2 -4 40').map(([u, v, s]) =>
        fill(K.blob(r, 1226 + u, 786 + v, s, s * 0.84, { points: 8 }), r.pick(stones)),
      ),
      ...Array.from({ length: 9 }, () =>
        fill(
          K.blob(r, 120 + r.off(90), 800 + r.off(110), r.range(28, 46), r.range(24, 38), { points: 8 }),
          r.pick(stones),
        ),
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        K.at(
          1010 - i * 10 + (i % 2) * 64,
          940 - i * 30 + 40,
          fill(K.limb([0, 0], [3, -34], 13, 16), shade(soil, 0.4)),
          { rot: 30 },
        ),
      ),
    ]
  }),
  'health-camp': scene('healthcamp', (r) => {
    const sky = [
      shade(P.water, 0.4),
      shade(P.water, 0.2),
      mix(P.water, P.plum, 0.35),
      mix(P.clay, P.plum, 0.3),
      mix(P.clay, P.gold, 0.35),
    ]
    const ground = shade(mix(P.moss, P.plum, 0.35), 0.35)
    const eave = (t) => [740 - 700 * t, 386 - 130 * t]
    const bulbs = Array.from({ length: 11 }, (_, i) => [
      eave(i / 10)[0] - 14,
      eave(i / 10)[1] + 82 + Math.sin((i / 10) * Math.PI) * 40,
    ])
    const wheel = (x) =>
      fill(K.disc(x, 800, 74), P.night) + fill(K.disc(x, 800, 40), P.stone) + fill(K.disc(x, 800, 14), P.ink)
    const stool = (x) =>
      fill(K.box(x - 36, 800, 72, 14), P.gold) +
      K.stroke(`M${x - 28} 814L${x - 34} 890M${x + 28} 814L${x + 34} 890`, P.earth, 9)
    const camp = [
      fill(K.disc(430, 880, 560, 100), P.gold, 0.2),
      // the hospital's van
      fill(K.disc(1090, 868, 420, 26), P.night, 0.4),
      fill('M720 800V420Q720 372 768 372H1250Q1290 372 1312 408L1392 560Q1470 572 1476 640V800Z', P.card),
      fill('M720 690H1476V800H720Z', P.leaf),
      fill('M1212 420H1266Q1280 420 1288 436L1346 556H1212Z', shade(P.water, 0.25)),
      K.stroke('M1240 540L1290 450', tint(P.water, 0.4), 7, 0.7),
      K.stroke('M1190 386V790M1190 690H1476', mix(P.stone, P.card, 0.3), 4),
      fill(K.box(1212, 600, 46, 12), P.stone),
      fill(K.disc(1450, 670, 20, 26), P.straw),
      K.leaf(900, 640, 170, 56, -66, P.leaf, P.deep, P.card),
      K.leaf(900, 640, 120, 40, -128, P.sage, P.leaf, P.card),
      fill(K.box(1004, 464, 142, 102), P.stone) + fill(K.box(1010, 470, 130, 90), mix(P.gold, P.straw, 0.3)),
      wheel(870) + wheel(1330),
      // an awning with bulbs, and under it the tables
      ...Array.from({ length: 10 }, (_, i) => {
        const [p, q] = [eave(i / 10), eave((i + 1) / 10)]
        const tone = i % 2 ? P.sand : P.clay
        return fill(
          `M${K.pt(p)}L${K.pt(q)}v52q${K.n((p[0] - q[0]) / 2)} 34 ${K.n(p[0] - q[0])} ${K.n(p[1] - q[1])}Z`,
          tone,
        )
      }),
      K.stroke('M46 250V900', P.earth, 12),
      K.stroke(K.curve(bulbs), P.ink, 4),
      ...bulbs
        .slice(0, 11)
        .map(
          ([x, y]) => fill(K.disc(x, y + 18, 46), P.gold, 0.14) + fill(K.disc(x, y + 16, 13, 17), P.straw),
        ),
      ...[
        [140, 690],
        [430, 690],
      ].map(
        ([x, y]) =>
          fill(K.cutBox(r, x, y, 250, 18, 1), P.sand) +
          K.stroke(
            `M${x + 24} ${y + 18}L${x + 210} 890M${x + 226} ${y + 18}L${x + 40} 890`,
            mix(P.stone, P.water, 0.3),
            9,
          ),
      ),
      K.openBook(210, 690, 110, P.leaf) + K.bottle(330, 690, 84, P.water),
      balance(520, 690, 140) + K.bottle(630, 690, 76, P.clay) + K.bottle(660, 690, 60, P.gold),
      ...[120, 270, 420, 570, 690].map((x) => K.at(0, 66, stool(x))),
    ]
    return [
      K.sky(r, 1500, sky, 0, 640),
      K.stipple(r, 60, () => [r.range(0, 1500), r.range(0, 240)], P.card, 4, 0.7),
      K.treeline(r, () => 640, -20, 1520, shade(P.plum, 0.55), { gap: 50, size: 74, skip: 0 }),
      fill(K.box(0, 640, 1500, 370), ground),
      K.stipple(r, 260, () => [r.range(0, 1500), r.range(660, 1000)], tint(ground, 0.15), 4, 0.6),
      K.at(75, 86, camp.join(''), { s: 0.9 }),
    ]
  }),
}
