import { fern, grass, leaf, sprig } from './leaf.mjs'
import { bananaLeaf, neem } from './plants.mjs'

/** corner(r, kind, x, y, size, angle, colours): foreground plant that frames a picture; kinds: neem, fern, banana, broad, sprig. */
export const corner = (r, kind, x, y, size, angle, c) => {
  const make = {
    neem: () => neem(r, x, y, size, angle, c),
    fern: () =>
      [-34, -12, 10, 32]
        .map((a, i) =>
          fern(r, x, y, size * (0.8 + (0.2 * ((i * 7) % 3)) / 2), angle + a, i % 2 ? c.colour : c.dark, {
            bend: a * 0.005,
          }),
        )
        .join(''),
    banana: () =>
      [-30, 26, 0]
        .map((a, i) =>
          bananaLeaf(r, x, y, size * (1 - 0.12 * i), angle + a, c.colour, c.dark, c.vein, {
            bend: a * 0.004,
          }),
        )
        .join(''),
    broad: () =>
      [-48, 44, -20, 18]
        .map((a, i) =>
          leaf(x, y, size * (0.75 + 0.09 * i), size * 0.19, angle + a, c.colour, c.dark, c.vein, {
            veins: 7,
          }),
        )
        .join(''),
    sprig: () =>
      [-26, 14]
        .map((a, i) =>
          sprig(r, x, y, size * (0.85 + 0.15 * i), angle + a, {
            pairs: 7,
            long: 0.24,
            wide: 0.42,
            bend: a * 0.006,
            ...c,
          }),
        )
        .join(''),
  }
  return make[kind]()
}
/** meadow(r, w, y, height, colours): grass edge along the foot of a picture in two or three tones. */
export const meadow = (r, w, y, height, colours, count = 90) =>
  colours
    .map((colour, i) =>
      grass(
        r,
        -20,
        w + 20,
        typeof y === 'function' ? (x) => y(x) + i * height * 0.35 : y + i * height * 0.35,
        height * (1 - i * 0.12),
        count,
        colour,
      ),
    )
    .join('')
