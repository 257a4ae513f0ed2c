import { along, curve, go, points, smooth } from './engine/geometry.mjs'
import { leaf } from './engine/leaf.mjs'
import { ball, body, dot, hair, ring, stem } from './engine/parts.mjs'
import { taper } from './engine/plate.mjs'
import { shapes } from './engine/shapes.mjs'

const pointed = points('0 0.1, 0.12 0.34, 0.36 0.82, 0.56 1, 0.74 0.86, 0.9 0.42, 0.97 0.14, 1 0')

/** A leaf that lies on the water or stands above it, seen from the side: an ellipse whose veins fork. */
const pad = (p, r, at, rx, ry, { turn = 0, eye = [0, 0], dip = 0.05, weight = 1.8 } = {}) => {
  const wobble = Array.from({ length: 16 }, () => 1 + r.off(0.035))
  const rim = (k) =>
    ring(at, rx, ry, turn, 16).map(([x, y], i) => [
      at[0] + (x - at[0]) * k * wobble[i],
      at[1] + (y - at[1]) * k * wobble[i] + (k === 1 ? r.off(dip * ry) : 0),
    ])
  const outline = body(p, rim(1), { weight })
  const centre = [at[0] + eye[0] * rx, at[1] + eye[1] * ry]
  const edge = smooth(rim(0.94), { closed: true })
  const veins = 19
  for (let i = 0; i < veins; i++) {
    const t = (i + r.off(0.15)) / veins
    const to = along(edge, t).at
    const bow = r.off(0.03)
    const middle = [
      (centre[0] + to[0]) / 2 + (to[1] - centre[1]) * bow,
      (centre[1] + to[1]) / 2 + (to[0] - centre[0]) * bow,
    ]
    const vein = smooth([centre, middle, to], { step: 6 })
    p.line(vein, taper(1.6, 0.25), { off: 0.4 })
    for (const sign of [-1, 1]) {
      const fork = along(vein, 0.58).at
      const tip = along(edge, (t + (sign * 0.3) / veins + 1) % 1).at
      p.line(
        smooth([fork, [(fork[0] * 0.9 + tip[0] * 1.1) / 2, (fork[1] + tip[1]) / 2], tip], { step: 6 }),
        0.7,
        { off: 0.5 },
      )
    }
  }
  dot(p, centre, 5, 3.5, turn)
  return outline
}

export const lotus = (p, r) => {
  // The leaves that stand behind, then flower, bud and fruit.
  stem(p, r, curve([640, 660], -84, 250, -14), 6, 5, { hatch: 14 })
  pad(p, r, [640, 415], 190, 62, { turn: -7, eye: [0.02, -0.1] })
  stem(p, r, curve([494, 660], -92, 392, 14), 7, 6, { hatch: 26 })
  const heart = [506, 270]
  const petal = (angle, length, wide, curl, turn = [1, 1], lines = 6) =>
    leaf(p, r, {
      at: heart,
      angle,
      length,
      wide,
      curl,
      turn,
      shape: pointed,
      weight: 2,
      rib: 0,
      lines: { count: lines, from: 0.1, until: 0.9, spread: 0.72, ragged: 0.35 },
      air: 2,
    })
  for (const [a, l, w, c] of points(
    '-150 176 0.21 16, -30 178 0.21 -16, -122 206 0.21 -2, -58 204 0.21 4, -90 212 0.22 2',
  ))
    petal(a, l, w, c)
  for (const [a, l, w, c] of points('-106 186 0.23 0, -74 184 0.23 2, -136 186 0.22 12, -44 184 0.22 -12'))
    petal(a, l, w, c)
  // The receptacle, and the stamens around it.
  for (let i = 0; i < 19; i++) {
    const a = -144 + i * 6
    const tip = hair(p, go(heart, a, 46), a, 48 + r.off(8), r.off(30), 1.2)
    dot(p, tip, 5, 1.6, a)
  }
  const [x, y] = heart
  body(p, [
    [x - 14, y - 20],
    [x - 36, y - 74],
    [x - 30, y - 82],
    [x, y - 72],
    [x + 32, y - 82],
    [x + 38, y - 74],
    [x + 16, y - 20],
  ])
  body(p, ring([x + 1, y - 80], 37, 12), { weight: 1.8 })
  for (const [u, v] of points('-20 -1, -6 -5, -6 5, 9 0, 22 -3, 18 5')) dot(p, [x + u, y - 80 + v], 4, 2)
  for (const [a, l, w, c, left, right] of points(
    '-168 176 0.2 34 1 0.7, -12 176 0.2 -34 0.7 1, -150 158 0.24 30 1 0.9, -30 156 0.24 -32 0.9 1, 178 132 0.22 48 1 0.7, 2 132 0.22 -48 0.7 1, -126 110 0.32 22 1 1, -54 108 0.32 -24 1 1, -91 88 0.42 2 1 1',
  ))
    petal(a, l, w, c, [left, right], 4)
  // Bud.
  const budStem = curve([290, 660], -88, 330, 9)
  stem(p, r, budStem, 5.5, 4.6, { hatch: 18 })
  const neck = budStem.at(-1)
  leaf(p, r, {
    at: neck,
    angle: -100,
    length: 118,
    wide: 0.27,
    shape: shapes.petal.map(([u, v]) => [u ** 1.25, v]),
    rib: 0,
    lines: { count: 4, spread: 0.7 },
    weight: 1.8,
    curl: 8,
  })
  leaf(p, r, {
    at: neck,
    angle: -66,
    length: 108,
    wide: 0.25,
    shape: shapes.petal.map(([u, v]) => [u ** 1.25, v]),
    rib: 0,
    lines: { count: 4, spread: 0.7 },
    weight: 1.8,
    curl: -12,
  })
  leaf(p, r, {
    at: neck,
    angle: -84,
    length: 116,
    wide: 0.28,
    shape: shapes.petal.map(([u, v]) => [u ** 1.3, v]),
    rib: 0,
    lines: { count: 6, spread: 0.75 },
    weight: 2,
  })
  // Fruit: a cone whose flat top holds the seeds.
  const podStem = curve([742, 660], -96, 420, 16)
  stem(p, r, podStem, 6, 5, { hatch: 22 })
  const pod = podStem.at(-1)
  body(p, [
    [pod[0] - 5, pod[1] + 2],
    [pod[0] - 20, pod[1] - 26],
    [pod[0] - 44, pod[1] - 66],
    [pod[0] - 46, pod[1] - 76],
    [pod[0], pod[1] - 62],
    [pod[0] + 46, pod[1] - 72],
    [pod[0] + 46, pod[1] - 62],
    [pod[0] + 22, pod[1] - 24],
    [pod[0] + 5, pod[1] + 2],
  ])
  for (const k of [-0.5, -0.15, 0.2, 0.45, 0.62, 0.8])
    hair(p, [pod[0] + k * 14, pod[1] - 8], -90 + k * 44, 46 + r.off(8), 0, 0.9)
  body(p, ring([pod[0], pod[1] - 76], 47, 15, 1), { weight: 1.8 })
  for (const [x, y] of points('-28 -1, -12 -6, -10 5, 8 0, 24 -5, 28 4, 6 9, -26 6, 10 -9'))
    ball(p, r, [pod[0] + x, pod[1] - 76 + y], 5.2, { ry: 3.2, shade: 0, weight: 1.2, air: 0.5, tone: false })
  // Leaves on the water in front.
  pad(p, r, [250, 596], 132, 36, { turn: 3, eye: [0, -0.05] })
  pad(p, r, [572, 606], 176, 44, { turn: -2, eye: [0.05, -0.1] })
}
