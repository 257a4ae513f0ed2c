// People from straight above, and the shadow that a low sun casts: it shows them from the side.
import { limb } from './cut.mjs'
import { hairTone, mix, night, paper } from './palette.mjs'
import { disc, fill } from './svg.mjs'

/** Joints as `ahead right up`, in body heights; the right limb before the left one. */
const gaits = {
  march: {
    legs: [
      '0 .05 .5, -.07 .06 .27, -.24 .06 .1, -.21 .06 .01',
      '0 -.05 .5, .13 -.06 .28, .25 -.06 .05, .33 -.06 .03',
    ],
    arms: ['.02 .13 .8, .16 .15 .7, .34 .12 .73', '0 -.13 .8, -.12 -.16 .66, -.26 -.14 .57'],
    back: '.03 0 .86, .01 0 .66, 0 0 .5',
    head: [0.04, 0, 0.94],
  },
  pass: {
    legs: [
      '0 .05 .5, -.15 .06 .28, -.34 .06 .09, -.29 .06 .01',
      '0 -.05 .5, .22 -.07 .44, .17 -.07 .2, .26 -.07 .17',
    ],
    arms: ['.1 .13 .79, .26 .16 .7, .44 .12 .7', '.1 -.13 .79, -.03 -.2 .66, .06 -.2 .54'],
    back: '.12 0 .84, .06 0 .66, 0 0 .5',
    head: [0.16, 0, 0.92],
    baton: '.42 .12 .7, .62 .1 .72',
  },
  take: {
    legs: [
      '0 .05 .5, .22 .07 .44, .17 .07 .2, .26 .07 .17',
      '0 -.05 .5, -.15 -.06 .28, -.34 -.06 .09, -.29 -.06 .01',
    ],
    arms: ['.1 .13 .79, -.1 .16 .72, -.27 .13 .7', '.1 -.13 .79, .14 -.2 .62, .3 -.17 .7'],
    back: '.12 0 .84, .06 0 .66, 0 0 .5',
    head: [0.16, 0, 0.92],
  },
  point: {
    legs: [
      '-.1 .06 .48, -.06 .08 .26, -.08 .09 .05, 0 .1 .02',
      '-.1 -.06 .48, -.06 -.08 .26, -.08 -.09 .05, 0 -.1 .02',
    ],
    arms: ['.08 .13 .74, .25 .14 .62, .42 .07 .56', '.08 -.13 .74, .16 -.2 .56, .12 -.12 .42'],
    back: '.1 0 .78, -.02 0 .62, -.1 0 .48',
    head: [0.17, 0, 0.86],
  },
  /** on the knees, both hands at the ground ahead */
  kneel: {
    legs: [
      '0 .06 .14, .16 .1 .08, -.12 .1 .04, -.22 .09 .02',
      '0 -.06 .14, .16 -.1 .08, -.12 -.1 .04, -.22 -.09 .02',
    ],
    arms: ['.14 .13 .44, .3 .16 .3, .45 .08 .12', '.14 -.13 .44, .28 -.17 .3, .43 -.09 .12'],
    back: '.16 0 .5, .06 0 .32, -.04 0 .16',
    head: [0.25, 0, 0.54],
  },
  cheer: {
    legs: ['0 .05 .5, 0 .07 .27, 0 .08 .05, .08 .1 .02', '0 -.05 .5, 0 -.07 .27, 0 -.08 .05, .08 -.1 .02'],
    arms: ['0 .13 .8, .12 .22 .86, .26 .16 .98', '0 -.13 .8, .12 -.22 .86, .26 -.18 .98'],
    back: '0 0 .86, 0 0 .66, 0 0 .5',
    head: [0.01, 0, 0.94],
  },
  stand: {
    legs: ['0 .05 .5, 0 .07 .27, 0 .08 .05, .08 .1 .02', '0 -.05 .5, 0 -.07 .27, 0 -.08 .05, .08 -.1 .02'],
    arms: ['0 .13 .8, .02 .17 .64, .1 .14 .5', '0 -.13 .8, .02 -.17 .64, .1 -.14 .5'],
    back: '0 0 .86, 0 0 .66, 0 0 .5',
    head: [0.01, 0, 0.94],
  },
}
const joints = (text) => text.split(',').map((row) => row.trim().split(' ').map(Number))
const chain = (points, radii) =>
  points
    .slice(1)
    .map((p, i) => limb(points[i], p, radii[i], radii[i + 1]))
    .join('')

/**
 * overhead(gait, {x, y, s, turn, sun, …}): [shadow, body] of somebody s px tall at (x, y), heading `turn` degrees; `sun`
 * says where a point one body height up throws its shadow, in body heights. cap: tone of a beret; bare: shins in shorts; foot: tone of
 * the shoes.
 */
export const overhead = (
  gait,
  {
    x,
    y,
    s,
    turn = 0,
    sun = [0.2, -1.1],
    skin,
    top,
    legs,
    cap,
    bare,
    foot = night,
    hair = 'short',
    o = 0.42,
  },
) => {
  const pose = gaits[gait]
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const from = ([u, w]) => [x + (u * cos - w * sin) * s, y + (u * sin + w * cos) * s]
  // Narrower than it is, or the far shoulder would hide the head.
  const cast = ([u, w, v]) => {
    const [a, b] = from([u, w * 0.4])
    return [a + v * sun[0] * s, b + v * sun[1] * s]
  }
  const wide = (...list) => list.map((k) => k * s)
  const [legWide, armWide] = [wide(0.075, 0.058, 0.042, 0.027), wide(0.05, 0.04, 0.03)]
  const all = (key, place, radii, a = 0, b = 4) =>
    pose[key].map((text) => chain(joints(text).slice(a, b).map(place), radii.slice(a))).join('')
  const back = joints(pose.back)
  const baton = pose.baton ? (place) => chain(joints(pose.baton).map(place), wide(0.02, 0.02)) : () => ''
  const knot = hair === 'bun' && !cap ? [pose.head[0] - 0.09, 0, 0.96] : undefined
  const shadow =
    all('legs', cast, legWide) +
    all('arms', cast, armWide) +
    baton(cast) +
    chain(back.map(cast), wide(0.085, 0.105, 0.085)) +
    chain([back[0], pose.head].map(cast), wide(0.035, 0.035)) +
    disc(...cast(pose.head), s * 0.066, s * 0.084) +
    (knot ? disc(...cast(knot), s * 0.036) : '')
  const lean = back[0][0] * 0.7
  const [right, left] = [from([lean + 0.02, 0.14]), from([lean + 0.02, -0.14])]
  const crown = from(pose.head)
  const body =
    fill(all('legs', from, legWide, 1, 3), bare ? skin : mix(legs, night, 0.15)) +
    fill(all('legs', from, wide(0, 0, 0.036, 0.03), 2), foot) +
    fill(all('legs', from, bare ? wide(0.08, 0.072) : legWide, 0, 2), mix(legs, night, 0.15)) +
    fill(baton(from), paper) +
    fill(all('arms', from, armWide), skin) +
    fill(all('arms', from, wide(0.056, 0.048, 0.036), 0, cap ? 3 : 2), mix(top, night, 0.14)) +
    (cap ? fill(pose.arms.map((text) => disc(...from(joints(text)[2]), s * 0.034)).join(''), skin) : '') +
    fill(
      limb(right, left, s * 0.066, s * 0.066) + chain([back[0], back[2]].map(from), wide(0.1, 0.085)),
      top,
    ) +
    (knot ? fill(disc(...from(knot), s * 0.04), hairTone) : '') +
    fill(disc(...crown, s * 0.074), cap ? mix(cap, night, 0.35) : hairTone) +
    fill(
      disc(crown[0] - s * 0.008, crown[1] + s * 0.008, s * (cap ? 0.062 : 0.042)),
      cap ?? mix(hairTone, paper, 0.14),
    )
  return [fill(shadow, night, o), body]
}

/** layered(list): of all that `overhead` gave, everybody's shadow before anybody. */
export const layered = (list) => [...list.map(([shadow]) => shadow), ...list.map(([, body]) => body)]
