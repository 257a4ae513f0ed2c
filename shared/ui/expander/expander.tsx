import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import styles from './expander.module.css'

type Props = {
  /** Unique in the page; also the card's anchor. */
  id: string
  title: string
  summary: string
  /** A `Picture`, above the title; beside it where the card is wide. */
  media: ReactNode
  /** Cards of one group: opening one closes the others. */
  group: string
  open: boolean
  /** Called when the card has opened or closed. */
  onToggle: (open: boolean) => void
  children: ReactNode
}

/**
 * A card that a click anywhere opens and a click on its title closes. It is a `details` element, so it works without
 * script. In a `CardGrid` with `opens`, the open card takes the whole row.
 */
export function ExpandableCard({ id, title, summary, media, group, open, onToggle, children }: Props) {
  return (
    <article id={id} className={styles.card}>
      <div className={styles.media}>{media}</div>
      <details
        name={group}
        open={open}
        // React passes on what a disclosure inside the card has to say.
        onToggle={({ currentTarget, target }) => target === currentTarget && onToggle(currentTarget.open)}
        // It may have been opened before hydration.
        suppressHydrationWarning
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser makes it a control */}
        <summary className={styles.face} onClick={keepInPlace}>
          <h3 className={styles.title}>{title}</h3>
          <Icon path={icons.chevronDown} className={styles.icon} />
          <span className={styles.summary}>{summary}</span>
        </summary>
        <div className={styles.more}>{children}</div>
      </details>
    </article>
  )
}

/**
 * Keeps the clicked title in place when a card above it closes. The browser's scroll anchoring loses its anchor when the
 * card takes the row, and Safari has none.
 */
function keepInPlace({ currentTarget: face }: MouseEvent<HTMLElement>) {
  const { top } = face.getBoundingClientRect()
  requestAnimationFrame(() => {
    scrollBy({ top: face.getBoundingClientRect().top - top, behavior: 'instant' })
    face.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}
