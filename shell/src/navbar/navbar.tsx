import { site, useUi } from '@college/runtime'
import { classes } from '@college/shared/ui/classes'
import { Icon } from '@college/shared/ui/icons/icons'
import { memo, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import chrome from '../../content/chrome.yaml'
import { SearchButton } from '../search/search-button'
import barButton from './bar-button.module.css'
import { ContactStrip } from './contact-strip'
import { Dropdown } from './dropdown'
import { Logo } from './logo'
import styles from './navbar.module.css'

/**
 * Header of every page: contact lines, logo and navigation (specification, section 2). What stays the same on the next
 * page is remembered; else it would be rendered anew within the click.
 */
export function Navbar() {
  const { pathname } = useLocation()
  const menuOpen = useUi((state) => state.menuOpen)
  const { setMenuOpen, closeMenus } = useUi.getState()
  const toggle = useRef<HTMLButtonElement>(null)
  const header = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!menuOpen) return
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || useUi.getState().dropdown) return
      setMenuOpen(false)
      toggle.current?.focus()
    }
    const leave = (event: FocusEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setMenuOpen(false)
    }
    document.addEventListener('keydown', onEscape)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('keydown', onEscape)
      document.removeEventListener('focusin', leave)
    }
  }, [menuOpen, setMenuOpen])

  const { label, open, close } = chrome.navigation
  return (
    <>
      <ContactStrip />
      <header className={styles.header} ref={header}>
        <div className={styles.bar}>
          <a className={styles.home} href="/" aria-label={chrome.header.logo} onClick={closeMenus}>
            <Logo
              name={site().college.short}
              motto={site().college.name.replace(site().college.short, '').trim()}
            />
          </a>
          <SearchButton />
          <button
            ref={toggle}
            type="button"
            className={classes(barButton.button, styles.toggle)}
            aria-expanded={menuOpen}
            aria-controls="navigation"
            aria-label={menuOpen ? close : open}
            onClick={() => setMenuOpen(!menuOpen)}
          >
            <Icon name={menuOpen ? 'close' : 'menu'} />
          </button>
          <nav id="navigation" className={styles.navigation} aria-label={label} data-open={menuOpen}>
            <Items pathname={pathname} />
          </nav>
        </div>
      </header>
    </>
  )
}

/** Apart, so that the menu button's own state leaves the list as it is. */
const Items = memo(function Items({ pathname }: { pathname: string }) {
  return (
    <ul className={styles.list}>
      {chrome.navigation.items.map((item) => (
        <li key={item.label} className={styles.item}>
          {'links' in item ? (
            <Dropdown menu={item} pathname={pathname} />
          ) : (
            <a
              className={styles.link}
              href={item.href}
              aria-current={item.href === pathname ? 'page' : undefined}
            >
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
})
