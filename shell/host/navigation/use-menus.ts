import { useUi } from '@college/runtime'
import { type RefObject, useEffect } from 'react'

/**
 * The menus are `<details>`, which open and close without script. This adds what the element lacks (APG disclosure
 * navigation): hover, Escape, and closing when the visitor moves on. The elements hold the state; the store follows.
 */
export function useMenus(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const header = ref.current
    // The mobile menu comes first. On a wide screen its button is not displayed, and the navigation always is.
    const [menu, ...dropdowns] = header?.querySelectorAll('details') ?? []
    if (!header || !menu) return
    const listening = new AbortController()
    const { signal } = listening
    const openDropdown = () => dropdowns.find(({ open }) => open)
    const outside = ({ target }: Event, element: Element) =>
      target instanceof Node && !element.contains(target)

    const tell = () => useUi.setState({ menuOpen: menu.open })
    const onToggle = ({ target }: Event) => {
      // Older engines do not know the `name` that keeps one dropdown open at a time.
      if (target instanceof HTMLDetailsElement && target !== menu && target.open)
        for (const other of dropdowns) other.open = other === target
      // A menu that opens again shows no dropdown.
      if (target === menu && !menu.open) for (const dropdown of dropdowns) dropdown.open = false
      tell()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      const open = openDropdown() ?? (menu.open ? menu : undefined)
      if (key !== 'Escape' || !open) return
      const focusInside = (open === menu ? header : open).contains(document.activeElement)
      open.open = false
      if (focusInside || open === menu) open.querySelector('summary')?.focus()
    }
    const onFocus = (event: FocusEvent) => {
      if (menu.open && outside(event, header)) menu.open = false
      const open = openDropdown()
      const left = open && event.relatedTarget instanceof Node && open.contains(event.relatedTarget)
      // A press moves the focus too. Closing then would move the pressed link before it is released.
      const byKeyboard = event.target instanceof Element && event.target.matches(':focus-visible')
      if (left && byKeyboard && outside(event, open)) open.open = false
    }
    const onPress = (event: Event) => {
      const open = openDropdown()
      // In the mobile menu, closing a dropdown would move what is below it: only opening another closes it.
      if (open && !menu.open && outside(event, open)) open.open = false
    }
    const onChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) closeMenus()
    }
    const onResize = () => {
      if (menu.open && menu.getClientRects().length === 0) closeMenus()
    }
    // `toggle` does not bubble.
    header.addEventListener('toggle', onToggle, { signal, capture: true })
    header.addEventListener('click', onChoice, { signal })
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    addEventListener('resize', onResize, { signal })
    addEventListener('popstate', closeMenus, { signal })
    // The page comes back as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && closeMenus(), { signal })
    for (const dropdown of dropdowns) openOnHover(dropdown, menu, signal)
    // It may have been opened before script.
    tell()
    onResize()
    return () => listening.abort()
  }, [ref])
}

export function closeMenus() {
  // The site's header is the first of the document.
  for (const menu of document.querySelector('header')?.querySelectorAll('details') ?? []) menu.open = false
}

function openOnHover(dropdown: HTMLDetailsElement, menu: HTMLDetailsElement, signal: AbortSignal) {
  let hovered = false
  const hover = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || menu.open) return
    hovered = true
    dropdown.open = true
  }
  const leave = () => {
    // Keep it open for the keyboard.
    if (hovered && !dropdown.querySelector(':focus-visible')) dropdown.open = false
    hovered = false
  }
  const onClick = (event: MouseEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('summary')
    // Hover has already opened it, so a mouse click must not close it. A key's click has no detail.
    if (hovered && dropdown.open && onButton && event.detail > 0) event.preventDefault()
  }
  dropdown.addEventListener('pointerenter', hover, { signal })
  dropdown.addEventListener('pointerleave', leave, { signal })
  dropdown.addEventListener('click', onClick, { signal })
}
