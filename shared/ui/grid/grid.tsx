import { Children, type ReactNode } from 'react'
import { classes } from '../classes'
import { columnsFor } from './columns'
import styles from './grid.module.css'

type Props = {
  /** Columns on a wide screen, if the number of cards allows; a phone has one, a tablet two or three. */
  columns?: 2 | 3 | 4
  /** Two columns on a phone too: for small things, such as figures. */
  dense?: boolean
  /** For `ExpandableCard`: the open card takes the whole row. */
  opens?: boolean
  /** Accessible name of the list, if no heading directly precedes it. */
  label?: string | undefined
  /** One card each. */
  children: ReactNode
}

/** A list of cards, with no single card in the last row if possible. */
export function CardGrid({ columns = 3, dense = false, opens = false, label, children }: Props) {
  const cards = Children.toArray(children)
  const { wide, medium, pairs } = columnsFor(cards.length, columns)
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away where the markers are gone
      role="list"
      aria-label={label}
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
