import type { ReactNode } from 'react'
import { Icon } from '../icons/icons'
import styles from './fold.module.css'

type Props = {
  /** What a reader taps to open it. */
  label: ReactNode
  children: ReactNode
}

/**
 * Content that is closed on a phone and open elsewhere and on paper. A browser that cannot show the content of
 * closed `details` keeps it closed, with its label.
 */
export const Fold = ({ label, children }: Props) => (
  <details className={styles.fold}>
    {/* It repeats the heading: search leaves it out. */}
    <summary className={styles.opener} data-nosnippet>
      {label}
      <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
)
