/**
 * The drawing `approach.svg`, and in the units of its `viewBox` what labels name. Its roads have their true lengths and a
 * stroke at each kilometre: 7 from the town and 22 from the airport.
 */
export const approach = {
  width: 600,
  height: 420,
  places: {
    college: { x: 498, y: 108 },
    town: { x: 430, y: 248 },
    airport: { x: 92, y: 274 },
  },
} as const
