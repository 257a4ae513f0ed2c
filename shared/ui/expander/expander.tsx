import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icons/icons'
import { useHydrated } from '../use-hydrated'
import styles from './expander.module.css'

type Props = {
  /** Unique in the page; the card can be linked to by it. */
  id: string
  title: string
  summary: string
  /** A `Picture`, above the title; beside it where the card is wide. */
  media?: ReactNode
  open: boolean
  onToggle: () => void
  /** Told to screen readers after the title: what a click does now. */
  action?: string | undefined
  /** Level of the title's heading. */
  level?: 2 | 3 | 4
  children: ReactNode
}

/**
 * A card whose title is a button that opens it (APG disclosure pattern). In a `CardGrid` an open card has the row
 * to itself. Without script all cards stand open.
 */
export function ExpandableCard({
  id,
  title,
  summary,
  media,
  open,
  onToggle,
  action,
  level = 3,
  children,
}: Props) {
  const live = useHydrated()
  const card = useRef<HTMLElement>(null)
  const wasOpen = useRef(open)
  // The card that focus has opened before script came stays open.
  const [early, setEarly] = useState(false)
  useLayoutEffect(() => setEarly(card.current?.contains(document.activeElement) ?? false), [])
  const expanded = open || early

  const toggle = () => {
    setEarly(false)
    if (open || !early) onToggle()
  }

  // The card that closed above has pulled this one away from where it was clicked.
  useEffect(() => {
    if (open && !wasOpen.current && card.current && isAway(card.current)) card.current.scrollIntoView()
    wasOpen.current = open
  }, [open])

  const Heading = `h${level}` as const
  return (
    <article ref={card} id={id} className={styles.card} data-expanded={expanded} data-live={live}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <button
            type="button"
            className={styles.button}
            aria-expanded={expanded}
            aria-controls={`${id}-more`}
            onClick={toggle}
          >
            {title}
            {action && <span className="visually-hidden">, {action}</span>}
            <Icon name="chevron-down" className={styles.icon} />
          </button>
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
      <div id={`${id}-more`} className={styles.more}>
        {children}
      </div>
    </article>
  )
}

function isAway(card: HTMLElement) {
  const { top } = card.getBoundingClientRect()
  return top < 0 || top > innerHeight / 2
}
