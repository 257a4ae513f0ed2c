import type { ReactNode } from 'react'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import styles from './external-link.module.css'

type Props = {
  href: string
  /** Read out after the link's text, e.g. `opens in a new tab` (WCAG technique G201). */
  newTab: string
  children: ReactNode
}

/** A link that leaves the site and says so. */
export function ExternalLink({ href, newTab, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.link}>
      {children}
      <Icon path={icons.external} />
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  )
}
