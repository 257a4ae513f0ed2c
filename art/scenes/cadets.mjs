// The cadets: a uniform put out for the morning, and a map read on the ground.
import * as K from '../kit/index.mjs'
import { bowlTop } from './instruments.mjs'
import { glow, scene, times } from './pieces.mjs'
import { beret, boot, khaki, lantern, shirt, tinTrunk } from './regalia.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

export const cadets = {
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
  'ncc-2': scene('map', (r) => {
    const turf = mix(P.straw, P.moss, 0.42)
    // From above, its badge to the front.
    const cap = (x, y, turn) =>
      K.at(x + 12, y + 18, fill(K.blob(r, 0, 0, 92, 84, { points: 12, amp: 0.05 }), P.night, 0.3)) +
      K.at(
        x,
        y,
        fill(K.blob(r, 0, 0, 90, 82, { points: 12, amp: 0.05 }), P.clay) +
          fill(K.blob(r, -18, 12, 58, 50, { points: 10, amp: 0.08 }), shade(P.clay, 0.14)) +
          K.stroke(K.disc(0, 0, 78, 70), shade(P.clay, 0.35), 6) +
          fill(K.disc(62, -18, 15), P.gold) +
          fill(K.disc(0, 0, 7), shade(P.clay, 0.4)),
        { rot: turn },
      )
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
      cap(406, 326, 200),
      cap(398, 700, 150),
      cap(1010, 726, 30),
      ...K.spots('984 318, 1074 372').map(
        ([x, y]) =>
          fill(K.disc(x + 8, y + 12, 48), P.night, 0.28) +
          bowlTop(x, y, 48, mix(P.stone, P.card, 0.3), mix(P.earth, P.clay, 0.4)),
      ),
    ]
  }),
}
