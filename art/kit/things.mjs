import { blob, cutBox, handCut, limb, ribbon, stipple } from './cut.mjs'
import { clay, gold, ink, leaf, mix, moss, night, paper, water } from './palette.mjs'
import { box, disc, fill, inks, n, placed, poly, stroke } from './svg.mjs'

const dusk = (c, k = 0.28) => mix(c, night, k)
const vessel = (r, d, place, colour, dots = 60) =>
  fill(placed(d.body, place), colour) +
  fill(placed(d.dark, place), dusk(colour)) +
  (d.mouth ? fill(placed(d.mouth, place), dusk(colour, 0.55)) : '') +
  fill(placed(d.light, place), mix(colour, paper, 0.28)) +
  stipple(
    r,
    dots,
    () => [place.x + r.off(place.s * 0.4), place.y - place.s * r.range(0.05, 0.7)],
    dusk(colour, 0.45),
    Math.max(2, place.s / 60),
    0.55,
  )

/** pot(r, x, y, s, colour): round clay water pot standing on y, s high. */
export const pot = (r, x, y, s, colour = clay) =>
  vessel(
    r,
    {
      body: 'M-0.2 0C-0.6 -0.12 -0.62 -0.62 -0.22 -0.76L-0.2 -0.86L-0.28 -0.96L0.28 -0.96L0.2 -0.86L0.22 -0.76C0.62 -0.62 0.6 -0.12 0.2 0Z',
      dark: 'M0.05 0C0.34 -0.16 0.34 -0.6 0.1 -0.76L0.22 -0.76C0.62 -0.62 0.6 -0.12 0.2 0Z',
      mouth: 'M-0.25 -0.96C-0.2 -1.02 0.2 -1.02 0.25 -0.96C0.2 -0.9 -0.2 -0.9 -0.25 -0.96Z',
      light: 'M-0.4 -0.5C-0.38 -0.6 -0.3 -0.68 -0.22 -0.7C-0.3 -0.6 -0.34 -0.5 -0.36 -0.38Z',
    },
    { x, y, s },
    colour,
  )
/** bowl(r, x, y, s, colour, inside): wide bowl, s = width. */
export const bowl = (r, x, y, s, colour = clay, inside) =>
  vessel(
    r,
    {
      body: 'M-0.5 -0.36C-0.48 -0.14 -0.3 0 -0.18 0L0.18 0C0.3 0 0.48 -0.14 0.5 -0.36Z',
      dark: 'M0.12 0L0.18 0C0.3 0 0.48 -0.14 0.5 -0.36L0.26 -0.3C0.28 -0.16 0.22 -0.06 0.12 0Z',
      mouth: 'M-0.5 -0.36C-0.48 -0.46 0.48 -0.46 0.5 -0.36C0.48 -0.27 -0.48 -0.27 -0.5 -0.36Z',
      light: 'M-0.42 -0.24C-0.38 -0.14 -0.32 -0.08 -0.26 -0.05C-0.32 -0.12 -0.35 -0.18 -0.36 -0.26Z',
    },
    { x, y, s },
    colour,
    40,
  ) +
  (inside
    ? fill(
        placed('M-0.45 -0.37C-0.42 -0.44 0.42 -0.44 0.45 -0.37C0.42 -0.3 -0.42 -0.3 -0.45 -0.37Z', {
          x,
          y,
          s,
        }),
        inside,
      )
    : '')
/** mortar(r, x, y, s, colour): stone mortar with pestle. */
export const mortar = (r, x, y, s, colour = '#8F8676') =>
  fill(
    limb([x + s * 0.05, y - s * 0.5], [x + s * 0.42, y - s * 1.12], s * 0.07, s * 0.1),
    dusk(colour, 0.1),
  ) +
  vessel(
    r,
    {
      body: 'M-0.46 -0.7C-0.46 -0.36 -0.3 -0.22 -0.16 -0.16L-0.28 0L0.28 0L0.16 -0.16C0.3 -0.22 0.46 -0.36 0.46 -0.7Z',
      dark: 'M0.1 0L0.28 0L0.16 -0.16C0.3 -0.22 0.46 -0.36 0.46 -0.7L0.22 -0.64C0.24 -0.4 0.14 -0.26 0.04 -0.18Z',
      light: 'M-0.38 -0.58C-0.36 -0.44 -0.3 -0.34 -0.24 -0.3C-0.28 -0.4 -0.3 -0.48 -0.3 -0.58Z',
    },
    { x, y, s },
    colour,
    0,
  ) +
  stipple(r, 60, () => [x + r.off(s * 0.3), y - s * r.range(0.32, 0.64)], dusk(colour, 0.45), s / 60, 0.55) +
  fill(disc(x, y - s * 0.7, s * 0.46, s * 0.08), dusk(colour, 0.5)) +
  fill(
    limb([x + s * 0.08, y - s * 0.68], [x + s * 0.3, y - s * 0.95], s * 0.065, s * 0.08),
    mix(colour, paper, 0.15),
  )
/** bottle(x, y, s, colour, fillTo): stoppered glass bottle, s high; reads as tinted glass. */
export const bottle = (x, y, s, colour, { cork = '#8A6142' } = {}) => {
  const place = { x, y, s }
  return (
    fill(placed('M-0.08 -0.92L0.08 -0.92L0.08 -1.02L-0.08 -1.02Z', place), cork) +
    fill(
      placed(
        'M-0.22 0L0.22 0C0.26 0 0.26 -0.04 0.26 -0.08L0.26 -0.5C0.26 -0.64 0.1 -0.64 0.1 -0.76L0.1 -0.92L-0.1 -0.92L-0.1 -0.76C-0.1 -0.64 -0.26 -0.64 -0.26 -0.5L-0.26 -0.08C-0.26 -0.04 -0.26 0 -0.22 0Z',
        place,
      ),
      colour,
    ) +
    fill(
      placed(
        'M0.1 0L0.22 0C0.26 0 0.26 -0.04 0.26 -0.08L0.26 -0.5C0.26 -0.6 0.16 -0.62 0.12 -0.7C0.12 -0.5 0.16 -0.2 0.1 0Z',
        place,
      ),
      dusk(colour, 0.3),
    ) +
    fill(placed('M-0.18 -0.48L-0.13 -0.52L-0.13 -0.14L-0.18 -0.12Z', place), mix(colour, paper, 0.6))
  )
}
/** jar(x, y, s, glass, contents): lidded herb jar. */
export const jar = (r, x, y, s, contents, lid = clay) =>
  fill(cutBox(r, x - s * 0.3, y - s * 0.82, s * 0.6, s * 0.82, 1), mix(paper, water, 0.22)) +
  fill(cutBox(r, x - s * 0.25, y - s * 0.55, s * 0.5, s * 0.5, 2), contents) +
  stipple(r, 40, () => [x + r.off(s * 0.22), y - s * r.range(0.08, 0.52)], dusk(contents, 0.4), 3, 0.7) +
  fill(cutBox(r, x - s * 0.34, y - s * 0.98, s * 0.68, s * 0.17, 1), lid) +
  fill(box(x + s * 0.12, y - s * 0.8, s * 0.12, s * 0.78), paper, 0.25)
const spines = [
  clay,
  leaf,
  ink,
  gold,
  moss,
  water,
  mix(paper, gold, 0.35),
  mix(clay, ink, 0.5),
  mix(paper, moss, 0.4),
]
/** books(r, x, y, w, h): one shelf row of spines standing on y. */
export const books = (r, x, y, w, h, { tones = spines, lean = 0.08 } = {}) => {
  const set = inks()
  let bands = ''
  for (let px = x; px < x + w - 8; ) {
    const wide = Math.min(h * r.range(0.1, 0.22), x + w - px)
    const tall = h * r.range(0.68, 0.97)
    const tip = r.next() < lean ? wide * 0.5 : 0
    set.add(
      r.pick(tones),
      poly([
        [px + 1, y],
        [px + 1 + tip, y - tall],
        [px + wide - 1 + tip, y - tall],
        [px + wide - 1, y],
      ]),
    )
    if (!tip && r.next() < 0.5) bands += box(px + 2, y - tall * r.range(0.7, 0.85), wide - 4, h * 0.05)
    px += wide + tip * 1.2 + (r.next() < 0.05 ? wide * 1.5 : 0)
  }
  return set.out() + fill(bands, paper, 0.55)
}
/** bookcase(r, x, y, w, h, rows, wood): shelves full of books; y is the foot. */
export const bookcase = (r, x, y, w, h, rows, wood = '#6E4A33', tones) =>
  fill(cutBox(r, x, y - h, w, h, 1.5), wood) +
  Array.from({ length: rows }, (_, i) => {
    const step = (h - 14) / rows
    const base = y - h + 10 + step * (i + 1) - 6
    return (
      fill(box(x + 8, base - step + 8, w - 16, step - 8), dusk(wood, 0.6)) +
      books(r, x + 10, base, w - 20, step - 12, tones ? { tones } : {})
    )
  }).join('')
/** openBook(x, y, w, colour): open book lying or held, seen from the front. */
export const openBook = (x, y, w, cover = clay, rot = 0, page = paper) => {
  const place = { x, y, s: w, rot }
  return (
    fill(
      placed('M-0.54 -0.1L0 0L0.54 -0.1L0.52 -0.4L0 -0.28L-0.52 -0.4Z', { ...place, y: y + w * 0.04 }),
      cover,
    ) +
    fill(
      placed('M-0.5 -0.12C-0.3 -0.18 -0.1 -0.1 0 -0.02L0 -0.32C-0.1 -0.4 -0.3 -0.46 -0.48 -0.4Z', place),
      page,
    ) +
    fill(
      placed('M0.5 -0.12C0.3 -0.18 0.1 -0.1 0 -0.02L0 -0.32C0.1 -0.4 0.3 -0.46 0.48 -0.4Z', place),
      mix(page, moss, 0.25),
    ) +
    stroke(
      [0, 1, 2, 3]
        .map((i) =>
          placed(
            `M-0.42 ${-0.36 + i * 0.06}L-0.08 ${-0.3 + i * 0.06}M0.1 ${-0.3 + i * 0.06}L0.42 ${-0.36 + i * 0.06}`,
            place,
          ),
        )
        .join(''),
      mix(page, ink, 0.5),
      Math.max(1.2, w / 120),
      0.7,
    )
  )
}
/** bookPile(r, x, y, w, count): books lying flat on each other; y is the table. */
export const bookPile = (r, x, y, w, count, tones = spines) => {
  let top = y
  let out = ''
  for (let i = 0; i < count; i++) {
    const h = w * r.range(0.1, 0.17)
    const wide = w * r.range(0.78, 1)
    const px = x - wide / 2 + r.off(w * 0.05)
    const c = tones[(i * 2 + 1) % tones.length]
    out +=
      fill(cutBox(r, px, top - h, wide, h, 1), c) +
      fill(box(px + wide * 0.04, top - h * 0.82, wide * 0.97, h * 0.64), mix(paper, gold, 0.15)) +
      stroke(
        `M${n(px + wide * 0.1)} ${n(top - h * 0.6)}h${n(wide * 0.88)}M${n(px + wide * 0.1)} ${n(top - h * 0.36)}h${n(wide * 0.88)}`,
        moss,
        1.4,
        0.6,
      ) +
      fill(box(px, top - h, wide * 0.1, h), dusk(c, 0.2))
    top -= h
  }
  return out
}
/** oilLamp(r, x, y, h, metal): standing brass lamp with flames. */
export const oilLamp = (_r, x, y, h, metal = gold) =>
  fill(
    placed(
      'M-0.18 0L0.18 0L0.14 -0.06L0.05 -0.1L0.04 -0.5L0.09 -0.54L0.04 -0.6L0.04 -0.74L0.24 -0.82C0.2 -0.72 -0.2 -0.72 -0.24 -0.82L-0.04 -0.74L-0.04 -0.6L-0.09 -0.54L-0.04 -0.5L-0.05 -0.1L-0.14 -0.06Z',
      { x, y, s: h },
    ),
    metal,
  ) +
  fill(
    placed('M0 0L0.18 0L0.14 -0.06L0.05 -0.1L0.04 -0.5L0.04 -0.74L0.24 -0.82C0.2 -0.74 0.1 -0.74 0 -0.74Z', {
      x,
      y,
      s: h,
    }),
    dusk(metal, 0.3),
  ) +
  fill(
    [-0.17, 0, 0.17]
      .map((u) =>
        placed(
          `M${u} -0.82C${u - 0.05} -0.88 ${u - 0.01} -0.94 ${u} -1C${u + 0.02} -0.94 ${u + 0.05} -0.88 ${u} -0.82Z`,
          { x, y, s: h },
        ),
      )
      .join(''),
    mix(gold, paper, 0.55),
  )
/** table(r, x, y, w, h, colour): plain table, y is the floor. */
export const table = (r, x, y, w, h, colour, top = 16) =>
  fill(box(x + w * 0.05, y - h, w * 0.035, h) + box(x + w * 0.915, y - h, w * 0.035, h), dusk(colour, 0.35)) +
  fill(cutBox(r, x, y - h, w, top, 1.2), colour) +
  fill(box(x + 4, y - h + top, w - 8, top * 0.5), dusk(colour, 0.4))
/** couch(r, x, y, w, h, cloth): treatment table with a hanging sheet. */
export const couch = (r, x, y, w, h, cloth, wood = '#6E4A33') =>
  fill([0.06, 0.9].map((t) => box(x + w * t, y - h, w * 0.04, h)).join(''), dusk(wood)) +
  fill(box(x + w * 0.06, y - h * 0.35, w * 0.88, h * 0.06), wood) +
  fill(
    handCut(
      r,
      [
        [x, y - h],
        [x + w, y - h],
        [x + w + 2, y - h * 0.55],
        [x - 2, y - h * 0.52],
      ],
      { amp: 3, step: 60 },
    ),
    cloth,
  ) +
  fill(box(x, y - h * 0.86, w, h * 0.05), dusk(cloth, 0.16)) +
  stroke(
    Array.from(
      { length: 7 },
      (_, i) => `M${n(x + w * (0.08 + i * 0.14))} ${n(y - h * 0.8)}q4 ${n(h * 0.1)} -2 ${n(h * 0.22)}`,
    ).join(''),
    dusk(cloth, 0.2),
    3,
    0.6,
  )
/** basket(r, x, y, s): woven basket, s wide. */
export const basket = (r, x, y, s, colour = '#A87B45') => {
  let d = ''
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 9; i++)
      d += `M${n(x - s * 0.42 + (i + (row % 2) * 0.5) * s * 0.094)} ${n(y - s * (0.06 + row * 0.085))}h${n(s * 0.055)}`
  return (
    fill(
      handCut(
        r,
        [
          [x - s * 0.5, y - s * 0.48],
          [x + s * 0.5, y - s * 0.48],
          [x + s * 0.38, y],
          [x - s * 0.38, y],
        ],
        { amp: 1.5, step: 40 },
      ),
      colour,
    ) +
    stroke(d, dusk(colour, 0.45), s * 0.02) +
    fill(cutBox(r, x - s * 0.53, y - s * 0.53, s * 1.06, s * 0.08, 1), dusk(colour, 0.25))
  )
}
/** mat(r, x, y, w, d, colour): yoga mat on the floor, in simple perspective. */
export const mat = (r, x, y, w, depth, colour) =>
  fill(
    handCut(
      r,
      [
        [x - w * 0.44, y - depth],
        [x + w * 0.44, y - depth],
        [x + w * 0.5, y],
        [x - w * 0.5, y],
      ],
      { amp: 1.5 },
    ),
    colour,
  )
/** rock(r, x, y, w, h, colour): boulder with a lit and a dark side. */
export const rock = (r, x, y, w, h, colour) =>
  fill(blob(r, x, y - h * 0.45, w * 0.5, h * 0.55, { points: 9, amp: 0.1 }), dusk(colour, 0.3)) +
  fill(blob(r, x - w * 0.07, y - h * 0.52, w * 0.42, h * 0.45, { points: 8, amp: 0.1 }), colour) +
  stipple(r, 50, () => [x + r.off(w * 0.42), y - h * r.range(0.05, 0.8)], dusk(colour, 0.5), 3, 0.5)
/** shadow(r, x, y, w, colour): flat ground shadow below a thing. */
export const shadow = (_r, x, y, w, colour = night, o = 0.22) =>
  fill(
    ribbon(
      [
        [x - w / 2, y],
        [x, y + 1],
        [x + w / 2, y],
      ],
      [0.5, w * 0.045, 0.5],
    ),
    colour,
    o,
  )
/** cropLines(): kept for lists of produce: a row of rounds. */
export const rounds = (spots, colour) =>
  fill(spots.map(([x, y, s]) => disc(x, y, s)).join(''), colour) +
  fill(spots.map(([x, y, s]) => disc(x + s * 0.22, y + s * 0.15, s * 0.74)).join(''), dusk(colour, 0.14))
export { blob }
