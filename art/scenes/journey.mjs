// The internship: two interns, each with all they need for four months, before the train to another state.
import * as K from '../kit/index.mjs'
import { rollEnd } from './camping.mjs'
import { rounded } from './instruments.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const lamp = mix(P.gold, P.straw, 0.55)

/** A barred window of the coach, lit; inside draws what is to be seen in it, its sill at 0 0. */
const barred = (r, id, x, inside) => {
  const [w, y, h] = [176, 236, 190]
  return [
    fill(rounded(x - 12, y - 12, w + 24, h + 24, 16), shade(P.water, 0.55)),
    fill(K.box(x, y, w, h), lamp),
    K.within(id, K.box(x, y, w, h), [
      fill(K.disc(x + w / 2, y + 10, 110, 90), P.card, 0.3),
      fill(K.box(x, y + 28, w, 16), mix(lamp, P.earth, 0.35)),
      K.at(x + w / 2, y + h, inside),
    ]),
    K.stroke(
      [0.14, 0.32, 0.5, 0.68, 0.86].map((k) => `M${x} ${K.n(y + h * k)}h${w}`).join(''),
      shade(P.water, 0.35),
      6,
    ),
    fill(K.cutBox(r, x - 14, y + h, w + 28, 14, 1), tint(P.water, 0.25)),
  ]
}

/** traveller(x, y, h, look, pack): somebody from behind with a rucksack, a mat rolled on top of it. */
const traveller = (x, y, h, look, pack, mat, arms) => {
  const u = h / 7.5
  const [top, w] = [y - u * 5.9, u * 1.5]
  return (
    K.figure('away', { x, y, h, ...look, adjust: arms }) +
    fill(rounded(x - w / 2, top, w, u * 2.2, u * 0.4), pack) +
    fill(rounded(x + w * 0.1, top, w * 0.4, u * 2.2, u * 0.3), shade(pack, 0.2)) +
    fill(rounded(x - w * 0.36, top + u * 1.1, w * 0.72, u * 0.85, u * 0.16), shade(pack, 0.28)) +
    K.stroke(
      `M${K.n(x - w * 0.22)} ${K.n(top + u * 0.1)}v${K.n(u * 0.9)}M${K.n(x + w * 0.22)} ${K.n(top + u * 0.1)}v${K.n(u * 0.9)}`,
      P.straw,
      u * 0.08,
    ) +
    fill(K.limb([x - w * 0.62, top - u * 0.1], [x + w * 0.62, top - u * 0.1], u * 0.26, u * 0.26), mat) +
    rollEnd(x + w * 0.62, top - u * 0.1, u * 0.26, mat)
  )
}

export const journey = {
  internship: scene('internship', (r) => {
    const coach = mix(P.water, P.ink, 0.18)
    const ground = mix(P.stone, P.plum, 0.3)
    const dark = mix(P.plum, P.earth, 0.4)
    const rider = (hair, turn) =>
      fill(K.disc(0, 30, 62, 72) + K.disc(0, -78, 32, 38), dark) +
      (hair ? fill(K.disc(turn * 30, -96, 19), dark) : '')
    const bag =
      fill(rounded(-58, -84, 116, 90, 14), P.clay) + K.stroke('M-20 -84V-104H20V-84', shade(P.clay, 0.4), 8)
    const bottleAndBook = K.bottle(-44, 0, 86, P.leaf) + K.openBook(34, 2, 84, P.clay)
    const coat =
      K.stroke('M0 -190V-160', P.earth, 5) +
      fill('M-14 -162L-58 -134L-66 0H66L58 -134L14 -162L0 -134Z', P.card) +
      K.stroke('M0 -134V0', P.mist, 4)
    return [
      K.sky(
        r,
        1500,
        [mix(P.water, P.plum, 0.3), mix(P.clay, P.plum, 0.25), mix(P.clay, P.gold, 0.45)],
        0,
        120,
      ),
      // the coach
      fill(rounded(-40, 70, 1600, 120, 46), shade(P.stone, 0.4)),
      K.stroke('M0 84H1500', tint(P.stone, 0.1), 5),
      fill(K.box(0, 128, 1500, 620), coach),
      fill(K.box(0, 196, 1500, 272), mix(P.water, P.card, 0.24)),
      fill(K.box(0, 190, 1500, 9) + K.box(0, 466, 1500, 9), P.straw),
      K.stroke('M0 548H1500M0 610H1500', shade(coach, 0.25), 4),
      ...[30, 262, 494].map((x, i) => barred(r, `w${i}`, x, [rider('bun', 1), bag, coat][i])),
      ...[1010, 1242].map((x, i) => barred(r, `v${i}`, x, [bottleAndBook, rider('', 0)][i])),
      fill(rounded(88, 500, 190, 46, 6), P.card) + K.stroke('M108 516H258M108 531H220', P.clay, 6),
      // the open door
      fill(rounded(712, 172, 256, 640, 26), shade(P.water, 0.55)),
      fill(rounded(734, 192, 212, 620, 18), lamp),
      fill(K.box(734, 192, 70, 560), mix(lamp, P.earth, 0.3)) +
        fill(K.box(900, 192, 46, 560), mix(lamp, P.earth, 0.18)),
      fill(K.disc(850, 236, 30, 12), P.card) + fill(K.disc(850, 250, 90, 70), P.card, 0.3),
      fill(K.box(716, 742, 248, 20), P.stone),
      K.stroke('M722 380V640M958 380V640', P.gold, 12),
      fill(K.box(0, 742, 1500, 30), P.night),
      // the platform
      fill(K.box(0, 764, 1500, 250), ground),
      fill(K.box(0, 760, 1500, 14), P.card),
      fill(K.box(0, 800, 1500, 34), mix(P.gold, P.earth, 0.12)),
      K.stroke(
        Array.from({ length: 60 }, (_, i) => `M${12 + i * 26} 809h.1M${12 + i * 26} 824h.1`).join(''),
        P.straw,
        7,
      ),
      K.stipple(r, 260, () => [r.range(0, 1500), r.range(840, 1000)], shade(ground, 0.25), 4, 0.5),
      fill(K.poly(K.spots('734 764, 946 764, 1080 1000, 600 1000')), P.gold, 0.26),
      ...[40, 272, 504, 1020, 1252].map((x) =>
        fill(
          K.poly([
            [x, 834],
            [x + 156, 834],
            [x + 180 + (x - 660) * 0.14, 1000],
            [x - 24 + (x - 660) * 0.14, 1000],
          ]),
          P.gold,
          0.1,
        ),
      ),
      // a bedroll and a trunk still on the platform
      fill(K.disc(1236, 950, 200, 15), P.night, 0.3),
      fill(K.cutBox(r, 1090, 836, 290, 112, 2), P.leaf) +
        fill(K.box(1090, 864, 290, 8), shade(P.leaf, 0.4)) +
        fill(K.box(1222, 856, 28, 28), P.gold) +
        fill(K.box(1090, 836, 20, 112) + K.box(1360, 836, 20, 112), P.gold),
      fill(K.limb([1150, 794], [1310, 794], 42, 42), P.clay) +
        rollEnd(1310, 794, 42, P.clay) +
        K.stroke('M1190 753V835M1260 753V835', P.straw, 8),
      // the two
      fill(K.disc(700, 958, 120, 12) + K.disc(930, 966, 120, 12), P.night, 0.3),
      traveller(
        700,
        956,
        560,
        { top: P.card, legs: P.leaf, wear: 'kurta', hair: 'plait', skin: P.skins[1] },
        P.clay,
        P.straw,
        {
          armR: K.spots('0.66 -5.88, 1.1 -4.95, 1.15 -4, 1.15 -3.8'),
        },
      ),
      fill(
        K.soft(
          K.spots('756 690, 790 676, 818 690, 834 770, 842 866, 806 872, 796 800, 786 850, 752 846, 748 760'),
        ),
        P.card,
      ) + K.stroke('M790 690L796 796', P.mist, 5),
      traveller(
        930,
        962,
        600,
        { top: P.straw, legs: P.plum, wear: 'kurta', skin: P.skins[2] },
        P.water,
        P.gold,
      ),
    ]
  }),
}
