/** Columns of a grid on a wide and on a medium screen; `pairs`: the last four cards form two rows of two. */
export type Columns = { wide: 2 | 3 | 4; medium: 2 | 3; pairs: boolean }

/** The numbers of columns to try for a requested one. */
const near = { 2: [2, 3, 4], 3: [3, 4, 2], 4: [4, 3, 2] } as const

/**
 * The number of columns nearest to the requested one that leaves no single card in the last row: 4 of 3 become 4, 5 of 4 become 3 + 2, 7 of 3 become 4 + 3, 13 become 3 + 3 + 3 + 2 + 2.
 */
export function columnsFor(count: number, asked: 2 | 3 | 4): Columns {
  const medium = count % 2 === 1 && fits(count, 3) ? 3 : 2
  if (count < asked) return { wide: count === 3 ? 3 : 2, medium, pairs: false }
  const wide = near[asked].find((columns) => fits(count, columns))
  return wide ? { wide, medium, pairs: false } : { wide: 3, medium, pairs: true }
}

const fits = (count: number, columns: number) => count % columns !== 1
