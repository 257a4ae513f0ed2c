import type { MouseEventHandler } from 'react'
import chrome from '../../content/chrome.yaml'
import styles from './main-pages.module.css'

/** Links of the navigation and the footer, each page once. */
export function MainPages({ onClick }: { onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  const links = [
    ...chrome.navigation.items.flatMap((item) => ('links' in item ? item.links : [item])),
    ...chrome.footer.quickLinks.links,
    ...chrome.footer.legal,
  ].map(({ href, label }): [string, string] => [href, label])
  return (
    <ul className={styles.pages}>
      {[...new Map(links)].map(([href, label]) => (
        <li key={href}>
          <a href={href} onClick={onClick}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
