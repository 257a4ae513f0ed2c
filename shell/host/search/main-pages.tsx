import type { MouseEventHandler } from 'react'
import chrome from '../../content/chrome.yaml'
import { LinkList } from '../link-list'
import { navigationLinks } from '../navigation/trail'
import styles from './main-pages.module.css'

export function MainPages({ onClick }: { onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  const all = [...navigationLinks, ...chrome.footer.quickLinks.links, ...chrome.footer.legal]
  const links = new Map(all.map(({ href, label }) => [href, label]))
  return (
    <LinkList
      className={styles.pages}
      links={[...links].map(([href, label]) => ({ href, label }))}
      onClick={onClick}
    />
  )
}
