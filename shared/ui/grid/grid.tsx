import { Children, type ReactNode } from 'react'
import { classes } from '../classes'
import styles from './grid.module.css'

type Props = {
  /** Columns on a wide screen, if the number of cards allows; a phone has one, a tablet two or three. */
  columns?: 2 | 3 | 4
  /** Two columns on a phone too: for small things, such as figures. */
  dense?: boolean
  /** For `ExpandableCard`: the open card takes the whole row. */
  opens?: boolean
  /** One card each. */
  children: ReactNode
}

/** A list of cards, with no single card in the last row if possible. */
export function CardGrid({ columns = 3, dense = false, opens = false, children }: Props) {
  const cards = Children.toArray(children)
  const { wide, medium, pairs } = columnsFor(cards.length, columns)
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away where the markers are gone
      role="list"
      className={classes(
        styles.grid,
        styles[`wide${wide}`],
        styles[`medium${medium}`],
        dense && styles.dense,
        opens && styles.opens,
        pairs && styles.pairs,
      )}
    >
      {cards.map((card, index) => (
        <li key={index} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  )
}

/** The numbers of columns to try for a requested one. */
const near = { 2: [2, 3, 4], 3: [3, 4, 2], 4: [4, 3, 2] } as const

/**
 * The number of columns nearest to the requested one that leaves no single card in the last row: 4 of 3 become 4,
 * 5 of 4 become 3 + 2, 7 of 3 become 4 + 3. Where none does, the last four cards form `pairs`: 13 become
 * 3 + 3 + 3 + 2 + 2.
 */
export function columnsFor(count: number, asked: 2 | 3 | 4) {
  const medium = count % 2 === 1 && fits(count, 3) ? 3 : 2
  if (count < asked) return { wide: count === 3 ? 3 : 2, medium, pairs: false } as const
  const wide = near[asked].find((columns) => fits(count, columns))
  return { wide: wide ?? 3, medium, pairs: !wide } as const
}

const fits = (count: number, columns: number) => count % columns !== 1
