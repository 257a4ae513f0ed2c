// The art gallery on the evening before an exhibition: half of the wall is hung.
import * as K from '../kit/index.mjs'
import { handBones, heart } from './anatomy.mjs'
import { sunPatch } from './instruments.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** framed(r, [x, y, w, h], wood, ground, art): a picture on its cord from the rail; art is drawn around its middle. */
const framed = (r, [x, y, w, h], wood, ground, art, cord = true) =>
  (cord
    ? K.stroke(
        `M${x + w / 2} 96L${x + w * 0.3} ${y}M${x + w / 2} 96L${x + w * 0.7} ${y}`,
        mix(P.earth, P.gold, 0.4),
        3.5,
      )
    : '') +
  fill(K.box(x + 9, y + 12, w, h), P.night, 0.2) +
  fill(K.cutBox(r, x, y, w, h, 1), wood) +
  fill(K.box(x + 12, y + 12, w - 24, h - 24), P.card) +
  fill(K.box(x + 34, y + 34, w - 68, h - 68), ground) +
  K.at(x + w / 2, y + h / 2, art)

/** Back to us, on a rung or on the floor; arms as given. */
const behind = (x, y, h, look, arms) =>
  K.figure('away', {
    x,
    y,
    h,
    wear: 'kurta',
    ...look,
    adjust: { armL: K.spots(arms[0]), armR: K.spots(arms[1]) },
  })

const ladder = (x, y, w, h, tone) =>
  fill(
    K.poly([
      [x - w * 0.5, y],
      [x - w * 0.4, y],
      [x - w * 0.24, y - h],
      [x - w * 0.32, y - h],
    ]) +
      K.poly([
        [x + w * 0.5, y],
        [x + w * 0.4, y],
        [x + w * 0.24, y - h],
        [x + w * 0.32, y - h],
      ]),
    shade(tone, 0.2),
  ) +
  [0.14, 0.34, 0.54, 0.74, 0.94]
    .map((k) => fill(K.box(x - w * (0.46 - k * 0.2), y - h * k, w * (0.92 - k * 0.4), 15), tone))
    .join('')

export const hanging = {
  'art-gallery-2': scene('gallery2', (r) => {
    const wall = mix(P.card, P.sand, 0.35)
    const floor = mix(P.clay, P.earth, 0.25)
    const wood = mix(P.earth, P.gold, 0.3)
    const ink = mix(P.ink, P.earth, 0.4)
    const print = (tone, dark) =>
      K.sprig(r, 0, 120, 240, -90, { pairs: 6, long: 0.34, wide: 0.4, flat: true, colour: tone, dark })
    const cutOut = [
      fill(K.blob(r, -34, 20, 58, 74, { points: 7, amp: 0.24 }), P.clay),
      fill(K.leafD(50, 70, 150, 50, -100) + K.leafD(10, -10, 90, 34, -140), P.gold),
      fill(K.disc(36, -52, 26), P.water),
    ].join('')
    const moon =
      fill(K.disc(30, -20, 42), P.sand) +
      fill(K.disc(14, -30, 40), shade(P.water, 0.65)) +
      K.stipple(r, 20, () => [r.off(80), r.off(56)], P.card, 3, 0.9)
    return [
      fill(K.box(0, 0, 1500, 1000), wall),
      sunPatch([560, 190, 330, 440, 60], mix(wall, P.gold, 0.34), wall),
      sunPatch([1000, 270, 330, 440, 60], mix(wall, P.gold, 0.34), wall),
      fill(K.box(0, 82, 1500, 22), wood) + fill(K.box(0, 100, 1500, 7), shade(wood, 0.4)),
      fill(K.box(0, 770, 1500, 24), shade(wall, 0.16)),
      fill(K.box(0, 790, 1500, 220), floor),
      K.paving(r, 750, 420, 790, 1000, -700, 2200, 16, shade(floor, 0.3), { rows: 2, o: 0.5 }),
      fill(K.poly(K.spots('540 790, 800 790, 700 1000, 380 1000')), P.gold, 0.22),
      fill(K.poly(K.spots('980 790, 1240 790, 1180 1000, 860 1000')), P.gold, 0.22),
      // what hangs already
      framed(
        r,
        [60, 170, 236, 320],
        P.ink,
        tint(P.sand, 0.4),
        heart('heart', 0, 0, 196, [ink, tint(P.clay, 0.7), tint(P.stone, 0.3)]).join(''),
      ),
      framed(r, [60, 540, 236, 190], P.earth, shade(P.water, 0.65), moon, false),
      framed(
        r,
        [334, 170, 210, 250],
        P.gold,
        mix(P.moss, P.card, 0.5),
        K.at(0, -8, print(P.leaf, P.deep), { s: 0.62 }),
      ),
      framed(r, [334, 470, 300, 260], P.earth, tint(P.peach, 0.3), cutOut, false),
      framed(r, [584, 170, 216, 250], P.ink, P.clay, handBones(0, 84, 158, P.card, shade(P.clay, 0.3))),
      // a string for the upper edge, and the picture that is being held to it
      K.stroke('M800 236H1500', P.clay, 3) + fill(K.disc(806, 236, 7), P.ink),
      K.stroke('M1340 236L1340 470', P.stone, 3) + fill('M1328 470h24l-12 44Z', P.gold),
      fill(K.disc(1110, 866, 150, 14), P.night, 0.25),
      ladder(1104, 868, 250, 380, mix(P.straw, P.earth, 0.25)),
      framed(
        r,
        [960, 236, 290, 230],
        P.leaf,
        P.straw,
        K.lotus(0, 70, 130, P.clay, shade(P.clay, 0.25), P.gold),
        false,
      ),
      behind(1104, 736, 500, { top: P.leaf, legs: P.deep, hair: 'plait', skin: P.skins[1] }, [
        '-0.66 -5.88, -1.5 -5.5, -1.72 -4.35, -1.74 -4.1',
        '0.66 -5.88, 1.5 -5.5, 1.72 -4.35, 1.74 -4.1',
      ]),
      // frames still to be hung, a hammer, and the one who judges
      K.at(
        1330,
        792,
        fill(K.box(-6, -196, 196, 196), P.night, 0.2) +
          fill(K.cutBox(r, -20, -206, 190, 206, 1), wood) +
          fill(K.box(-4, -190, 158, 176), mix(P.sand, P.earth, 0.3)) +
          K.stroke('M-4 -120Q74 -80 154 -120', P.stone, 4),
        { rot: -4 },
      ),
      K.at(
        1400,
        812,
        fill(K.cutBox(r, -20, -150, 150, 150, 1), P.earth) +
          fill(K.box(-6, -136, 122, 122), mix(P.stone, P.card, 0.3)),
        { rot: -6 },
      ),
      K.at(
        470,
        886,
        fill(K.limb([0, 0], [120, 20], 8, 8), mix(P.earth, P.gold, 0.5)) +
          fill(K.box(-16, -26, 30, 52), P.ink),
      ),
      K.shadow(r, 790, 908, 220),
      behind(790, 906, 580, { top: P.clay, legs: P.card, skin: P.skins[2] }, [
        '-0.66 -5.88, -1.1 -4.86, -0.3 -4.7, 0.1 -4.8',
        '0.66 -5.88, 1.1 -4.86, 0.3 -4.7, -0.1 -4.8',
      ]),
    ]
  }),
}
