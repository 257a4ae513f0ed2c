// Yoga Day before sunrise: what waits on a wall until the mats are rolled out.
import * as K from '../kit/index.mjs'
import { along } from './cords.mjs'
import { scene } from './pieces.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** peepalLeaf(x, y, s, rot, tone): a heart with a long tip, hung by its stalk at (x, y). */
const peepalLeaf = (x, y, s, rot, tone) => {
  const to = (d) => K.placed(d, { x, y, s, rot })
  const half = (k) =>
    `M0.2 0C0.1 ${-0.08 * k} 0.14 ${-0.4 * k} 0.42 ${-0.38 * k}C0.66 ${-0.36 * k} 0.78 ${-0.1 * k} 0.94 ${-0.04 * k}L1.26 0Z`
  const vein = [0.34, 0.48, 0.62, 0.76].map(
    (t) => `M${t} 0L${t + 0.14} ${-0.34 + t * 0.32}M${t} 0L${t + 0.14} ${0.34 - t * 0.32}`,
  )
  return (
    K.stroke(to('M0 0L0.22 0'), shade(tone, 0.4), s * 0.035) +
    fill(to(half(1)), tone) +
    fill(to(half(-1)), shade(tone, 0.24)) +
    K.stroke(to(`M0.2 0L1.1 0${vein.join('')}`), tint(tone, 0.4), s * 0.016)
  )
}

/** twig(x, y, s): a peepal twig that stands in a vase, its leaves hanging. */
const twig = (x, y, s) => {
  const spine = along(
    K.spots('0 0, 8 -120, -14 -260, -70 -400, -150 -500').map(([u, v]) => [x + u * s, y + v * s]),
    8,
  )
  const leaves = [
    [6, 150, 168, 0.3],
    [9, 20, 176, 0.1],
    [14, 138, 180, 0],
    [17, 48, 186, 0.24],
    [22, 160, 168, 0.12],
    [25, 62, 176, 0],
    [29, 118, 150, 0.26],
    [31, -152, 130, 0.06],
  ]
  return (
    fill(
      K.ribbon(spine, (t) => (8 - 6 * t) * s),
      mix(P.earth, P.moss, 0.3),
    ) +
    leaves
      .map(([i, rot, len, k]) => peepalLeaf(...spine[i], len * s, rot, mix(P.leaf, P.moss, k + 0.2)))
      .join('')
  )
}

/** bell(x, y, s): a brass hand bell on y, its light from the right. */
const bell = (x, y, s) => {
  const to = (d) => K.placed(d, { x, y, s })
  const dark = shade(P.gold, 0.32)
  return (
    fill(
      to(
        'M-0.06 -0.7L-0.05 -0.84L-0.1 -0.9L-0.05 -0.96L-0.05 -1.2L-0.09 -1.27L0 -1.38L0.09 -1.27L0.05 -1.2L0.05 -0.96L0.1 -0.9L0.05 -0.84L0.06 -0.7Z',
      ),
      dark,
    ) +
    fill(
      to(
        'M-0.5 0C-0.44 -0.1 -0.36 -0.18 -0.34 -0.4C-0.32 -0.64 -0.18 -0.74 0 -0.74C0.18 -0.74 0.32 -0.64 0.34 -0.4C0.36 -0.18 0.44 -0.1 0.5 0Z',
      ),
      P.gold,
    ) +
    fill(
      to(
        'M-0.5 0C-0.44 -0.1 -0.36 -0.18 -0.34 -0.4C-0.32 -0.64 -0.18 -0.74 0 -0.74C-0.12 -0.64 -0.16 -0.4 -0.12 0Z',
      ),
      dark,
    ) +
    fill(
      to('M0.2 -0.62C0.28 -0.5 0.26 -0.24 0.34 -0.1L0.27 -0.1C0.2 -0.24 0.2 -0.46 0.14 -0.64Z'),
      tint(P.gold, 0.6),
    ) +
    fill(to('M-0.52 -0.07L0.52 -0.07L0.52 0L-0.52 0Z'), shade(P.gold, 0.14)) +
    fill(to('M0.02 -0.07L0.52 -0.07L0.52 0L0.02 0Z'), tint(P.gold, 0.25)) +
    K.stroke(to('M-0.35 -0.3L0.35 -0.3'), shade(P.gold, 0.4), s * 0.025)
  )
}

/** roll(x, y, w, k, tone): a yoga mat rolled up and strapped, its end to the left; k its radius, y what it lies on. */
const roll = (x, y, w, k, tone) => {
  const [mid, rx] = [y - k, k * 0.8]
  const spiral = Array.from({ length: 61 }, (_, i) => {
    const [a, q] = [i * 0.42 + 0.4, 0.08 + (i / 60) * 0.9]
    return [x + Math.cos(a) * rx * q, mid + Math.sin(a) * k * q]
  })
  const strap = (px) =>
    fill(`M${px} ${mid - k}h34a${rx} ${k} 0 0 1 0 ${2 * k}h-34a${rx} ${k} 0 0 0 0 ${-2 * k}Z`, P.straw) +
    fill(
      `M${px + rx - 6} ${mid + k * 0.3}h34a${rx} ${k} 0 0 1 -34 ${k * 0.7}h-34a${rx} ${k} 0 0 0 34 ${-k * 0.7}Z`,
      shade(P.straw, 0.3),
    )
  const body = (a, b) =>
    `M${x} ${mid + a * k}h${w}${a < -0.9 ? `a${rx} ${k} 0 0 1 0 ${2 * k}` : `q${rx * 0.8} 0 ${rx * (a > 0.2 ? 0.5 : 0.9)} ${-1}V${mid + b * k}`}H${x}Z`
  return (
    fill(body(-1, 1), tone) +
    fill(
      `M${x} ${y - k * 0.62}H${x + w + rx * 0.92}Q${x + w + rx * 0.7} ${y} ${x + w} ${y}H${x}Z`,
      shade(tone, 0.3),
    ) +
    K.stroke(`M${x} ${mid - k * 0.8}H${x + w + rx * 0.4}`, tint(tone, 0.35), k * 0.1) +
    strap(x + w * 0.3) +
    strap(x + w * 0.78) +
    fill(K.disc(x, mid, rx, k), shade(tone, 0.42)) +
    K.stroke(K.curve(spiral), mix(tone, P.sand, 0.35), k * 0.09)
  )
}

/** garland(points): marigolds threaded close, every fifth a darker one. */
const garland = (r, points) => {
  const set = K.inks()
  points.forEach(([x, y], i) => {
    const tone = i % 4 === 3 ? mix(P.gold, P.clay, 0.6) : mix(P.gold, P.straw, 0.15 + (i % 2) * 0.2)
    const turn = r.range(0, 60)
    set.add(
      mix(tone, P.clay, 0.34),
      [0, 45, 90, 135, 180, 225, 270, 315].map((a) => K.disc(...K.go(x, y, a + turn, 21), 11)).join(''),
    )
    set.add(
      tone,
      [0, 60, 120, 180, 240, 300].map((a) => K.disc(...K.go(x - 1, y - 2, a + turn, 12), 9)).join('') +
        K.disc(x, y - 2, 10),
    )
    set.add(mix(tone, P.clay, 0.4), K.disc(x, y - 2, 5))
  })
  return set.out()
}

export const dawnWall = {
  'yoga-day': scene('yogaday', (r) => {
    const sky = [0.5, 0.36, 0.2].map((k) => shade(P.water, k))
    const blocks = mix(P.clay, P.earth, 0.5)
    const swag = (x0, y0, x1, y1, sag, count) =>
      Array.from({ length: count }, (_, i) => {
        const t = i / (count - 1)
        return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 4 * sag * t * (1 - t)]
      })
    let joints = ''
    for (let row = 0; row < 3; row++)
      for (let x = -160 + (row % 2) * 130; x < 1500; x += 260) joints += `M${x} ${748 + row * 92}v92`
    return [
      K.sky(
        r,
        1500,
        [...sky, mix(P.water, P.peach, 0.42), mix(P.peach, P.clay, 0.18), mix(P.straw, P.peach, 0.4)],
        0,
        640,
      ),
      K.stipple(r, 70, () => [r.range(0, 1500), r.range(0, 250)], P.card, 3, 0.55),
      fill(K.disc(690, 170, 30), P.straw, 0.16) +
        fill(K.disc(690, 170, 15), P.straw, 0.3) +
        fill(K.disc(690, 170, 7), P.card),
      K.band(r, K.ridge(r, { y: 540, amp: 54, wave: 900 }), mix(P.water, P.plum, 0.4), { w: 1500, h: 1000 }),
      K.band(r, K.ridge(r, { y: 612, amp: 30, wave: 620 }), shade(mix(P.leaf, P.water, 0.5), 0.35), {
        w: 1500,
        h: 1000,
      }),
      // the wall
      fill(K.box(0, 720, 1500, 300), blocks),
      K.stipple(r, 500, () => [r.range(0, 1500), r.range(744, 1000)], shade(blocks, 0.3), 5, 0.5),
      K.stroke(`${joints}M0 840H1500M0 932H1500`, shade(blocks, 0.4), 6),
      fill(K.box(0, 716, 1500, 34), P.night, 0.3),
      fill(K.cutBox(r, -10, 660, 1520, 64, 1.5), shade(P.stone, 0.14)),
      fill(K.box(0, 660, 1500, 12), tint(P.stone, 0.35)),
      fill(K.box(0, 704, 1500, 20), shade(P.stone, 0.34)),
      // shadows fall to the left, away from the light
      fill(K.disc(440, 694, 390, 13) + K.disc(856, 690, 106, 10) + K.disc(1160, 690, 150, 11), P.night, 0.32),
      roll(210, 694, 440, 106, P.leaf),
      bell(880, 692, 190),
      twig(1200, 516, 0.86),
      K.pot(r, 1200, 692, 190, mix(P.gold, P.clay, 0.3)),
      garland(r, swag(560, 712, 1010, 700, 150, 19)),
      garland(r, swag(1010, 700, 1440, 712, 150, 18)),
    ]
  }),
}
