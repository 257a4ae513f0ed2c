/** The college's mark in a square of 48: a sprout between two hands of leaves, on a round ground. */
export const mark = {
  ground: 'M24 2C36 2 46 12 46 24S36 46 24 46 2 36 2 24 12 2 24 2Z',
  leaves: [
    'M24 41C13.5 38 8.5 30 9.5 20 18 22 23.5 29 24 41Z',
    'M24 41C34.5 38 39.5 30 38.5 20 30 22 24.5 29 24 41Z',
  ],
  sprout: 'M24 29C18.5 22.5 18.5 14 24 7 29.5 14 29.5 22.5 24 29Z',
} as const
