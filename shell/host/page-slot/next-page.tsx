import { fillIn } from '@college/shared/contract/fill-in'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import chrome from '../../content/chrome.yaml'
import { nextPage } from '../navigation/trail'
import styles from './next-page.module.css'

/** The way on from the end of a page, to the next one of the navigation. */
export function NextPage({ path }: { path: string }) {
  const found = nextPage(path)
  if (!found) return
  const label = fillIn(chrome.next, { section: found.section })
  return (
    <nav className={styles.band} aria-label={label}>
      <a className={styles.link} href={found.next.href}>
        <span className={styles.label}>{label}</span>
        <span className={styles.title}>
          {found.next.label}
          <Icon path={icons.arrowRight} />
        </span>
      </a>
    </nav>
  )
}
