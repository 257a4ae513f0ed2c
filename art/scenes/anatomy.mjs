// What anatomy draws and lays on its table: heart and bones, calipers, a pencil.
import * as K from '../kit/index.mjs'

const { P, fill, mix, shade, tint } = { ...K, ...K.P }
const on = (text, x, y, s) => K.spots(text).map(([u, v]) => [x + u * s, y + v * s])

/** heart(id, x, y, s, [line, flesh, vein]): the heart as old atlases engrave it, s from the great vessels to the tip. */
export const heart = (id, x, y, s, [line, flesh, vein]) => {
  const to = (text) => on(text, x, y, s)
  const body = K.soft(
    to(
      '-0.3 -0.13, -0.43 0.04, -0.41 0.2, -0.28 0.34, -0.06 0.47, 0.14 0.56, 0.25 0.55, 0.33 0.43, 0.37 0.2, 0.34 -0.02, 0.2 -0.16, -0.05 -0.2',
    ),
  )
  const tube = (text, w) => K.ribbon(to(text), (t) => s * w * (1 - t * 0.12))
  const vessels = [
    [tube('-0.24 0, -0.25 -0.2, -0.24 -0.44', 0.06), vein],
    [tube('-0.06 -0.1, -0.1 -0.28, -0.02 -0.42, 0.12 -0.4, 0.2 -0.26', 0.085), flesh],
    [
      tube('-0.08 -0.36, -0.1 -0.52', 0.028) +
        tube('-0.01 -0.42, -0.01 -0.55', 0.024) +
        tube('0.07 -0.42, 0.09 -0.54', 0.024),
      flesh,
    ],
    [tube('0.1 -0.08, 0.08 -0.2, 0.18 -0.27, 0.36 -0.26', 0.075), vein],
  ]
  const hatch = Array.from({ length: 26 }, (_, i) => {
    const v = -0.14 + i * 0.026
    return `M${K.pt([x + s * (0.16 + (i % 3) * 0.03), y + s * v])}q${K.n(s * 0.12)} ${K.n(s * 0.05)} ${K.n(s * 0.24)} ${K.n(-s * 0.02)}`
  }).join('')
  const coronary = [
    '0.08 -0.14, 0.1 0.04, 0.18 0.26, 0.2 0.5',
    '0.1 0.05, 0.0 0.14, -0.06 0.26',
    '0.14 0.17, 0.24 0.24, 0.3 0.34',
    '0.16 0.24, 0.06 0.34, 0.04 0.43',
    '-0.14 -0.12, -0.26 0.04, -0.24 0.22, -0.08 0.38',
    '-0.25 0.1, -0.14 0.16, -0.1 0.26',
  ]
  return [
    ...vessels.flatMap(([d, tone]) => [fill(d, tone), K.stroke(d, line, s * 0.012)]),
    fill(body, flesh),
    K.within(id, body, [
      fill(K.disc(x - s * 0.3, y - s * 0.02, s * 0.2, s * 0.2), mix(flesh, vein, 0.7)),
      K.stroke(hatch, line, s * 0.008, 0.7),
    ]),
    K.stroke(body, line, s * 0.016),
    K.stroke(coronary.map((d) => K.curve(to(d))).join(''), line, s * 0.018),
  ]
}

/** handBones(x, y, s, tone, line): the bones of a hand, drawn; y is the wrist, s the length. */
export const handBones = (x, y, s, tone, line) => {
  const rays = [
    ['-0.08 -0.2, -0.2 -0.36, -0.29 -0.48, -0.34 -0.57', 0.036],
    ['-0.04 -0.25, -0.09 -0.52, -0.11 -0.71, -0.12 -0.82, -0.125 -0.9', 0.034],
    ['0.01 -0.26, 0.02 -0.54, 0.03 -0.76, 0.035 -0.89, 0.037 -0.98', 0.034],
    ['0.06 -0.24, 0.12 -0.5, 0.16 -0.7, 0.175 -0.82, 0.185 -0.9', 0.032],
    ['0.1 -0.21, 0.2 -0.42, 0.27 -0.57, 0.3 -0.65, 0.32 -0.71', 0.03],
  ]
  const bones = rays.flatMap(([text, w]) => {
    const joints = on(text, x, y, s)
    return joints.slice(1).map((b, i) => {
      const a = joints[i]
      const at = (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      return K.ribbon(
        [at(0.06), at(0.22), at(0.55), at(0.84), at(0.94)],
        [0.9, 0.85, 0.5, 0.8, 0.72].map((k) => k * w * s),
      )
    })
  })
  const wrist = on(
    '-0.07 -0.15, -0.01 -0.18, 0.05 -0.17, 0.1 -0.14, -0.05 -0.08, 0.01 -0.1, 0.07 -0.08',
    x,
    y,
    s,
  )
  const all = [...bones, ...wrist.map(([a, b]) => K.disc(a, b, s * 0.034, s * 0.03))]
  const arm = [-0.05, 0.06].map((u) =>
    K.ribbon(on(`${u} -0.04, ${u} 0.06, ${u * 0.9} 0.2`, x, y, s), [s * 0.045, s * 0.03, s * 0.028]),
  )
  const d = [...all, ...arm].join('')
  return fill(d, tone) + K.stroke(d, line, s * 0.01)
}

/** femur(x, y, len, rot, tone): a thigh bone lying, its head to the left. */
export const femur = (x, y, len, rot, tone) => {
  const to = (text) => on(text, 0, 0, len)
  const shaft = K.ribbon(
    to('-0.42 0.03, -0.3 0.01, 0 -0.012, 0.3 0, 0.4 0.005, 0.47 0.01'),
    [0.055, 0.034, 0.028, 0.034, 0.06, 0.07].map((k) => k * len),
  )
  const ends =
    K.soft(to('-0.4 -0.02, -0.44 -0.09, -0.5 -0.13, -0.47 -0.02, -0.49 0.06, -0.45 0.1, -0.38 0.06')) +
    K.disc(...to('-0.49 -0.115')[0], len * 0.055) +
    K.disc(...to('0.475 -0.038')[0], len * 0.052, len * 0.05) +
    K.disc(...to('0.48 0.055')[0], len * 0.05, len * 0.048)
  return K.at(
    x,
    y,
    K.at(8, 14, K.fade(fill(shaft, P.night) + fill(ends, P.night), 0.25)) +
      fill(ends, tone) +
      fill(shaft, tone) +
      fill(
        K.ribbon(
          to('-0.36 0.035, -0.2 0.026, 0 0.012, 0.25 0.022, 0.4 0.04'),
          [0.004, 0.012, 0.014, 0.012, 0.004].map((k) => k * len),
        ),
        shade(tone, 0.22),
      ) +
      fill(K.disc(...to('-0.5 -0.13')[0], len * 0.02), tint(tone, 0.7)) +
      K.stroke(
        `M${K.pt(to('0.5 0.008')[0])}q${K.n(-len * 0.04)} 0 ${K.n(-len * 0.07)} ${K.n(-len * 0.004)}M${K.pt(to('-0.43 0.03')[0])}q${K.n(len * 0.02)} ${K.n(-len * 0.02)} ${K.n(len * 0.016)} ${K.n(-len * 0.05)}`,
        shade(tone, 0.32),
        len * 0.008,
      ),
    { rot },
  )
}

/** vertebra(x, y, s, rot, tone): a lumbar vertebra from above. */
export const vertebra = (x, y, s, rot, tone) => {
  const dark = shade(tone, 0.28)
  const d =
    K.soft(
      on(
        '-0.34 0.02, -0.36 -0.24, -0.2 -0.36, 0 -0.33, 0.2 -0.36, 0.36 -0.24, 0.34 0.02, 0.14 0.06, -0.14 0.06',
        0,
        0,
        s,
      ),
    ) +
    K.soft(
      on(
        '-0.24 0, -0.2 0.14, -0.5 0.16, -0.56 0.24, -0.3 0.28, -0.16 0.32, -0.08 0.42, -0.05 0.64, 0.05 0.64, 0.08 0.42, 0.16 0.32, 0.3 0.28, 0.56 0.24, 0.5 0.16, 0.2 0.14, 0.24 0',
        0,
        0,
        s,
      ),
    )
  return K.at(
    x,
    y,
    K.at(7, 12, fill(d, P.night, 0.25)) +
      fill(d, tone) +
      fill(K.soft(on('-0.14 0.06, 0.14 0.06, 0.12 0.18, 0 0.26, -0.12 0.18', 0, 0, s)), shade(tone, 0.6)) +
      K.stroke(
        K.soft(
          on(
            '-0.26 0, -0.28 -0.2, -0.16 -0.28, 0 -0.25, 0.16 -0.28, 0.28 -0.2, 0.26 0, 0.1 0.02, -0.1 0.02',
            0,
            0,
            s,
          ),
        ),
        dark,
        s * 0.02,
        0.7,
      ) +
      K.stroke(
        `M0 ${K.n(s * 0.34)}V${K.n(s * 0.58)}M${K.n(-s * 0.22)} ${K.n(s * 0.22)}h${K.n(-s * 0.2)}M${K.n(s * 0.22)} ${K.n(s * 0.22)}h${K.n(s * 0.2)}`,
        dark,
        s * 0.025,
        0.7,
      ),
    { rot },
  )
}

/** calipers(x, y, s, rot, metal): a pair of bowed calipers, hinge at (x, y). */
export const calipers = (x, y, s, rot, metal) => {
  const leg = (k) =>
    K.ribbon(
      on(`0 0, ${k * 0.2} 0.16, ${k * 0.34} 0.42, ${k * 0.28} 0.7, ${k * 0.08} 0.94`, 0, 0, s),
      [0.035, 0.04, 0.036, 0.028, 0.006].map((w) => w * s),
    )
  return K.at(
    x,
    y,
    K.at(6, 10, fill(leg(-1) + leg(1), P.night, 0.25)) +
      fill(leg(-1), shade(metal, 0.18)) +
      fill(leg(1), metal) +
      fill(K.disc(0, 0, s * 0.075), metal) +
      fill(K.disc(0, 0, s * 0.03), shade(metal, 0.5)),
    { rot },
  )
}

/** pencil(from, to, w, tone): a pencil lying, its point at `to`. */
export const pencil = (from, to, w, tone) => {
  const at = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
  const part = (a, b, u, v) => K.ribbon([at(a), at((a + b) / 2), at(b)], [u, (u + v) / 2, v])
  return (
    K.at(4, 8, fill(part(0, 0.94, w, w), P.night, 0.25)) +
    fill(part(0, 0.86, w, w), tone) +
    fill(part(0, 0.05, w, w), P.clay) +
    fill(part(0.86, 1, w, w * 0.1), tint(P.gold, 0.6)) +
    fill(part(0.96, 1, w * 0.4, w * 0.1), P.ink) +
    K.stroke(`M${K.pt(at(0.06))}L${K.pt(at(0.86))}`, tint(tone, 0.4), w * 0.3)
  )
}
