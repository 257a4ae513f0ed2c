import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fetchPage } from '../sections/browser-pages'
import { internalTarget, withoutSlash } from './addresses'
import { useShownPage } from './arrival'
import { openPage } from './open-page'
import { leaveEntry } from './scroll-memory'
import { isDialogEntry, onceClosed } from './use-history-dialog'
import { closeMenus } from './use-menus'

/**
 * Makes every link to a page of this site a client navigation: in the shell, in a section, and in HTML whose section has
 * not loaded. Links stay plain links; one listener serves all.
 */
export function useLinkNavigation() {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  // In the commit that shows the page: an effect may run much later, and the browser would open a link clicked before.
  useLayoutEffect(() => {
    const path = withoutSlash(pathname)
    const follow = (event: MouseEvent) => {
      const target = isPlainClick(event) ? internalTarget(event.target, pathname) : undefined
      if (!target) return
      // React cannot leave a page whose section has not loaded: the browser opens the next one.
      const isBrowsers = useShownPage.getState().path !== path
      if (isBrowsers && !isDialogEntry()) return
      event.preventDefault()
      if (isBrowsers) return location.replace(target.href)
      closeMenus()
      const show = () => {
        leaveEntry()
        // As the browser does: a link to the page itself, or the second half of a double click, makes no entry.
        const replace = isDialogEntry() || target.href === location.href
        navigate(target.pathname + target.search + target.hash, { replace })
      }
      const asDocument = () =>
        isDialogEntry() ? location.replace(target.href) : location.assign(target.href)
      onceClosed(() => openPage(withoutSlash(target.pathname), show, asDocument))
    }
    const prefetch = (event: Event) => {
      const target = internalTarget(event.target, pathname)
      const next = target && withoutSlash(target.pathname)
      if (next && next !== path) fetchPage(next).catch(() => {})
    }
    const left = new AbortController()
    const { signal } = left
    document.addEventListener('click', follow, { signal })
    for (const hint of ['pointerover', 'touchstart', 'focusin'] as const)
      document.addEventListener(hint, prefetch, { passive: true, signal })
    return () => left.abort()
  }, [navigate, pathname])
}

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
