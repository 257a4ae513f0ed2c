import { useUi } from '@college/runtime'
import { Icon } from '@college/shared/ui/icons/icons'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Menu } from '../../content/schemas'
import styles from './navbar.module.css'

/**
 * A dropdown of the navigation: a disclosure, after the APG's pattern for navigation.
 * A mouse opens it by hovering; a button opens it for keyboard and touch.
 */
export function Dropdown({ menu, pathname }: { menu: Menu; pathname: string }) {
  const open = useUi((state) => state.dropdown === menu.id)
  const { setDropdown } = useUi.getState()
  const button = useRef<HTMLButtonElement>(null)
  const list = `menu-${menu.id}`

  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !useUi.getState().menuOpen) setDropdown(menu.id)
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !useUi.getState().menuOpen && open) setDropdown(null)
  }
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A mouse has opened it by arriving: its click must not close it again.
    const hovered =
      'pointerType' in event.nativeEvent &&
      event.nativeEvent.pointerType === 'mouse' &&
      !useUi.getState().menuOpen
    setDropdown(open && !hovered ? null : menu.id)
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setDropdown(null)
    button.current?.focus()
  }
  const blur = (event: FocusEvent<HTMLElement>) => {
    if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setDropdown(null)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only anticipates the button inside
    <div
      className={styles.dropdown}
      onPointerEnter={hover}
      onPointerLeave={leave}
      onKeyDown={onEscape}
      onBlur={blur}
    >
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={list}
        data-current={menu.links.some(({ href }) => pathname === href || pathname.startsWith(`${href}/`))}
        onClick={click}
      >
        {menu.label}
        <Icon name="chevron-down" />
      </button>
      <ul id={list} className={styles.links} data-open={open}>
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
    </div>
  )
}
