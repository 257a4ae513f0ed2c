// What the year's occasions are held with: flag and petals, rope, kit of a cadet, instruments, lamps.
import * as K from '../kit/index.mjs'
import { times } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
export const saffron = '#E08A2E'
export const khaki = mix(P.moss, P.earth, 0.35)
const navy = mix('#23407A', P.ink, 0.15)
const brass = mix(P.gold, P.straw, 0.28)
const soft = (text) => K.soft(K.spots(text))
const cut = (text) => K.poly(K.spots(text))

/** round(x, y, count, radius, one, turn): one(x, y, angle) at equal angles on a circle. */
export const round = (x, y, count, radius, one, turn = 0) =>
  times(count, (i) => {
    const a = turn + (i * 360) / count
    return one(...K.go(x, y, a, radius), a)
  }).join('')

/** tricolour(x, y, w, h): the flag in the wind, hoisted at its left; h is the height of one stripe. */
export const tricolour = (x, y, w, h) => {
  const at = (t, k) => [
    x + w * t + Math.sin(k * 1.3 + 0.2) * w * 0.02 * t,
    y + h * 0.23 * t + Math.sin(t * 7.4 + 0.5) * h * 0.31 * Math.min(1, t * 2.2) + k * h * (1 - 0.07 * t),
  ]
  const along = times(25, (i) => i / 24)
  const stripe = (k, tone) =>
    fill(K.poly([...along.map((t) => at(t, k)), ...along.toReversed().map((t) => at(t, k + 1))]), tone)
  const fold = (t, wide, tone) => {
    const line = [0, 0.8, 1.6, 2.4, 3].map((k) => at(t + 0.012 * k, k))
    return fill(
      K.ribbon(
        line,
        [1, 1.2, 1, 0.7, 0.5].map((k) => k * w * wide),
      ),
      tone,
      0.18,
    )
  }
  const hub = at(0.5, 1.5)
  return [
    stripe(0, saffron),
    stripe(1, P.card),
    stripe(2, mix(P.leaf, '#138808', 0.25)),
    K.stroke(K.disc(...hub, h * 0.37, h * 0.38), navy, 7),
    K.stroke(
      round(...hub, 24, h * 0.36, (a, b) => `M${K.pt(hub)}L${K.pt([a, b])}`),
      navy,
      2.6,
    ),
    fill(K.disc(...hub, 9), navy),
    fold(0.2, 0.07, P.night),
    fold(0.66, 0.075, P.night),
    fold(0.37, 0.035, P.card),
    fold(0.87, 0.045, P.card),
  ]
}

/** bunting(from, to): pennants on a line, larger as they come nearer. */
export const bunting = (from, to) => {
  const line = K.bow(from, to, 0.1, 14)
  const pennant = ([x, y], s) =>
    K.poly([
      [x - s * 0.5, y],
      [x + s * 0.5, y + 3],
      [x, y + s * 1.25],
    ])
  return [
    K.stroke(K.curve(line), shade(P.water, 0.3), 3.5),
    ...line.slice(2, -1).map((p, i) => fill(pennant(p, 20 + i * 3.4), [saffron, P.card, P.leaf][i % 3])),
  ]
}

/** petal(r, x, y, s): a petal of rose, jasmine or marigold in the air. */
export const petal = (r, x, y, s) => {
  const tone = r.pick([saffron, P.gold, P.gold, tint(P.clay, 0.25), tint(P.clay, 0.5), P.card])
  const put = (d) => K.placed(d, place)
  const place = { x, y, s, sy: s * r.range(0.55, 1), rot: r.range(0, 360) }
  return (
    fill(put('M0 0.5C-0.62 0.3 -0.5 -0.5 -0.1 -0.46L0 -0.38L0.1 -0.46C0.5 -0.5 0.62 0.3 0 0.5Z'), tone) +
    fill(put('M0 0.5C0.24 0.2 0.2 -0.2 0 -0.38L0.1 -0.46C0.5 -0.5 0.62 0.3 0 0.5Z'), shade(tone, 0.12))
  )
}

/** marigolds(x, y): a potted bush in flower, from above. */
export const marigolds = (x, y) => [
  fill(K.disc(x, y, 38), shade(P.clay, 0.2)),
  fill(
    round(x, y, 6, 0, (a, b, turn) => K.leafD(a, b, 62, 30, turn), x),
    P.leaf,
  ),
  ...K.spots('-22 -14, 16 -26, 26 12, -10 22, 0 -2').map(([u, v], i) =>
    K.flower(x + u, y + v, 19, 9, i % 2 ? P.gold : saffron, P.clay, x),
  ),
]

/** tricolourRangoli(x, y): leaves and petals laid in three colours, ringed with lamps, from above. */
export const tricolourRangoli = (x, y) => {
  const ring = (count, radius, one, tone, turn) => fill(round(x, y, count, radius, one, turn), tone)
  const petals = (len) => (a, b, turn) => K.leafD(a, b, len, len * 0.46, turn)
  const dots = (s) => (a, b) => K.disc(a, b, s)
  return [
    K.stroke(K.disc(x, y, 158) + K.disc(x, y, 84) + K.disc(x, y, 30), P.card, 5),
    ring(16, 92, petals(60), P.leaf, 11),
    ring(16, 46, petals(40), P.card),
    ring(10, 4, petals(52), saffron),
    ring(16, 122, dots(7), P.card),
    ring(16, 150, dots(5), saffron, 11),
    ring(8, 188, dots(17), P.clay, 22),
    ring(8, 188, dots(12), shade(P.earth, 0.3), 22),
    ring(8, 188, petals(24), P.straw, 22),
  ]
}

/** rope(on, count, s): laid rope, s thick; on(t) is its line. */
export const rope = (on, count, s, tone = mix(P.gold, P.sand, 0.42)) =>
  times(count, (i) => {
    const [x, y] = on((i + 0.5) / count)
    const put = (d) => K.placed(d, { x, y, s })
    const strand = put(
      'M-0.34 0.46C-0.42 0.1 0.06 -0.34 0.3 -0.5C0.5 -0.4 0.4 0.06 0.02 0.36C-0.1 0.46 -0.24 0.52 -0.34 0.46Z',
    )
    const fibres = 'M-0.2 0.34C-0.1 0.12 0.1 -0.12 0.28 -0.34M-0.28 0.28C-0.22 0.12 -0.06 -0.1 0.08 -0.24'
    return (
      fill(strand, i % 2 ? tone : mix(tone, P.gold, 0.25)) +
      K.stroke(strand, shade(tone, 0.5), 4) +
      K.stroke(put(fibres), shade(tone, 0.28), 3)
    )
  })

/** banyan(r): a trunk at the right, the roots that it lets down, and its leaves along the upper edge. */
export const banyan = (r) => {
  const bark = mix(P.earth, P.stone, 0.32)
  const hanging = ([x, y, w]) => {
    const line = [150, 300, 450, y].map((to) => [x + r.off(9), to])
    const dark = line.map(([a, b]) => [a + w * 0.4, b])
    return (
      fill(K.ribbon(line, [w * 0.7, w * 0.55, w * 0.6, w]), bark) +
      fill(K.ribbon(dark, [w * 0.2, w * 0.2, w * 0.2, w * 0.3]), shade(bark, 0.28))
    )
  }
  const crowns = [P.leaf, shade(P.leaf, 0.25), P.deep]
  const trunk =
    '1000 100, 1330 100, 1290 330, 1310 520, 1420 668, 1250 640, 1180 676, 1090 644, 930 672, 1030 520, 1050 320'
  const leaf = () => K.leafD(r.range(-10, 1500), r.range(60, 230), r.range(34, 54), 22, r.range(40, 140))
  return [
    fill(soft(trunk), bark),
    fill(
      soft('1210 120, 1330 110, 1285 330, 1300 520, 1420 668, 1260 640, 1220 500, 1240 320'),
      shade(bark, 0.3),
    ),
    K.stroke('M1090 200q30 160 -20 400M1140 180q24 200 10 440M1180 220q-16 180 20 400', shade(bark, 0.34), 6),
    ...K.spots('120 640 11, 214 600 7, 690 610 8, 860 652 13, 930 606 8, 1400 650 12, 1460 620 8').map(
      hanging,
    ),
    ...crowns.map((tone, i) =>
      K.treeline(r, () => 130 - i * 66, -30, 1530, tone, { gap: 62, size: 96, skip: 0 }),
    ),
    fill(K.box(0, 0, 1500, 60), P.deep),
    fill(times(150, leaf).join(''), shade(P.leaf, 0.12)),
  ]
}

/** shirt(x, y, tone): a uniform shirt on a hanger; (x, y) is the peg. */
export const shirt = (x, y, tone) => {
  const pocket = (u) =>
    fill(K.box(u, 180, 84, 92), shade(tone, 0.1)) +
    fill(`M${u - 3} 176L${u + 87} 176L${u + 87} 202L${u + 42} 220L${u - 3} 202Z`, tint(tone, 0.1)) +
    fill(K.disc(u + 42, 208, 5), brass)
  const parts = [
    K.stroke('M0 0q-6 26 0 36M0 36L-118 86M0 36L118 86', brass, 8),
    fill(soft('-94 70, -160 92, -198 244, -222 384, -150 406, -108 254'), shade(tone, 0.24)),
    fill(soft('94 70, 160 92, 198 244, 222 384, 150 406, 108 254'), shade(tone, 0.1)),
    fill(cut('-50 46, 50 46, 142 86, 130 384, 134 514, -134 514, -130 384, -142 86'), tone),
    fill(cut('-142 86, -94 65, -100 294, -86 514, -134 514, -130 384'), shade(tone, 0.14)),
    fill(cut('-50 46, 0 92, -36 128, -74 56') + cut('50 46, 0 92, 36 128, 74 56'), tint(tone, 0.16)),
    K.stroke('M0 92L0 514', shade(tone, 0.35), 4),
    fill([154, 224, 294, 364, 434].map((v) => K.disc(0, v, 6)).join(''), tint(tone, 0.5)),
    pocket(-110) + pocket(34),
    fill(cut('-130 76, -64 52, -58 66, -124 92') + cut('130 76, 64 52, 58 66, 124 92'), tint(tone, 0.2)),
    ...[P.clay, navy, P.lagoon].map((ribbon, i) => fill(K.box(36 + i * 27, 148, 27, 20), ribbon)),
  ]
  return K.at(x, y, parts.join(''))
}

/** tinTrunk(r, x, y): a trunk in the colours of the three services, 760 wide; (x, y) is the middle of its foot. */
export const tinTrunk = (r, x, y, tone) => {
  const parts = [
    fill(K.disc(20, 2, 480, 26), P.night, 0.5),
    fill(K.cutBox(r, -380, -280, 760, 280, 2), tone),
    fill(K.box(180, -274, 200, 272), mix(tone, P.gold, 0.14)),
    fill(K.cutBox(r, -388, -304, 776, 62, 2), tint(tone, 0.1)),
    fill(K.box(-388, -250, 776, 8), shade(tone, 0.5)),
    ...[P.clay, navy, P.lagoon].map((stripe, i) => fill(K.box(-380, -158 + i * 26, 760, 26), stripe)),
    ...[-380, 332].map((u) => fill(K.box(u, -38, 48, 38) + K.box(u, -240, 48, 34), brass)),
    fill(K.box(-26, -270, 56, 74), brass),
    fill(K.box(-18, -230, 40, 40), shade(brass, 0.25)),
    fill(K.disc(2, -214, 6), P.night),
    K.stroke('M-380 -180L380 -180M-380 -58L380 -58', shade(tone, 0.4), 4),
  ]
  return K.at(x, y, parts.join(''))
}

/** beret(x, y, tone): with its badge and hackle; y is what it lies on. */
export const beret = (x, y, tone) => {
  const parts = [
    fill(soft('-180 0, -174 -50, -100 -96, 20 -104, 126 -80, 176 -36, 160 0, 100 -6, -40 0'), tone),
    fill(soft('-180 0, -174 -26, -60 -36, 60 -22, 166 -26, 160 0, 0 2'), shade(tone, 0.25)),
    K.stroke('M-174 -6Q-10 14 150 -6', P.ink, 14),
    fill(K.disc(-100, -40, 20), brass) + fill(K.disc(-100, -40, 12), shade(brass, 0.3)),
    fill(K.leafD(-92, -56, 80, 30, -96), tint(tone, 0.25)) + fill(K.leafD(-100, -56, 66, 22, -112), P.card),
  ]
  return K.at(x, y, parts.join(''))
}

/** lantern(x, y): a lit hurricane lantern on a wire from the ceiling; (x, y) is the middle of its glass. */
export const lantern = (x, y) => {
  const parts = [
    K.stroke('M-62 -96Q0 -260 62 -96M0 -400L0 -176', shade(P.stone, 0.5), 6),
    K.stroke('M-66 120L-66 -100M66 120L66 -100', P.clay, 12),
    fill(soft('-34 -92, 34 -92, 58 0, 40 100, -40 100, -58 0'), P.straw),
    fill(K.leafD(0, 88, 140, 62, -90), P.gold) + fill(K.leafD(0, 86, 84, 34, -90), P.card),
    fill(cut('-42 -92, 42 -92, 26 -140, -26 -140') + K.box(-78, -112, 156, 22), P.clay),
    fill(cut('-58 96, 58 96, 82 170, -82 170'), P.clay),
    fill(cut('-82 170, -20 170, -26 96, -58 96'), shade(P.clay, 0.3)),
  ]
  return K.at(x, y, parts.join(''))
}

/** boot(x, y, s): a polished boot, toe to the right, s high. */
export const boot = (x, y, s) => {
  const put = (d) => K.placed(d, { x, y, s })
  const black = mix('#111111', P.earth, 0.14)
  const laces = times(5, (i) => put(`M-0.04 ${-0.92 + i * 0.1}L0.15 ${-0.88 + i * 0.1}`))
  const leather =
    'M-0.36 0L-0.36 -0.1C-0.38 -0.4 -0.34 -0.7 -0.36 -1L0.14 -1C0.14 -0.76 0.1 -0.56 0.2 -0.44C0.36 -0.34 0.66 -0.34 0.74 -0.14L0.74 0Z'
  const shine =
    'M0.3 -0.3C0.48 -0.29 0.6 -0.24 0.66 -0.15C0.54 -0.21 0.42 -0.23 0.3 -0.22ZM-0.28 -0.92L-0.2 -0.92C-0.2 -0.7 -0.24 -0.5 -0.24 -0.3L-0.3 -0.3C-0.3 -0.5 -0.27 -0.7 -0.28 -0.92Z'
  return (
    fill(put(leather), black) +
    fill(put('M-0.38 0.06L-0.38 -0.03L0.77 -0.03L0.77 0.06Z'), shade(P.earth, 0.4)) +
    fill(put(shine), tint(P.water, 0.45)) +
    K.stroke(laces.join(''), mix(P.stone, P.ink, 0.35), s * 0.022) +
    fill(put('M-0.37 -1.06L0.15 -1.06L0.15 -0.97L-0.37 -0.97Z'), tint(black, 0.08))
  )
}

/** tabla(x, y, w, h, tone): one drum of the pair on its ring of cloth; w is its belly. */
export const tabla = (x, y, w, h, tone) => {
  const on = ([u, v]) => K.pt([x + u * w, y - v * h])
  const belly = ([u0, u1]) => `${on([u0 * 0.44, 0.88])}Q${on([u0 * 0.55, 0.5])} ${on([u1 * 0.3, 0.05])}`
  const side = `M${on([-0.42, 1])}C${on([-0.62, 0.5])} ${on([-0.5, 0])} ${on([-0.3, 0])}L${on([0.3, 0])}C${on([0.5, 0])} ${on([0.62, 0.5])} ${on([0.42, 1])}Z`
  const laces = times(8, (i) => [i / 3.5 - 1, (i + 0.5) / 3.5 - 1, (i + 1) / 3.5 - 1])
    .map(([a, b, c]) => `M${belly([a, b])}M${belly([c, b])}`)
    .join('')
  const top = y - h
  return [
    fill(K.disc(x, y + 10, w * 0.62, w * 0.15), P.night, 0.45),
    fill(K.disc(x, y - 4, w * 0.5, w * 0.14), P.clay),
    fill(K.disc(x, y - 14, w * 0.42, w * 0.1), shade(P.clay, 0.35)),
    fill(side, tone),
    K.within(`tabla${x}`, side, [
      fill(K.box(x + w * 0.18, top, w, h), shade(tone, 0.3)),
      fill(K.box(x - w * 0.36, top, w * 0.1, h), tint(tone, 0.35), 0.7),
      K.stroke(laces, P.sand, 4),
    ]),
    fill(K.disc(x, top, w * 0.44, w * 0.15), shade(P.sand, 0.25)),
    fill(K.disc(x, top - 4, w * 0.4, w * 0.13), P.sand),
    fill(K.disc(x, top - 4, w * 0.31, w * 0.1), P.card),
    fill(K.disc(x + w * 0.02, top - 4, w * 0.16, w * 0.055), P.ink),
  ]
}

/** ankleBells(x, y, w, tone): a dancer's bells laid down in a coil. */
export const ankleBells = (x, y, w, tone) => {
  const coil = (k, from, to) =>
    times(15, (i) => {
      const a = ((from + ((to - from) * i) / 14) * Math.PI) / 180
      return [x + Math.cos(a) * w * 0.5, y - k * 25 + Math.sin(a) * w * 0.16]
    })
  const bells = (line) =>
    fill(line.map(([a, b]) => K.disc(a, b, 14)).join(''), shade(brass, 0.4)) +
    fill(line.map(([a, b]) => K.disc(a - 2, b - 2, 11.5)).join(''), brass) +
    K.stroke(line.map(([a, b]) => `M${K.n(a - 6)} ${K.n(b + 4)}l11 0`).join(''), shade(brass, 0.6), 3)
  const cord = K.placed('M0.46 -0.06C0.6 -0.04 0.76 -0.02 0.8 0.15M0.46 0C0.56 0.05 0.62 0.1 0.58 0.23', {
    x,
    y,
    s: w,
  })
  return [
    fill(K.disc(x, y + 12, w * 0.62, w * 0.2), P.night, 0.45),
    bells(coil(2, 190, 350)),
    fill(K.disc(x, y - 46, w * 0.43, w * 0.11), shade(tone, 0.5)),
    K.stroke(cord, tone, 9),
    ...[0, 1, 2].map((k) => K.stroke(K.curve(coil(k, -4, 184)), tone, 26) + bells(coil(k, -4, 184))),
  ]
}

/** stageLamp(x, y, h): a turned brass lamp with three flames, standing on y. */
export const stageLamp = (x, y, h) => {
  const profile = K.spots(
    '0 .17, .03 .17, .06 .06, .14 .04, .2 .03, .23 .06, .26 .03, .46 .025, .49 .05, .52 .025, .7 .024, .73 .05, .76 .03, .8 .03',
  )
  const body = K.ribbon(
    profile.map(([t]) => [x, y - t * h]),
    profile.map(([, u]) => u * h),
  )
  const put = (d) => K.placed(d, { x, y: y - h * 0.85, s: h })
  const flame = (u) =>
    [
      [0.15, 0.055, saffron],
      [0.11, 0.036, P.straw],
      [0.06, 0.02, P.card],
    ].map(([len, wide, tone]) => fill(K.leafD(x + u * h, y - h * 0.84, h * len, h * wide, -90), tone))
  return [
    fill(K.disc(x, y, h * 0.24, h * 0.03), P.night, 0.45),
    fill(body, brass),
    K.within(`lamp${x}`, body, [fill(K.box(x + h * 0.01, y - h, h, h), shade(brass, 0.3))]),
    fill(put('M-0.19 0Q0 0.12 0.19 0Z'), brass),
    fill(K.disc(x, y - h * 0.85, h * 0.19, h * 0.028), shade(brass, 0.35)),
    ...[-0.15, 0, 0.15].map(flame),
  ]
}

/** restingVeena(x, y): a veena laid down on its two gourds, 1,020 long, its head to the left; y is the floor. */
export const restingVeena = (x, y) => {
  const jack = mix(P.gold, P.earth, 0.4)
  const gourd = 'M490 -164C490 40 910 60 910 -140Z'
  const neck = (t, up = 0) => [620 * t - up * 0.05, 44 * t - up - 204]
  const frets = times(20, (i) => 0.06 + 0.92 * (1 - 0.945 ** (i * 1.6)))
  const peg = (u) =>
    K.stroke(`M${u} -240L${u - 12} -308M${u + 12} -200L${u + 4} -134`, jack, 11) +
    fill(K.disc(u - 14, -314, 15) + K.disc(u + 2, -128, 15), shade(jack, 0.2))
  const inlay = [560, 630, 700, 770, 840].map(
    (u) => `M${u} -170Q${K.n(u * 1.05 - 35)} -60 ${u * 0.5 + 350} 30`,
  )
  const parts = [
    fill(K.disc(680, 0, 210, 26) + K.disc(170, -14, 110, 18), P.night, 0.45),
    fill(K.disc(170, -104, 96, 92), jack) + fill(K.disc(148, -126, 64, 60), tint(jack, 0.14)),
    K.stroke(K.disc(170, -104, 60, 90) + K.disc(170, -104, 22, 91), shade(jack, 0.35), 4),
    fill(K.box(144, -200, 52, 26), brass),
    fill(gourd, shade(jack, 0.12)),
    K.within('gourd', gourd, [
      fill('M470 -170C500 -40 630 20 750 30C630 -20 570 -70 550 -170Z', tint(jack, 0.14)),
      fill('M910 -160C900 -20 790 10 690 30L930 40Z', shade(jack, 0.3)),
      K.stroke(inlay.join(''), P.sand, 6),
    ]),
    fill(
      K.poly([neck(0), neck(1), [914, -138], [910, -162], neck(1, 44), neck(0, 34)]),
      mix(P.earth, P.clay, 0.2),
    ),
    fill(K.poly([neck(0, 34), neck(1, 44), [630, -208], neck(0, 46)]), P.night),
    K.stroke(frets.map((t) => `M${K.pt(neck(t, 32 + 10 * t))}L${K.pt(neck(t, 62))}`).join(''), brass, 6),
    fill(cut('760 -160, 810 -158, 802 -220, 768 -222'), P.sand),
    K.stroke(
      [0, 5, 10, 15].map((k) => `M0 ${-254 - k * 0.6}L784 ${k - 224}L904 ${k - 166}`).join(''),
      P.card,
      2.4,
    ),
    fill(
      K.ribbon(K.spots('6 -222, -44 -240, -86 -232, -104 -186, -80 -148, -48 -156'), [22, 26, 28, 26, 20, 8]),
      brass,
    ),
    K.stroke('M-68 -244q-26 30 -8 80M-30 -246q-12 12 -8 40', shade(brass, 0.4), 5),
    fill(K.disc(-62, -212, 8), P.clay),
    peg(10) + peg(54),
  ]
  return K.at(x, y, parts.join(''))
}
