// Visits: speakers who come to the college, villages that the college goes to.
import * as K from '../kit/index.mjs'
import { rounded } from './instruments.mjs'
import { balance, scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** cushion(x, y, s, tone): a round floor cushion from above. */
const cushion = (x, y, s, tone) =>
  fill(K.disc(x + 6, y + 10, s), P.night, 0.25) +
  fill(K.disc(x, y, s), tone) +
  K.stroke(K.disc(x, y, s * 0.84), shade(tone, 0.2), 3) +
  fill(
    [0, 45, 90, 135, 180, 225, 270, 315].map((a) => K.leafD(x, y, s * 0.7, s * 0.12, a + 20)).join(''),
    shade(tone, 0.14),
  ) +
  fill(K.disc(x, y, s * 0.1), tint(tone, 0.4))

/** notebook(x, y, rot, tone): with its pencil. */
const notebook = (x, y, rot, tone) =>
  K.at(
    x,
    y,
    fill(K.box(-22, -28, 50, 66), P.night, 0.25) +
      fill(K.box(-27, -34, 50, 66), tone) +
      fill(K.box(-27, -34, 9, 66), shade(tone, 0.3)) +
      K.stroke('M-8 -16H14M-8 -4H14M-8 8H6', P.moss, 3) +
      K.stroke('M30 -24V20', P.gold, 6),
    { rot },
  )

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
  'guest-talk': scene('guesttalk', (r) => {
    const carpet = shade(mix(P.clay, P.plum, 0.3), 0.12)
    const tones = [P.gold, P.card, P.leaf, P.straw, P.water, P.sand]
    const arcs = [
      [290, 5],
      [450, 8],
      [610, 10],
      [770, 11],
    ]
    const wood = mix(P.earth, P.gold, 0.35)
    return [
      fill(K.box(0, 0, 1500, 1000), carpet),
      K.dryBrush(r, -100, 0, 1600, 1000, 200, shade(carpet, 0.12), { o: 0.5, long: 0.06 }),
      ...[210, 370, 530, 690, 850].map((k) => K.stroke(K.disc(750, 930, k * 1.06, k), tint(carpet, 0.16), 4)),
      ...arcs.flatMap(([k, count], row) =>
        Array.from({ length: count }, (_, i) => {
          const edge = Math.max(0.25, Math.acos(Math.min(1, 655 / (k * 1.06))))
          const a = Math.PI + edge + ((Math.PI - 2 * edge) * i) / (count - 1)
          const [x, y] = [750 + Math.cos(a) * k * 1.06, 930 + Math.sin(a) * k]
          const tone = tones[(i * 2 + row * 3) % 6]
          return (
            cushion(x, y, 54, tone) +
            ((i + row) % 3 ? '' : notebook(x + 4, y - 2, r.off(40), tone === P.card ? P.clay : P.card))
          )
        }),
      ),
      // the lectern, its microphone, papers and a glass of water
      fill(K.box(566, 818, 396, 200), P.night, 0.3),
      fill(K.cutBox(r, 552, 804, 396, 220, 1.5), wood),
      fill(K.cutBox(r, 574, 824, 352, 220, 1.5), tint(wood, 0.14)),
      K.at(
        722,
        926,
        fill(K.cutBox(r, -96, -66, 150, 190, 1), P.card) +
          K.stroke('M-70 -36H26M-70 -12H26M-70 12H2M-70 36H26', P.moss, 5),
        { rot: -5 },
      ),
      K.at(
        772,
        934,
        fill(K.cutBox(r, -60, -66, 130, 190, 1), P.sand) +
          K.stroke('M-40 -36H46M-40 -12H30M-40 12H46', shade(P.sand, 0.4), 5),
        { rot: 7 },
      ),
      K.stroke('M886 1000Q880 900 800 838', P.ink, 11),
      fill(K.limb([806, 844], [772, 812], 17, 23), P.ink) + K.stroke('M764 818l26 -22', P.stone, 5),
      fill(K.disc(620, 876, 36), P.night, 0.2) +
        fill(K.disc(614, 868, 34), tint(P.water, 0.7)) +
        fill(K.disc(614, 868, 26), tint(P.water, 0.4)) +
        K.stroke('M600 858q6 -10 18 -10', P.card, 5),
    ]
  }),
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
