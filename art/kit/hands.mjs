import { blob, limb, ribbon } from './cut.mjs'
import { mix, night, paper } from './palette.mjs'
import { rng } from './rand.mjs'
import { fill, pt, soft, stroke } from './svg.mjs'

// Hands in palm widths; fingers as jointed lines [points, thickness], palm as an outline. The wrist is at the origin, fingers up.
const kinds = {
  /** open palm towards us */
  open: {
    palm: [
      [-0.34, 0.05],
      [-0.5, -0.4],
      [-0.52, -0.95],
      [-0.3, -1.12],
      [0.1, -1.14],
      [0.45, -1],
      [0.5, -0.5],
      [0.34, 0.05],
    ],
    fingers: [
      [
        [
          [-0.36, -0.95],
          [-0.46, -1.45],
          [-0.5, -1.86],
        ],
        0.145,
      ],
      [
        [
          [-0.1, -1.02],
          [-0.13, -1.6],
          [-0.13, -2.05],
        ],
        0.15,
      ],
      [
        [
          [0.16, -1],
          [0.22, -1.5],
          [0.24, -1.92],
        ],
        0.14,
      ],
      [
        [
          [0.38, -0.88],
          [0.5, -1.28],
          [0.56, -1.58],
        ],
        0.12,
      ],
      [
        [
          [-0.3, -0.25],
          [-0.72, -0.62],
          [-0.95, -1.08],
        ],
        0.17,
      ],
    ],
  },
  /** pressing down with the thumb, fist loosely closed */
  press: {
    palm: [
      [-0.3, 0.1],
      [-0.5, -0.4],
      [-0.45, -0.9],
      [0, -1.05],
      [0.45, -0.85],
      [0.45, -0.3],
      [0.3, 0.1],
    ],
    fingers: [
      [
        [
          [0.42, -0.5],
          [0.62, -0.85],
          [0.42, -1.1],
        ],
        0.14,
      ],
      [
        [
          [0.25, -0.7],
          [0.45, -1.08],
          [0.22, -1.28],
        ],
        0.15,
      ],
      [
        [
          [0, -0.8],
          [0.18, -1.24],
          [-0.06, -1.36],
        ],
        0.15,
      ],
      [
        [
          [-0.35, -0.35],
          [-0.55, -0.95],
          [-0.5, -1.6],
        ],
        0.18,
      ],
    ],
  },
  /** thumb and forefinger meeting, to hold a needle, leaf or seed */
  pinch: {
    palm: [
      [-0.32, 0.1],
      [-0.46, -0.4],
      [-0.4, -0.95],
      [0.05, -1.08],
      [0.42, -0.9],
      [0.46, -0.35],
      [0.32, 0.1],
    ],
    fingers: [
      [
        [
          [0.38, -0.75],
          [0.6, -1.2],
          [0.5, -1.55],
        ],
        0.12,
      ],
      [
        [
          [0.2, -0.9],
          [0.38, -1.42],
          [0.2, -1.75],
        ],
        0.135,
      ],
      [
        [
          [0, -0.95],
          [0.1, -1.5],
          [-0.14, -1.82],
        ],
        0.14,
      ],
      [
        [
          [-0.24, -0.9],
          [-0.2, -1.45],
          [-0.48, -1.8],
        ],
        0.14,
      ],
      [
        [
          [-0.3, -0.3],
          [-0.72, -0.85],
          [-0.56, -1.72],
        ],
        0.16,
      ],
    ],
  },
  /** cupped, seen from the side, holding soil or water */
  cup: {
    palm: [
      [-0.25, 0.15],
      [-0.42, -0.3],
      [-0.3, -0.8],
      [0.1, -1],
      [0.42, -0.8],
      [0.4, -0.2],
      [0.25, 0.15],
    ],
    fingers: [
      [
        [
          [0.3, -0.7],
          [0.2, -1.3],
          [-0.25, -1.6],
        ],
        0.15,
      ],
      [
        [
          [0.1, -0.8],
          [-0.02, -1.32],
          [-0.42, -1.52],
        ],
        0.15,
      ],
      [
        [
          [-0.1, -0.8],
          [-0.22, -1.25],
          [-0.58, -1.38],
        ],
        0.14,
      ],
      [
        [
          [-0.3, -0.3],
          [-0.62, -0.62],
          [-0.72, -1.02],
        ],
        0.17,
      ],
    ],
  },
}

/** hand(kind, {x, y, s, rot, flip, skin, arm, sleeve}): a large hand; s is the palm width in px, arm the forearm length in palms. */
export const hand = (kind, { x, y, s, rot = 0, flip = false, skin, arm = 2.2, sleeve, sleeveFrom = 1.1 }) => {
  const a = (rot * Math.PI) / 180
  const place = ([u, v]) => {
    const k = flip ? -u : u
    return [x + (k * Math.cos(a) - v * Math.sin(a)) * s, y + (k * Math.sin(a) + v * Math.cos(a)) * s]
  }
  const { palm, fingers } = kinds[kind]
  const [dark, light] = [mix(skin, night, 0.24), mix(skin, paper, 0.16)]
  const digit = ([points, thick], k) =>
    points
      .slice(1)
      .map((p, i) =>
        limb(place(points[i]), place(p), thick * s * (1.08 - i * 0.1) * k, thick * s * (0.98 - i * 0.14) * k),
      )
      .join('')
  const fore = ribbon(
    [
      [0, arm],
      [0, arm * 0.5],
      [0, 0.1],
      [0, -0.2],
    ].map(place),
    [0.46 * s, 0.42 * s, 0.31 * s, 0.34 * s],
  )
  const cuff = sleeve
    ? fill(
        ribbon(
          [
            [0, arm + 0.2],
            [0, (arm + sleeveFrom) / 2],
            [0, sleeveFrom],
          ].map(place),
          [0.64 * s, 0.6 * s, 0.52 * s],
        ),
        sleeve,
      ) +
      fill(
        ribbon(
          [
            [0.3, arm + 0.2],
            [0.28, (arm + sleeveFrom) / 2],
            [0.26, sleeveFrom],
          ].map(place),
          [0.3 * s, 0.28 * s, 0.24 * s],
        ),
        mix(sleeve, night, 0.18),
      )
    : ''
  // each finger gets a darker sliver beneath it, so that neighbours part without outlines
  const drawn = fingers
    .map(
      (f) =>
        fill(digit([f[0].map(([u, v]) => [u + 0.045, v + 0.02]), f[1]], 1), dark) +
        fill(digit(f, 0.94), skin),
    )
    .join('')
  const body = fill(soft(palm.map(place)), skin)
  const back = kind === 'open' ? drawn + body + fill(digit(fingers[4], 0.94), skin) : body + drawn
  const lines =
    kind === 'open'
      ? stroke(
          [
            [
              [-0.42, -0.72],
              [-0.1, -0.66],
              [0.34, -0.84],
            ],
            [
              [-0.44, -0.68],
              [-0.08, -0.42],
              [0.14, -0.36],
            ],
            [
              [-0.4, -0.62],
              [-0.16, -0.4],
              [-0.14, 0],
            ],
          ]
            .map(([p, q, e]) => `M${pt(place(p))}Q${pt(place(q))} ${pt(place(e))}`)
            .join(''),
          dark,
          s * 0.022,
          0.8,
        )
      : ''
  return (
    fill(fore, skin) +
    fill(
      ribbon(
        [
          [0.26, arm],
          [0.24, arm * 0.5],
          [0.17, 0.1],
        ].map(place),
        [0.2 * s, 0.18 * s, 0.12 * s],
      ),
      dark,
    ) +
    back +
    (kind === 'open' ? fill(blob(rng(kind), ...place([-0.3, -0.35]), 0.17 * s, 0.24 * s), light, 0.5) : '') +
    lines +
    cuff
  )
}
/** handSpot(kind place): point of a hand in the picture; u across, v along (negative = towards the fingertips). */
export const handSpot = (u, v, { x, y, s, rot = 0, flip = false }) => {
  const a = (rot * Math.PI) / 180
  const k = flip ? -u : u
  return [x + (k * Math.cos(a) - v * Math.sin(a)) * s, y + (k * Math.sin(a) + v * Math.cos(a)) * s]
}
