// Grounds that the scenes stand on: landscape, hall, room, garden and the herbal's plate.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }

/** Tones of the hours: sky from top to bottom, sun, far hills, near hills, ground. */
const hours = {
  dawn: {
    sky: [P.mist, P.sand, P.straw, P.peach],
    sun: P.gold,
    far: mix(P.lagoon, P.peach, 0.45),
    near: P.sage,
    ground: P.moss,
  },
  day: {
    sky: [tint(P.water, 0.55), tint(P.water, 0.72), P.sand],
    sun: P.card,
    far: tint(P.water, 0.35),
    near: P.leaf,
    ground: mix(P.moss, P.gold, 0.18),
  },
  dusk: {
    sky: [P.plum, P.clay, mix(P.clay, P.gold, 0.55), P.straw],
    sun: P.sand,
    far: mix(P.plum, P.clay, 0.35),
    near: shade(P.leaf, 0.35),
    ground: shade(P.moss, 0.35),
  },
  green: {
    sky: [P.mist, tint(P.moss, 0.6), P.sand],
    sun: P.straw,
    far: tint(P.leaf, 0.45),
    near: P.leaf,
    ground: P.sage,
  },
  night: {
    sky: [P.night, shade(P.water, 0.5), shade(P.water, 0.25)],
    sun: P.sand,
    far: shade(P.water, 0.45),
    near: shade(P.leaf, 0.6),
    ground: shade(P.leaf, 0.5),
  },
}

/**
 * hills(r, {w, h, hour, horizon, sunAt}): sky, sun, clouds and three ridges; the ground begins at `horizon` (share of h).
 */
export function hills(
  r,
  { w = 1500, h = 1000, hour = 'dawn', horizon = 0.62, sunAt = 0.72, palms = 3, field = true } = {},
) {
  const c = hours[hour]
  const y = h * horizon
  const far = K.ridge(r, { y: y - h * 0.2, amp: h * 0.05, wave: w * 0.62 })
  const mid = K.ridge(r, { y: y - h * 0.1, amp: h * 0.045, wave: w * 0.5 })
  const low = K.ridge(r, { y: y - h * 0.02, amp: h * 0.02, wave: w * 0.7 })
  const midTone = mix(c.far, c.near, 0.5)
  return [
    K.sky(r, w, c.sky, 0, y),
    K.sun(r, w * sunAt, y - h * 0.33, h * 0.075, c.sun, mix(c.sun, c.sky[1], 0.3)),
    K.cloud(r, w * r.range(0.15, 0.4), h * 0.2, w * 0.26, h * 0.035, tint(c.sky[1], 0.45), 0.8),
    K.cloud(r, w * r.range(0.55, 0.9), h * 0.13, w * 0.2, h * 0.028, tint(c.sky[0], 0.4), 0.7),
    K.birds(r, w * 0.35, h * 0.24, 5, shade(c.far, 0.35), h * 0.013),
    K.band(r, far, c.far, { w, h, grain: tint(c.far, 0.35) }),
    K.band(r, mid, midTone, { w, h, grain: shade(midTone, 0.25) }),
    K.treeline(r, mid, 0, w, shade(midTone, 0.18), { gap: h * 0.03, size: h * 0.022 }),
    K.band(r, low, c.near, { w, h, grain: shade(c.near, 0.3) }),
    K.treeline(r, low, 0, w, shade(c.near, 0.22), { gap: h * 0.04, size: h * 0.032, skip: 0.3 }),
    ...Array.from({ length: palms }, () => {
      const x = r.range(0.05, 0.95) * w
      return K.palm(r, x, low(x) + h * 0.02, h * r.range(0.16, 0.26), {
        leaf: shade(c.near, 0.25),
        dark: shade(c.near, 0.45),
        trunk: shade(P.earth, 0.2),
      })
    }),
    field
      ? K.band(r, K.ridge(r, { y: y + h * 0.03, amp: h * 0.012, wave: w }), c.ground, {
          w,
          h,
          grain: shade(c.ground, 0.25),
          count: 260,
          deep: h * 0.36,
        })
      : '',
  ]
}

/** hall(r, {w, h, wall, floor, hour, bays}): a pillared hall whose arches open on the hills. */
export function hall(
  r,
  {
    w = 1500,
    h = 1000,
    wall = P.sand,
    floor = mix(P.clay, P.sand, 0.5),
    hour = 'dawn',
    bays = 4,
    base = 0.68,
  } = {},
) {
  const y = h * base
  const open = w / bays
  const arches = Array.from({ length: bays }, (_, i) =>
    K.archD(open * (i + 0.5), y, open * 0.66, h * 0.46),
  ).join('')
  const id = `a${Math.abs(Math.round(r.next() * 1e6))}`
  return [
    fill(K.box(0, 0, w, h), wall),
    `<clipPath id="${id}"><path d="${arches}"/></clipPath><g clip-path="url(#${id})">${hills(r, { w, h, hour, horizon: base - 0.02, palms: 4 }).join('')}</g>`,
    K.stroke(arches, shade(wall, 0.3), 6),
    K.stipple(r, 160, () => [r.range(0, w), r.range(0, y * 0.3)], shade(wall, 0.25), 2.6, 0.4),
    fill(K.box(0, h * 0.06, w, h * 0.02), shade(wall, 0.35), 0.6),
    ...Array.from({ length: bays + 1 }, (_, i) =>
      K.pillar(r, open * i, y, h * 0.58, w * 0.03, mix(wall, P.earth, 0.35)),
    ),
    fill(K.box(0, y, w, h - y), floor),
    K.paving(r, w / 2, y - h * 0.3, y, h, -w * 0.3, w * 1.3, 14, shade(floor, 0.35), { o: 0.35 }),
    K.dryBrush(r, 0, y + 8, w, h - y - 10, 50, tint(floor, 0.35), { o: 0.35 }),
  ]
}

/** room(r, {wall, floor, window: [x, y, w, h], shelf}): a quiet room with a window. */
export function room(
  r,
  {
    w = 1500,
    h = 1000,
    wall = P.mist,
    floor = P.peach,
    hour = 'green',
    win = [0.62, 0.16, 0.26, 0.34],
    base = 0.7,
    shelf = false,
  } = {},
) {
  const y = h * base
  const [wx, wy, ww, wh] = [win[0] * w, win[1] * h, win[2] * w, win[3] * h]
  const id = `w${Math.abs(Math.round(r.next() * 1e6))}`
  return [
    fill(K.box(0, 0, w, h), wall),
    K.stipple(r, 240, () => [r.range(0, w), r.next() ** 2 * y], shade(wall, 0.2), 2.4, 0.4),
    `<clipPath id="${id}"><path d="${K.box(wx, wy, ww, wh)}"/></clipPath><g clip-path="url(#${id})">${hills(r, { w, h, hour, horizon: win[1] + win[3] * 0.75, sunAt: win[0] + 0.05, palms: 5 }).join('')}</g>`,
    K.stroke(
      `${K.box(wx, wy, ww, wh)}M${wx + ww / 2} ${wy}v${wh}M${wx} ${wy + wh * 0.45}h${ww}`,
      P.earth,
      10,
    ),
    fill(K.cutBox(r, wx - 30, wy + wh, ww + 60, 22, 1), mix(P.earth, P.sand, 0.3)),
    shelf ? K.bookcase(r, w * 0.05, y, w * 0.3, h * 0.5, 4) : '',
    fill(K.box(0, y, w, h - y), floor),
    fill(K.box(0, y - 14, w, 14), shade(wall, 0.22)),
    K.dryBrush(r, 0, y + 10, w, h - y - 14, 60, shade(floor, 0.25), { o: 0.35 }),
  ]
}

/** garden(r, {hour, horizon}): herb beds that run to the hills, with a path. */
export function garden(
  r,
  { w = 1500, h = 1000, hour = 'day', horizon = 0.44, path = 0.5, kinds = beds } = {},
) {
  const y = h * horizon
  const rows = [0.04, 0.13, 0.26, 0.42]
  return [
    ...hills(r, { w, h, hour, horizon, palms: 4 }),
    K.trail(
      [
        [w * path, h * 1.05],
        [w * (path - 0.06), h * 0.8],
        [w * (path + 0.02), h * 0.62],
        [w * path, y + h * 0.05],
      ],
      [w * 0.14, w * 0.09, w * 0.04, w * 0.012],
    ) &&
      fill(
        K.trail(
          [
            [w * path, h * 1.05],
            [w * (path - 0.06), h * 0.8],
            [w * (path + 0.02), h * 0.62],
            [w * path, y + h * 0.05],
          ],
          [w * 0.14, w * 0.09, w * 0.04, w * 0.012],
        ),
        P.sand,
      ),
    ...rows.flatMap((t, i) => {
      const at = y + (h - y) * (t + 0.12)
      const gap = w * (0.03 + 0.07 * t)
      const size = h * (0.05 + 0.16 * t)
      const tones = [kinds[i % kinds.length], kinds[(i + 1) % kinds.length]]
      return [
        fill(
          K.cutBox(r, -10, at - 4, w * (path - (gap * 2) / w) - w * 0.02, size * 0.3),
          shade(P.earth, 0.1),
          0.55,
        ),
        K.herbRow(r, 0, w * path - gap * 2, at, size, size * 0.55, tones),
        K.herbRow(r, w * path + gap * 2, w, at, size, size * 0.55, [...tones].reverse()),
      ]
    }),
  ]
}

const beds = [
  { colour: P.leaf, dark: P.deep, bloom: P.gold },
  { colour: P.sage, dark: P.leaf, bloom: P.clay },
  { colour: P.moss, dark: P.sage, bloom: P.card },
  { colour: mix(P.moss, P.gold, 0.25), dark: P.leaf, bloom: P.plum },
]

/**
 * plate(r, {tone, kind, view}): a page of the herbal: a toned disc, plants that frame the subject. Its paper and its frame
 * are the page's. view(r) gives what is seen through the disc, as through a round window: plants then keep to its edge.
 */
export function plate(
  r,
  {
    w = 1500,
    h = 1000,
    tone = P.mist,
    kind = 'sprig',
    accent = P.gold,
    green = P.leaf,
    view,
    reach = view ? 0.58 : 0.72,
  } = {},
) {
  const c = { colour: green, dark: shade(green, 0.35), vein: tint(green, 0.4), stem: P.earth }
  const disc = K.blob(r, w / 2, h * 0.5, h * 0.44, h * 0.44, { points: 26, amp: 0.02 })
  return [
    view ? K.within('disc', disc, view(r)) : [fill(disc, tone), grain(r, w, h, shade(tone, 0.22))],
    K.corner(r, kind, w * 0.06, h * 1.02, h * reach, -72, c),
    K.corner(r, kind, w * 0.94, h * 1.02, h * reach, -108, c),
    K.root(r, w * 0.06, h * 0.98, h * 0.12, 60, mix(P.earth, P.sand, 0.3)),
    K.root(r, w * 0.94, h * 0.98, h * 0.12, 120, mix(P.earth, P.sand, 0.3)),
    K.berries(
      [
        [w * 0.2, h * 0.86],
        [w * 0.225, h * 0.83],
        [w * 0.8, h * 0.86],
        [w * 0.775, h * 0.83],
        [w * 0.19, h * 0.8],
      ],
      h * 0.016,
      accent,
      tint(accent, 0.6),
    ),
  ]
}

/** The print's grain along the edge of a plate's disc. */
const grain = (r, w, h, tone) =>
  K.stipple(
    r,
    300,
    () => {
      const a = r.next() * 6.3
      const k = h * (0.3 + 0.14 * r.next())
      return [w / 2 + Math.cos(a) * k, h / 2 + Math.sin(a) * k]
    },
    tone,
    3,
    0.5,
  )

/** frame(r, kinds): foreground plants in the lower corners, which give depth. */
export function frame(
  r,
  { w = 1500, h = 1000, left = 'fern', right = 'broad', tone = shade(P.leaf, 0.3), size = 0.42 } = {},
) {
  const c = { colour: tone, dark: shade(tone, 0.35), vein: tint(tone, 0.25), stem: shade(P.earth, 0.3) }
  return [
    left ? K.corner(r, left, -w * 0.01, h * 1.03, h * size, -58, c) : '',
    right
      ? K.corner(r, right, w * 1.01, h * 1.03, h * size, -122, { ...c, colour: mix(tone, P.moss, 0.25) })
      : '',
  ]
}

/** people(r, list): figures on the ground with their shadows; each [pose, x, y, h, options]. */
export const people = (r, list) =>
  list.flatMap(([pose, x, y, h, options = {}]) => [
    K.shadow(r, x, y, h * 0.42),
    pose === 'read' || pose === 'desk' ? stool(pose, x, y, h, options.flip) : '',
    K.figure(pose, {
      x,
      y,
      h,
      skin: P.skins[Math.floor(r.next() * 4)],
      top: P.card,
      legs: P.leaf,
      hair: 'short',
      wear: 'kurta',
      ...options,
    }),
  ])

/** A plain seat under whoever sits. */
function stool(pose, x, y, h, flip) {
  const [hx, hy] = K.poses[pose].hip
  const unit = h / 7.5
  const [cx, top] = [x + (flip ? -1 : 1) * hx * unit, y + hy * unit + h * 0.075]
  return (
    fill(K.box(cx - h * 0.13, top, h * 0.27, h * 0.035), P.earth) +
    K.stroke(
      `M${K.n(cx - h * 0.1)} ${K.n(top)}L${K.n(cx - h * 0.12)} ${K.n(y)}M${K.n(cx + h * 0.11)} ${K.n(top)}L${K.n(cx + h * 0.13)} ${K.n(y)}`,
      P.earth,
      h * 0.026,
    )
  )
}
