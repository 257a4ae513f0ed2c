import { limb, ribbon } from './cut.mjs'
import { clay, hairTone, mix, night, paper, skins } from './palette.mjs'
import { poses } from './poses.mjs'
import { disc, fill, placed, pt, soft } from './svg.mjs'

// heads are one unit high; drawn once here and set on any neck
const face = {
  side: 'M-0.05 -0.48C0.2 -0.5 0.36 -0.34 0.36 -0.12L0.43 0.07L0.35 0.12C0.36 0.28 0.3 0.45 0.13 0.47C-0.02 0.47 -0.1 0.4 -0.14 0.28L-0.3 0.2C-0.45 0 -0.42 -0.48 -0.05 -0.48Z',
  front:
    'M-0.36 -0.1C-0.38 -0.6 0.38 -0.6 0.36 -0.1C0.36 0.22 0.22 0.5 0 0.5C-0.22 0.5 -0.36 0.22 -0.36 -0.1Z',
}
const hairD = {
  side: 'M0.34 -0.22C0.32 -0.56 -0.1 -0.66 -0.36 -0.42C-0.54 -0.2 -0.5 0.14 -0.3 0.3C-0.2 0.28 -0.16 0.12 -0.07 0.04C0.03 -0.02 0.06 -0.18 0.12 -0.28C0.2 -0.22 0.28 -0.2 0.34 -0.22Z',
  front:
    'M-0.41 0.08C-0.5 -0.72 0.5 -0.72 0.41 0.08C0.37 -0.12 0.24 -0.26 0.02 -0.34C-0.22 -0.26 -0.36 -0.12 -0.41 0.08Z',
  back: 'M-0.39 -0.08C-0.44 -0.68 0.44 -0.68 0.39 -0.08C0.4 0.2 0.26 0.4 0 0.4C-0.26 0.4 -0.4 0.2 -0.39 -0.08Z',
}
const head = (pose, place, skin, hair, colour) => {
  const spot = {
    x: place(pose.head)[0],
    y: place(pose.head)[1],
    s: place.s,
    rot: pose.tilt ?? 0,
    flip: place.flip,
  }
  if (place.flip) spot.rot = pose.tilt ?? 0
  const put = (d) => placed(d, spot)
  const knot = pose.view === 'side' ? [-0.48, 0.02] : [0, -0.62]
  const extra =
    hair === 'bun'
      ? soft(
          [
            [-0.2, -0.18],
            [0.2, -0.18],
            [0.22, 0.18],
            [-0.2, 0.2],
          ].map(([a, b]) => [a * 1.25 + knot[0], b * 1.25 + (pose.view === 'back' ? 0.2 : knot[1])]),
        )
      : ''
  const plait =
    hair === 'plait'
      ? ribbon(
          pose.view === 'side'
            ? [
                [-0.35, 0.1],
                [-0.55, 0.6],
                [-0.6, 1.2],
                [-0.5, 1.7],
              ]
            : [
                [0, 0.2],
                [0.04, 0.8],
                [0, 1.4],
                [0.03, 2],
              ],
          [0.16, 0.15, 0.12, 0.03],
        )
      : ''
  const skull = fill(put(pose.view === 'back' ? face.front : face[pose.view]), skin)
  const shadow =
    pose.view === 'front'
      ? fill(
          put(
            'M0.06 -0.5C0.3 -0.5 0.38 -0.3 0.36 -0.1C0.36 0.22 0.22 0.5 0 0.5C0.18 0.3 0.2 -0.2 0.06 -0.5Z',
          ),
          mix(skin, night, 0.22),
        )
      : ''
  return (
    (pose.view === 'back' ? '' : plait && fill(put(plait), colour)) +
    skull +
    shadow +
    fill(put(hairD[pose.view]) + (extra ? put(extra) : ''), colour) +
    (pose.view === 'back' && plait ? fill(put(plait), mix(colour, paper, 0.12)) : '')
  )
}

/**
 * figure(poseName, {x, y, h, flip, skin, top, legs, hair, wear}): a person; (x, y) is the ground point of the pose, h the
 * standing height in px. wear: kurta (long shirt), yoga (close shirt), sari, coat. hair: short, bun, plait.
 */
export const figure = (
  name,
  {
    x,
    y,
    h,
    flip = false,
    skin = skins[1],
    top = paper,
    legs = clay,
    hair = 'short',
    hairColour = hairTone,
    wear = 'kurta',
    adjust,
  } = {},
) => {
  const pose = adjust ? { ...poses[name], ...adjust } : poses[name]
  const s = h / 7.5
  const place = ([a, b]) => [x + (flip ? -a : a) * s, y + b * s]
  place.s = s
  place.flip = flip
  const dark = (c, k = 0.26) => mix(c, night, k)
  const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  const side = pose.view === 'side'
  const far = new Set(pose.far ?? [])

  const arm = (key) => {
    const [a, b, c, d] = pose[key]
    const tone = far.has(key) ? dark : (v) => v
    const cuff = wear === 'kurta' || wear === 'coat' ? 0.72 : 0
    const hand = d ?? [c[0] + (c[0] - b[0]) * 0.24, c[1] + (c[1] - b[1]) * 0.24]
    const bare =
      limb(place(a), place(b), 0.22 * s, 0.17 * s) +
      limb(place(b), place(c), 0.17 * s, 0.12 * s) +
      limb(place(c), place(hand), 0.13 * s, 0.1 * s)
    const sleeve =
      limb(place(a), place(cuff ? b : between(a, b, 0.55)), 0.27 * s, (cuff ? 0.22 : 0.24) * s) +
      (cuff ? limb(place(b), place(between(b, c, cuff)), 0.22 * s, 0.19 * s) : '')
    return fill(bare, tone(skin)) + fill(sleeve, tone(wear === 'sari' ? dark(legs, 0.3) : top))
  }
  const leg = (key) => {
    const [a, b, c, toe] = pose[key]
    const tone = far.has(key) ? (v) => dark(v, 0.3) : (v) => v
    const end = between(b, c, 0.9)
    const foot = toe ? limb(place([c[0], c[1] + 0.05]), place(toe), 0.16 * s, 0.1 * s) : ''
    return (
      fill(limb(place(b), place(c), 0.2 * s, 0.13 * s) + foot, tone(skin)) +
      fill(
        limb(place(a), place(b), 0.45 * s, 0.31 * s) +
          limb(place(b), place(end), 0.31 * s, (wear === 'yoga' ? 0.18 : 0.25) * s),
        tone(legs),
      )
    )
  }
  const spine = pose.spine ?? [
    pose.neck,
    between(pose.neck, pose.hip, 0.3),
    between(pose.neck, pose.hip, 0.66),
    pose.hip,
  ]
  const torso = () => {
    const widths = side ? [0.22, 0.5, 0.42, 0.5] : [0.34, 0.76, 0.55, 0.64]
    const pts = side ? spine : [spine[0], between(spine[0], spine[1], 0.42), spine[1], spine[2], spine[3]]
    const wide = (side ? widths : [0.24, 0.66, 0.74, 0.55, 0.66]).map((w) => w * s)
    const ends = pts.map(place)
    const body = ribbon(ends, wide)
    const half = ribbon(
      pts.map(([a, b], i) => place([a + (side ? -0.55 : 0.55) * (wide[i] / s), b])),
      wide.map((w) => w * 0.42),
    )
    const neckline = limb(
      place(between(pose.neck, pose.head, -0.12)),
      place(between(pose.neck, pose.head, 0.6)),
      0.22 * s,
      0.2 * s,
    )
    return fill(neckline, dark(skin, 0.16)) + fill(body, top) + fill(half, dark(top, 0.13)) + cloth()
  }
  const cloth = () => {
    if (!pose.upright || wear === 'yoga') return wear === 'sari' ? drape() : ''
    const reach = wear === 'sari' ? 0.96 : wear === 'coat' ? 0.3 : 0.15
    const [l, r] = ['legL', 'legR']
      .map((k) => between(pose[k][1], pose[k][2], reach))
      .sort((a, b) => a[0] - b[0])
    const waist = spine[2]
    const flare = wear === 'sari' ? 0.42 : 0.36
    const hem = [waist[0] - 0.5, waist[1], waist[0] + 0.5, waist[1]]
    const d = `M${pt(place([hem[0], hem[1]]))}C${pt(place([pose.hip[0] - 0.78, pose.hip[1]]))} ${pt(place([l[0] - flare, l[1] - 0.8]))} ${pt(place([l[0] - flare, l[1]]))}L${pt(place([r[0] + flare, r[1]]))}C${pt(place([r[0] + flare, r[1] - 0.8]))} ${pt(place([pose.hip[0] + 0.78, pose.hip[1]]))} ${pt(place([hem[2], hem[3]]))}Z`
    const fold = ribbon([waist, between(waist, between(l, r, 0.5), 0.5), between(l, r, 0.62)].map(place), [
      0.02 * s,
      0.1 * s,
      0.16 * s,
    ])
    const colour = wear === 'sari' ? legs : top
    return fill(d, colour) + fill(fold, dark(colour, 0.18)) + (wear === 'sari' ? drape() : '')
  }
  const drape = () => {
    const from = place([spine[0][0] + (side ? 0 : -0.45), spine[0][1] + 0.32])
    const to = place([pose.hip[0] + (side ? 0.2 : 0.6), pose.hip[1] - 0.15])
    return fill(
      ribbon(
        [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.12 * s], to],
        [0.26 * s, 0.36 * s, 0.3 * s],
      ),
      mix(legs, paper, 0.2),
    )
  }
  const make = {
    armL: () => arm('armL'),
    armR: () => arm('armR'),
    legL: () => leg('legL'),
    legR: () => leg('legR'),
    torso,
    head: () => head(pose, place, skin, hair, hairColour),
  }
  return pose.order.map((part) => make[part]()).join('')
}
/** joint(poseName, part, index, place): where a wrist, knee … of a pose lies in the picture, to put things into hands. */
export const joint = (name, part, index, { x, y, h, flip = false }) => {
  const p = part === 'head' ? poses[name].head : poses[name][part][index]
  return [x + ((flip ? -1 : 1) * p[0] * h) / 7.5, y + (p[1] * h) / 7.5]
}
/** crowdDisc: far head-and-shoulder mark for people too small for a pose. */
export const farPerson = (x, y, h, top, skin = skins[2]) =>
  fill(
    limb([x, y - h * 0.74], [x, y - h * 0.3], h * 0.1, h * 0.12) +
      limb([x - h * 0.03, y - h * 0.3], [x - h * 0.06, y], h * 0.08, h * 0.04) +
      limb([x + h * 0.03, y - h * 0.3], [x + h * 0.06, y], h * 0.08, h * 0.04),
    top,
  ) + fill(disc(x, y - h * 0.9, h * 0.07, h * 0.085), skin)
