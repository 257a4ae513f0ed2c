// Pieces that several packages' scenes share, made from the kit.
import * as K from '../kit/index.mjs'
import { plate } from './stages.mjs'

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

/** table, couch: as in the kit, but x is the middle. */
export const table = (r, x, y, w, ...rest) => K.table(r, x - w / 2, y, w, ...rest)
export const couch = (r, x, y, w, ...rest) => K.couch(r, x - w / 2, y, w, ...rest)

/** chair(x, y, s, tone, flip): a plain wooden chair from the side, standing on y; s high. */
export const chair = (x, y, s, tone, flip) =>
  K.at(
    x,
    y,
    K.stroke(`M${-s * 0.24} 0L${-s * 0.28} ${-s}M${s * 0.22} 0L${s * 0.18} ${-s * 0.46}`, tone, s * 0.055) +
      K.stroke(`M${-s * 0.24} ${-s * 0.18}H${s * 0.2}`, tone, s * 0.04) +
      fill(K.box(-s * 0.28, -s * 0.5, s * 0.52, s * 0.065), tone),
    { flip },
  )

/** times(count, one): one(0), one(1) … as a list. */
export const times = (count, one) => Array.from({ length: count }, (_, i) => one(i))

/** glow(r, x, y, sizes): lamplight on a wall, in rings. */
export const glow = (r, x, y, sizes) =>
  sizes.map((k) => fill(K.blob(r, x, y, k, k, { points: 18, amp: 0.03 }), mix(P.gold, P.sand, 0.3), 0.14))
