import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import styles from './fold.module.css'

type Props = {
  /** What a reader taps to open it. */
  label: ReactNode
  /** Closed on wide screens too. */
  everywhere?: boolean
  children: ReactNode
}

/**
 * Content that is closed on a phone and, unless it is closed `everywhere`, open elsewhere and on paper. A browser that cannot show the content of
 * closed `details` keeps it closed, with its label.
 */
export const Fold = ({ label, everywhere = false, children }: Props) => (
  <details className={classes(styles.fold, everywhere && styles.everywhere)}>
    {/* It repeats the heading: search leaves it out. */}
    <summary className={styles.opener} data-nosnippet>
      {label}
      <Icon path={icons.chevronDown} />
    </summary>
    {children}
  </details>
)
