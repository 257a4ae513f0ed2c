// Joints in head heights, y up is negative, 0 is the ground; limb lengths are kept near 1.4 / 1.2 (arm) and 1.9 / 1.8 (leg).
// far: limbs behind the body, drawn darker. order: back to front. Side views look to the right.
const front = ['legL', 'legR', 'armL', 'armR', 'torso', 'head']
const side = ['armL', 'legL', 'legR', 'torso', 'head', 'armR']
const far = ['armL', 'legL']

export const poses = {
  /** standing, seen from the front */
  stand: {
    view: 'front',
    upright: true,
    order: front,
    head: [0, -7],
    neck: [0, -6.25],
    hip: [0, -3.85],
    armL: [
      [-0.66, -5.88],
      [-0.98, -4.55],
      [-0.92, -3.4],
    ],
    armR: [
      [0.66, -5.88],
      [0.98, -4.55],
      [0.92, -3.4],
    ],
    legL: [
      [-0.3, -3.8],
      [-0.34, -2],
      [-0.32, -0.2],
      [-0.5, 0],
    ],
    legR: [
      [0.3, -3.8],
      [0.34, -2],
      [0.32, -0.2],
      [0.5, 0],
    ],
  },
  /** standing, palms together at the chest */
  namaste: {
    view: 'front',
    upright: true,
    order: ['legL', 'legR', 'torso', 'armL', 'armR', 'head'],
    head: [0, -7],
    neck: [0, -6.25],
    hip: [0, -3.85],
    armL: [
      [-0.66, -5.88],
      [-0.95, -4.75],
      [-0.08, -5.05],
      [0, -5.5],
    ],
    armR: [
      [0.66, -5.88],
      [0.95, -4.75],
      [0.08, -5.05],
      [0, -5.5],
    ],
    legL: [
      [-0.28, -3.8],
      [-0.28, -2],
      [-0.24, -0.2],
      [-0.4, 0],
    ],
    legR: [
      [0.28, -3.8],
      [0.28, -2],
      [0.24, -0.2],
      [0.4, 0],
    ],
  },
  /** walking away, seen from behind */
  away: {
    view: 'back',
    upright: true,
    order: ['legL', 'legR', 'armL', 'armR', 'torso', 'head'],
    head: [0, -7],
    neck: [0, -6.25],
    hip: [0, -3.85],
    armL: [
      [-0.66, -5.88],
      [-0.95, -4.6],
      [-0.78, -3.5],
    ],
    armR: [
      [0.66, -5.88],
      [1, -4.65],
      [0.95, -3.55],
    ],
    legL: [
      [-0.28, -3.8],
      [-0.3, -2.05],
      [-0.26, -0.4],
      [-0.3, -0.2],
    ],
    legR: [
      [0.28, -3.8],
      [0.32, -2],
      [0.3, -0.12],
      [0.34, 0],
    ],
  },
  /** walking to the right */
  walk: {
    view: 'side',
    upright: true,
    order: side,
    far,
    head: [0.26, -6.95],
    tilt: 3,
    neck: [0.1, -6.25],
    hip: [0, -3.85],
    armL: [
      [0.1, -5.8],
      [0.5, -4.55],
      [1, -3.55],
    ],
    armR: [
      [0.05, -5.8],
      [-0.35, -4.5],
      [-0.3, -3.35],
    ],
    legL: [
      [0, -3.8],
      [0.1, -2],
      [-0.95, -0.55],
      [-0.72, -0.08],
    ],
    legR: [
      [0, -3.8],
      [0.7, -2.1],
      [0.95, -0.3],
      [1.45, -0.1],
    ],
  },
  /** walking with a book or tray held before the chest */
  carry: {
    view: 'side',
    upright: true,
    order: side,
    far,
    head: [0.26, -6.95],
    tilt: 8,
    neck: [0.1, -6.25],
    hip: [0, -3.85],
    armL: [
      [0.1, -5.8],
      [0.25, -4.5],
      [1.15, -4.7],
    ],
    armR: [
      [0.05, -5.8],
      [0, -4.45],
      [1, -4.6],
    ],
    legL: [
      [0, -3.8],
      [0.1, -2],
      [-0.8, -0.5],
      [-0.55, -0.05],
    ],
    legR: [
      [0, -3.8],
      [0.6, -2.1],
      [0.75, -0.3],
      [1.25, -0.1],
    ],
  },
  /** standing, both arms forward: supporting, handing over */
  reach: {
    view: 'side',
    upright: true,
    order: side,
    far,
    head: [0.34, -6.9],
    tilt: 10,
    neck: [0.1, -6.2],
    hip: [-0.1, -3.85],
    armL: [
      [0.1, -5.75],
      [0.95, -4.95],
      [2.05, -4.75],
    ],
    armR: [
      [0.05, -5.75],
      [0.8, -4.7],
      [1.9, -4.4],
    ],
    legL: [
      [-0.1, -3.8],
      [0.3, -2.05],
      [0.35, -0.25],
      [0.85, -0.05],
    ],
    legR: [
      [-0.1, -3.8],
      [-0.3, -2],
      [-0.65, -0.25],
      [-0.15, -0.05],
    ],
  },
  /** sitting on a bench (seat 2 up), reading */
  read: {
    view: 'side',
    order: ['armL', 'legL', 'torso', 'legR', 'head', 'armR'],
    far,
    head: [0.32, -5.3],
    tilt: 22,
    neck: [0.06, -4.7],
    hip: [-0.1, -2.35],
    armL: [
      [0.1, -4.25],
      [0.45, -3.1],
      [1.4, -3.5],
    ],
    armR: [
      [0.05, -4.25],
      [0.25, -2.95],
      [1.3, -3.35],
    ],
    legL: [
      [0, -2.3],
      [1.75, -2.35],
      [1.6, -0.3],
      [2.1, -0.08],
    ],
    legR: [
      [-0.05, -2.25],
      [1.75, -2.2],
      [1.9, -0.3],
      [2.4, -0.08],
    ],
  },
  /** sitting at a desk, hands forward and down */
  desk: {
    view: 'side',
    order: ['armL', 'legL', 'torso', 'legR', 'head', 'armR'],
    far,
    head: [0.42, -5.35],
    tilt: 10,
    neck: [0.12, -4.7],
    hip: [-0.1, -2.35],
    armL: [
      [0.15, -4.25],
      [0.75, -3.15],
      [1.9, -3.25],
    ],
    armR: [
      [0.1, -4.25],
      [0.55, -3.05],
      [1.7, -3.15],
    ],
    legL: [
      [0, -2.3],
      [1.75, -2.35],
      [1.6, -0.3],
      [2.1, -0.08],
    ],
    legR: [
      [-0.05, -2.25],
      [1.7, -2.2],
      [1.8, -0.3],
      [2.3, -0.08],
    ],
  },
  /** padmasana from the front */
  lotus: {
    view: 'front',
    order: ['torso', 'legL', 'legR', 'armL', 'armR', 'head'],
    head: [0, -3.75],
    neck: [0, -3],
    hip: [0, -0.6],
    armL: [
      [-0.66, -2.62],
      [-1.12, -1.45],
      [-1.5, -0.62],
      [-1.72, -0.42],
    ],
    armR: [
      [0.66, -2.62],
      [1.12, -1.45],
      [1.5, -0.62],
      [1.72, -0.42],
    ],
    legL: [
      [-0.35, -0.5],
      [-1.75, -0.32],
      [-0.1, -0.2],
      [0.42, -0.16],
    ],
    legR: [
      [0.35, -0.5],
      [1.75, -0.32],
      [0.1, -0.26],
      [-0.42, -0.3],
    ],
  },
  /** padmasana from behind */
  lotusBack: {
    view: 'back',
    order: ['legL', 'legR', 'armL', 'armR', 'torso', 'head'],
    head: [0, -3.75],
    neck: [0, -3],
    hip: [0, -0.55],
    armL: [
      [-0.66, -2.62],
      [-1.12, -1.45],
      [-1.45, -0.55],
    ],
    armR: [
      [0.66, -2.62],
      [1.12, -1.45],
      [1.45, -0.55],
    ],
    legL: [
      [-0.35, -0.45],
      [-1.7, -0.3],
      [-0.5, -0.2],
    ],
    legR: [
      [0.35, -0.45],
      [1.7, -0.3],
      [0.5, -0.2],
    ],
  },
  /** sitting cross-legged, lap as a desk, from the side */
  floorRead: {
    view: 'side',
    order: ['armL', 'legL', 'torso', 'legR', 'head', 'armR'],
    far,
    head: [0.45, -3.5],
    tilt: 24,
    neck: [0.15, -2.95],
    hip: [-0.1, -0.6],
    armL: [
      [0.15, -2.5],
      [0.45, -1.35],
      [1.3, -1.65],
    ],
    armR: [
      [0.1, -2.5],
      [0.2, -1.2],
      [1.2, -1.5],
    ],
    legL: [
      [0, -0.5],
      [1.45, -0.75],
      [0.3, -0.22],
    ],
    legR: [
      [0, -0.5],
      [1.3, -0.45],
      [0.1, -0.18],
      [-0.3, -0.12],
    ],
  },
  /** vrikshasana */
  treePose: {
    view: 'front',
    order: ['legL', 'torso', 'legR', 'armL', 'armR', 'head'],
    head: [0, -7.02],
    neck: [0, -6.25],
    hip: [0, -3.85],
    armL: [
      [-0.64, -5.95],
      [-0.86, -7.25],
      [-0.1, -8.3],
      [0, -8.8],
    ],
    armR: [
      [0.64, -5.95],
      [0.86, -7.25],
      [0.1, -8.3],
      [0, -8.8],
    ],
    legL: [
      [-0.25, -3.8],
      [-0.18, -2],
      [-0.1, -0.2],
      [-0.25, 0],
    ],
    legR: [
      [0.3, -3.75],
      [1.7, -2.75],
      [0.28, -2.3],
      [0.05, -1.85],
    ],
  },
  /** virabhadrasana II to the right */
  warrior: {
    view: 'front',
    order: ['legL', 'legR', 'armL', 'armR', 'torso', 'head'],
    head: [0.02, -5.85],
    neck: [0, -5.08],
    hip: [0, -2.7],
    armL: [
      [-0.66, -4.72],
      [-1.95, -4.76],
      [-3.1, -4.76],
    ],
    armR: [
      [0.66, -4.72],
      [1.95, -4.76],
      [3.1, -4.76],
    ],
    legL: [
      [-0.35, -2.6],
      [-1.6, -1.4],
      [-2.85, -0.25],
      [-3.15, -0.05],
    ],
    legR: [
      [0.35, -2.6],
      [2, -2.15],
      [2.05, -0.25],
      [2.6, -0.05],
    ],
  },
  /** trikonasana to the right */
  triangle: {
    view: 'front',
    order: ['legL', 'legR', 'armL', 'torso', 'armR', 'head'],
    head: [2.75, -4.35],
    tilt: 78,
    neck: [2.05, -4.18],
    hip: [0, -3.35],
    armL: [
      [1.5, -4.75],
      [1.55, -6.1],
      [1.6, -7.2],
    ],
    armR: [
      [1.9, -3.6],
      [1.85, -2.3],
      [1.8, -1.2],
    ],
    legL: [
      [-0.25, -3.2],
      [-1, -1.7],
      [-1.8, -0.2],
      [-2.2, -0.02],
    ],
    legR: [
      [0.3, -3.25],
      [1, -1.7],
      [1.75, -0.2],
      [2.3, -0.02],
    ],
  },
  /** bhujangasana to the right */
  cobra: {
    view: 'side',
    order: ['armL', 'legL', 'legR', 'torso', 'head', 'armR'],
    far,
    head: [1.95, -2.75],
    tilt: -14,
    neck: [1.65, -2.12],
    hip: [-0.15, -0.5],
    spine: [
      [1.65, -2.12],
      [1.4, -1.4],
      [0.75, -0.75],
      [-0.15, -0.45],
    ],
    armL: [
      [1.55, -1.75],
      [1.35, -0.85],
      [2, -0.12],
    ],
    armR: [
      [1.45, -1.7],
      [1.1, -0.8],
      [1.75, -0.08],
    ],
    legL: [
      [-0.2, -0.4],
      [-1.95, -0.28],
      [-3.6, -0.18],
      [-4.1, -0.1],
    ],
    legR: [
      [-0.2, -0.42],
      [-1.95, -0.3],
      [-3.6, -0.16],
      [-4.1, -0.06],
    ],
  },
  /** kneeling on the heels, hands at the ground in front */
  kneel: {
    view: 'side',
    order: ['armL', 'legL', 'torso', 'legR', 'head', 'armR'],
    far,
    head: [0.85, -3.4],
    tilt: 30,
    neck: [0.45, -2.9],
    hip: [-0.75, -0.95],
    armL: [
      [0.4, -2.5],
      [0.95, -1.4],
      [1.85, -0.75],
    ],
    armR: [
      [0.3, -2.5],
      [0.6, -1.25],
      [1.5, -0.6],
    ],
    legL: [
      [-0.7, -0.9],
      [0.95, -0.4],
      [-0.8, -0.2],
    ],
    legR: [
      [-0.75, -0.85],
      [0.85, -0.3],
      [-0.95, -0.16],
      [-1.35, -0.06],
    ],
  },
}
