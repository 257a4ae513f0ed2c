import type { CampusPlan } from '../../content/plan'
import type { Places } from './plan'

/** The drawing `campus.svg`, and in the units of its `viewBox` where the number of each place is. */
export const campus = {
  width: 600,
  height: 420,
  places: {
    gate: { x: 298, y: 398 },
    main: { x: 298, y: 318 },
    library: { x: 150, y: 228 },
    yogaHall: { x: 384, y: 128 },
    hospital: { x: 500, y: 206 },
    garden: { x: 506, y: 118 },
    pond: { x: 66, y: 288 },
    hostel: { x: 206, y: 128 },
    ground: { x: 524, y: 294 },
    fields: { x: 238, y: 28 },
  },
} as const satisfies Places<keyof CampusPlan['places']>
