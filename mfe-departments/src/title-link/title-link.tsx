import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import type { ReactNode } from 'react'
import styles from './title-link.module.css'

/** The link in a card's heading. Its area is the whole card, which must be positioned. */
export function TitleLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  )
}

/** A visual hint that a card is a link. Hidden from screen readers, for which the title is the link. */
export function WayOn({ children }: { children: ReactNode }) {
  return (
    <p className={styles.way} aria-hidden="true">
      {children}
      <Icon path={icons.arrowRight} />
    </p>
  )
}
