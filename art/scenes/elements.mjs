// Principle of nature cure: the five elements, each as a thing in one room.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** seedling(x, y, s): two pairs of leaves on a stem. */
const seedling = (x, y, s) =>
  K.stroke(`M${x} ${y + 8}Q${x - 8} ${y - s * 0.5} ${x + 2} ${y - s}`, P.leaf, 9) +
  [
    [-0.42, -158],
    [-0.42, -26],
    [-0.94, -138],
    [-0.94, -40],
  ]
    .map(([k, a], i) =>
      fill(K.leafD(x, y + s * k, s * 0.52, s * 0.26, a), i % 2 ? shade(P.leaf, 0.2) : P.leaf),
    )
    .join('') +
  fill(K.leafD(x + 1, y - s, s * 0.32, s * 0.16, -92), P.sage)

/** lamp(x, y, s): a brass lamp with one flame, on y. */
const lamp = (x, y, s) => {
  const to = (d) => K.placed(d, { x, y, s })
  return [
    fill(K.disc(x + s * 0.36, y - s * 0.92, s * 0.66), P.gold, 0.16) +
      fill(K.disc(x + s * 0.36, y - s * 0.92, s * 0.4), P.gold, 0.22),
    fill(
      to(
        'M-0.3 0C-0.28 -0.1 -0.1 -0.1 -0.07 -0.18L-0.07 -0.36L-0.12 -0.42L0.12 -0.42L0.07 -0.36L0.07 -0.18C0.1 -0.1 0.28 -0.1 0.3 0Z',
      ),
      P.gold,
    ),
    fill(
      to('M0.04 0L0.3 0C0.28 -0.1 0.1 -0.1 0.07 -0.18L0.07 -0.36L0.12 -0.42L0.02 -0.42Z'),
      shade(P.gold, 0.3),
    ),
    fill(to('M-0.4 -0.72C-0.4 -0.5 -0.22 -0.4 0 -0.4C0.2 -0.4 0.36 -0.52 0.52 -0.72Z'), P.gold),
    fill(
      to('M0.1 -0.41C0.26 -0.44 0.38 -0.54 0.52 -0.72L0.24 -0.72C0.24 -0.6 0.2 -0.5 0.1 -0.41Z'),
      shade(P.gold, 0.28),
    ),
    fill(to('M-0.42 -0.76L0.54 -0.76L0.5 -0.69L-0.4 -0.69Z'), tint(P.gold, 0.35)),
    fill(
      to('M0.38 -0.74C0.24 -0.94 0.4 -1.04 0.38 -1.26C0.52 -1.06 0.56 -0.92 0.46 -0.74Z'),
      mix(P.gold, P.clay, 0.35),
    ),
    fill(to('M0.4 -0.74C0.32 -0.88 0.42 -0.94 0.41 -1.08C0.49 -0.96 0.5 -0.84 0.45 -0.74Z'), P.straw),
  ]
}

/** curtain: a thin cloth that the wind blows in from the window's left side. */
const curtain = () => {
  const cloth = tint(P.gold, 0.82)
  const body =
    'M500 110H668C684 250 660 330 720 420C780 506 900 500 968 452C950 560 850 640 730 610C610 580 560 500 536 400C518 320 508 220 500 110Z'
  return [
    fill(body, cloth, 0.94),
    fill(
      'M560 110H596C600 260 620 400 700 500C770 580 860 570 930 520C860 610 770 620 700 570C610 500 570 300 560 110Z',
      shade(cloth, 0.14),
      0.8,
    ),
    fill(
      'M640 110H668C684 250 660 330 720 420C780 506 900 500 968 452C930 520 830 540 750 490C650 420 650 260 640 110Z',
      shade(cloth, 0.08),
      0.8,
    ),
    K.stroke('M518 120C524 300 548 440 620 520C690 590 800 600 880 560', shade(cloth, 0.16), 5, 0.8),
    K.stroke('M500 110H668', P.card, 8),
  ]
}

/** The window is space, the curtain air; on the sill stand water, earth and fire. */
export function fiveElements(r) {
  const wall = mix(P.clay, P.earth, 0.28)
  const wood = mix(P.earth, P.gold, 0.36)
  const sky = tint(P.water, 0.42)
  const [x, y, w, h] = [540, 130, 420, 520]
  return [
    fill(K.box(0, 0, 1500, 1000), wall),
    K.stipple(r, 260, () => [r.range(300, 1200), r.range(50, 700)], shade(wall, 0.2), 3.5, 0.5),
    // the window, its shutters folded back
    fill(K.box(x - 22, y - 22, w + 44, h + 44), shade(wood, 0.35)),
    fill(K.box(x, y, w, h), sky),
    fill(K.box(x, y + h * 0.36, w, h * 0.64), tint(P.water, 0.58)),
    fill(K.box(x, y + h * 0.66, w, h * 0.34), tint(P.water, 0.74)),
    fill(
      K.ribbon(K.spots('720 246, 800 238, 880 244, 944 240'), [1, 10, 15, 2]) +
        K.ribbon(K.spots('760 276, 850 272, 934 278'), [1, 9, 1]) +
        K.ribbon(K.spots('790 190, 850 186, 910 190'), [1, 6, 1]),
      P.card,
      0.85,
    ),
    K.birds(r, x + 250, y + 226, 3, P.ink, 14),
    fill(K.box(x, y, 18, h) + K.box(x, y, w, 16), P.night, 0.22),
    ...[
      [x + w + 24, 150, 1],
      [x - 174, 150, -1],
    ].map(
      ([px, pw]) =>
        fill(K.box(px + 10, y - 6, pw, h + 24), P.night, 0.25) +
        fill(K.box(px, y - 14, pw, h + 24), wood) +
        fill(K.box(px + 20, y + 14, pw - 40, h - 30), shade(wood, 0.3)) +
        K.stroke(
          Array.from({ length: 15 }, (_, i) => `M${px + 24} ${y + 34 + i * 31}h${pw - 48}`).join(''),
          wood,
          13,
        ),
    ),
    curtain(),
    // the table
    fill(K.box(0, 716, 1500, 300), wood),
    fill(K.box(0, 716, 1500, 16), tint(wood, 0.35)),
    K.dryBrush(r, 280, 746, 900, 200, 50, shade(wood, 0.25), { o: 0.5 }),
    fill(K.disc(506, 826, 150, 15) + K.disc(766, 848, 150, 16) + K.disc(1010, 822, 110, 13), P.night, 0.32),
    K.dish(r, 516, 822, 240, P.water, tint(P.water, 0.5), { h: 0.42, mouth: 0.13 }),
    K.stroke(K.disc(528, 730, 46, 9) + K.disc(528, 730, 74, 15), P.card, 4, 0.8),
    seedling(770, 664, 150),
    K.dish(r, 770, 846, 236, P.clay, shade(P.earth, 0.25), { h: 0.74, mouth: 0.11 }),
    lamp(1010, 820, 250),
  ]
}
