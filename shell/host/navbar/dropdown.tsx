import { Icon } from '@college/shared/ui/icons/icons'
import type { Menu } from '../../content/schemas'
import styles from './navbar.module.css'

/** A dropdown of the navigation. Its name lets the browser keep one open at a time. */
export function Dropdown({ menu, pathname }: { menu: Menu; pathname: string }) {
  return (
    <details className={styles.dropdown} name="dropdown">
      <summary
        className={styles.link}
        data-current={menu.links.some(({ href }) => pathname === href || pathname.startsWith(`${href}/`))}
      >
        {menu.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.links}>
        {menu.links.map((link) => (
          <li key={link.label} className={link.only && styles[link.only]}>
            <a
              className={styles.sublink}
              href={link.href}
              aria-current={link.href === pathname ? 'page' : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
