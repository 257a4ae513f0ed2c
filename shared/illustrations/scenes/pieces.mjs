// Pieces that several packages' scenes share, made from the kit.
import * as K from '../kit/index.mjs'
import { people, plate } from './stages.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** scene(name, parts, size): a picture that is the same at each run. */
export const scene =
  (name, parts, { w = 1500, h = 1000, scale } = {}) =>
  () =>
    K.sheet(w, h, P.paper, parts(K.rng(name)), scale)

/** herbal(name, look, parts): a plate of the herbal, drawn on nothing, because the page gives it paper and frame. */
export const herbal =
  (name, look, parts = () => []) =>
  () => {
    const r = K.rng(name)
    return K.sheet(1500, 1000, '', [...plate(r, look), ...parts(r)])
  }

/** house(r, x, y, w, h): a tiled college building. */
export const house = (r, x, y, w, h, more = {}) =>
  K.verandah(r, x, y, w, h, {
    bays: 5,
    roof: P.clay,
    wall: P.sand,
    post: mix(P.sand, P.earth, 0.35),
    plinth: P.stone,
    door: P.earth,
    ...more,
  })

/** trees(r, [[x, y, h, tone]]): broad crowns. */
export const trees = (r, list) =>
  list.map(([x, y, h, tone = P.leaf]) =>
    K.tree(r, x, y, h, { crown: tone, dark: shade(tone, 0.3), light: tint(tone, 0.25), trunk: P.earth }),
  )

/** path(points, widths): a sandy way. */
export const path = (points, widths, colour = P.sand) => fill(K.trail(points, widths), colour)

/** lamps(r, list): standing brass lamps; each [x, y, h]. */
export const lamps = (r, list) =>
  list.map(([x, y, h]) => fill(K.disc(x, y - h, h * 0.32), P.straw, 0.25) + K.oilLamp(r, x, y, h))

/** ranks(r, pose, {x, y, h, cols, rows, gap}): people in rows, smaller behind. */
export const ranks = (
  r,
  pose,
  { x, y, h, cols, rows, gap, tops = [P.card, P.gold, P.clay, P.leaf], ...more },
) => {
  const list = []
  for (let row = 0; row < rows; row++) {
    const k = 0.55 + (0.45 * row) / Math.max(1, rows - 1)
    for (let col = 0; col < cols; col++)
      list.push([
        pose,
        x + (col - (cols - 1) / 2) * gap * k + (row % 2) * gap * 0.2,
        y - (rows - 1 - row) * h * 0.3,
        h * k,
        {
          top: tops[(col + row) % tops.length],
          legs: [P.card, P.deep, P.leaf][(col * 2 + row) % 3],
          hair: ['short', 'bun', 'plait'][(col + row * 2) % 3],
          wear: 'yoga',
          ...more,
        },
      ])
  }
  return people(r, list)
}

/** rangoli(x, y, size, colour): pattern of dots and petals on the ground. */
export const rangoli = (x, y, size, colour = P.card) =>
  K.stroke(K.disc(x, y, size, size * 0.36) + K.disc(x, y, size * 0.62, size * 0.22), colour, 5) +
  Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6
    return fill(
      K.disc(x + Math.cos(a) * size * 0.8, y + Math.sin(a) * size * 0.29, size * 0.07, size * 0.035),
      [P.clay, P.gold, colour][i % 3],
    )
  }).join('')

/** veena(x, y, s): the instrument, held. */
export const veena = (x, y, s) =>
  fill(K.disc(x, y, s * 0.18, s * 0.15) + K.disc(x + s * 0.82, y - s * 0.12, s * 0.12, s * 0.11), P.earth) +
  K.stroke(`M${x} ${y - 4}L${x + s} ${y - s * 0.2}`, shade(P.clay, 0.3), s * 0.05) +
  K.stroke(`M${x + s} ${y - s * 0.2}q${s * 0.06} ${-s * 0.1} ${-s * 0.02} ${-s * 0.12}`, P.gold, s * 0.03)

/** balance(x, y, s): a pair of brass scales standing on y. */
export const balance = (x, y, s, metal = P.gold) =>
  K.stroke(
    `M${x} ${y}V${y - s}M${x - s * 0.5} ${y - s * 0.9}L${x + s * 0.5} ${y - s * 0.98}M${x - s * 0.5} ${y - s * 0.9}l${-s * 0.14} ${s * 0.45}M${x - s * 0.5} ${y - s * 0.9}l${s * 0.14} ${s * 0.45}M${x + s * 0.5} ${y - s * 0.98}l${-s * 0.14} ${s * 0.45}M${x + s * 0.5} ${y - s * 0.98}l${s * 0.14} ${s * 0.45}`,
    metal,
    s * 0.02,
  ) +
  fill(
    `M${x - s * 0.68} ${y - s * 0.45}h${s * 0.36}q${-s * 0.18} ${s * 0.2} ${-s * 0.36} 0ZM${x + s * 0.32} ${y - s * 0.53}h${s * 0.36}q${-s * 0.18} ${s * 0.2} ${-s * 0.36} 0ZM${x - s * 0.2} ${y}h${s * 0.4}l${-s * 0.1} ${-s * 0.08}h${-s * 0.2}Z`,
    metal,
  )

/** flask(x, y, s, tone): conical glass flask standing on y. */
export const flask = (x, y, s, tone) =>
  fill(
    `M${x - s * 0.1} ${y - s}h${s * 0.2}v${s * 0.35}l${s * 0.3} ${s * 0.65}h${-s * 0.8}l${s * 0.3} ${-s * 0.65}Z`,
    tint(P.water, 0.55),
    0.8,
  ) +
  fill(`M${x - s * 0.24} ${y - s * 0.35}h${s * 0.48}l${s * 0.16} ${s * 0.35}h${-s * 0.8}Z`, tone, 0.85) +
  K.stroke(`M${x - s * 0.13} ${y - s}h${s * 0.26}`, P.ink, s * 0.03)

/** table, couch: as in the kit, but x is the middle. */
export const table = (r, x, y, w, ...rest) => K.table(r, x - w / 2, y, w, ...rest)
export const couch = (r, x, y, w, ...rest) => K.couch(r, x - w / 2, y, w, ...rest)
