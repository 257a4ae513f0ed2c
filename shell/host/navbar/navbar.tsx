import { site } from '@college/runtime'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { mark } from '@college/shared/ui/mark'
import { memo, useRef } from 'react'
import chrome from '../../content/chrome.yaml'
import type { Menu } from '../../content/schemas'
import barButton from '../bar-button.module.css'
import { useMenus } from '../navigation/use-menus'
import { SearchButton } from '../search/search-button'
import { ContactStrip } from './contact-strip'
import logo from './logo.module.css'
import styles from './navbar.module.css'

/**
 * Header of every page: contact lines, logo and navigation (specification, section 2). What does not depend on the page is
 * memoised, so that a navigation does not render it again.
 */
export function Navbar({ path }: { path: string }) {
  const { phones } = site()
  const header = useRef<HTMLElement>(null)
  useMenus(header)
  return (
    <header className={styles.header} ref={header}>
      <ContactStrip />
      <div className={styles.sticky}>
        <div className={styles.bar}>
          <Home />
          <MenuButton />
          <nav id="navigation" className={styles.navigation} aria-label={chrome.navigation.label}>
            <ul className={styles.list}>
              {chrome.navigation.items.map((item) => (
                <li key={item.label} className={styles.item}>
                  {'links' in item ? (
                    <Dropdown menu={item} path={path} />
                  ) : (
                    <PageLink {...item} className={styles.link} path={path} />
                  )}
                </li>
              ))}
            </ul>
            {phones.fax && (
              <p className={styles.fax}>
                {chrome.header.fax} {phones.fax}
              </p>
            )}
          </nav>
          <SearchButton />
        </div>
      </div>
    </header>
  )
}

/**
 * Opens the navigation on a phone. The navigation is its sibling, not its content, because a wide screen shows it although
 * this is closed.
 */
const MenuButton = memo(function MenuButton() {
  return (
    <details className={styles.menu}>
      <summary className={barButton.button}>
        <span className={styles.whenClosed}>
          <Icon path={icons.menu} />
          <span className="visually-hidden">{chrome.navigation.open}</span>
        </span>
        <span className={styles.whenOpen}>
          <Icon path={icons.close} />
          <span className="visually-hidden">{chrome.navigation.close}</span>
        </span>
      </summary>
    </details>
  )
})

/** A dropdown of the navigation. Its name lets the browser keep one open at a time. */
function Dropdown({ menu, path }: { menu: Menu; path: string }) {
  return (
    <details className={styles.dropdown} name="dropdown">
      <summary
        className={styles.link}
        data-current={menu.links.some(({ href }) => path === href || path.startsWith(`${href}/`))}
      >
        {menu.label}
        <Icon path={icons.chevronDown} />
      </summary>
      <ul className={styles.links}>
        {menu.links.map((link) => (
          <li key={link.label} className={link.only && styles[link.only]}>
            <PageLink {...link} className={styles.sublink} path={path} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type LinkProps = { href: string; label: string; className: string | undefined; path: string }

const PageLink = ({ href, label, className, path }: LinkProps) => (
  <a className={className} href={href} aria-current={href === path ? 'page' : undefined}>
    {label}
  </a>
)

/** Shows the short name, then the rest of the full name, or all of it if it begins otherwise. What is shown is read (WCAG 2.5.3). */
const Home = memo(function Home() {
  const { short, name } = site().college
  const rest = name.startsWith(short) ? name.slice(short.length).trim() : name
  return (
    <a
      className={styles.home}
      href="/"
      aria-label={rest === name ? `${short} ${chrome.header.logo}` : chrome.header.logo}
    >
      <svg className={logo.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path className={logo.ground} d={mark.ground} />
        {mark.leaves.map((leaf) => (
          <path key={leaf} className={logo.leaf} d={leaf} />
        ))}
        <path className={logo.sprout} d={mark.sprout} />
      </svg>
      <span className={logo.words}>
        <span className={logo.name}>{short}</span> <span className={logo.motto}>{rest}</span>
      </span>
    </a>
  )
})
