import type { ReactNode } from 'react'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import styles from './flip-card.module.css'

type Props = {
  front: ReactNode
  back: ReactNode
  /** Visible words on both sides; the control's accessible name begins with them (WCAG 2.5.3). */
  turn: string
  /** The rest of the name: what the card is about, e.g. `Dr Rao, qualification and experience`. */
  label: string
}

/**
 * A card with two sides. A click anywhere turns it, and so do Enter and Space; links on it stay links. The control is a
 * `details` element, so it works without script and exposes its state.
 */
export const FlipCard = ({ front, back, turn, label }: Props) => (
  <div className={styles.card}>
    <div className={styles.front}>
      {front}
      <Hint words={turn} />
    </div>
    {/* It may have been opened before hydration. */}
    <details suppressHydrationWarning>
      <summary className={styles.control}>
        <span className="visually-hidden">
          {turn}: {label}
        </span>
      </summary>
    </details>
    <div className={styles.back}>
      {back}
      <Hint words={turn} />
    </div>
  </div>
)

/** The visible part of the control, which covers the whole card. */
const Hint = ({ words }: { words: string }) => (
  <p className={styles.hint} aria-hidden="true">
    {words}
    <Icon path={icons.arrowRight} />
  </p>
)
