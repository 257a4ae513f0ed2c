import type { ReactNode } from 'react'
import styles from './first-lines.module.css'

type Props = {
  /** What a reader taps to see all of it, such as More. */
  more: string
  /** The button that closes it again, such as Less. */
  less: string
  /** What the text is about: read aloud after the label, which alone does not say it (WCAG 2.4.9). */
  subject: string
  children: ReactNode
}

/**
 * Text of which a phone shows the first lines, and the rest behind a label; elsewhere and on paper it is whole. A browser
 * that cannot show the content of closed `details` shows the label alone.
 */
export const FirstLines = ({ more, less, subject, children }: Props) => (
  <details className={styles.text}>
    {/* It repeats the heading: search leaves it out. */}
    <summary className={styles.opener} data-nosnippet>
      <span className={styles.more}>{more}</span>
      <span className={styles.less}>{less}</span>
      <span className="visually-hidden">: {subject}</span>
    </summary>
    {children}
  </details>
)
