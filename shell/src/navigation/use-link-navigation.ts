import { useUi } from '@college/runtime'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fetchPage } from '../sections/browser-pages'
import { nextArrival } from './arrival'
import { internalTarget } from './internal-target'
import { rememberScroll } from './scroll-memory'

/**
 * Makes every link to a page of this site a client navigation, wherever it stands: in the shell, in a
 * section, or in HTML that waits for its section. Links stay plain links; one listener serves them all.
 *
 * The page is fetched before the address changes, so the page before stays until the next can be painted.
 * One that cannot be had is opened as a document, whose HTML needs no remote.
 */
export function useLinkNavigation() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const latest = useRef(0)

  useEffect(() => {
    const prefetch = (event: Event) => {
      const target = internalTarget(event, pathname)
      if (target) fetchPage(target.pathname).catch(() => {})
    }
    const follow = async (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const target = internalTarget(event, pathname)
      if (!target) return
      event.preventDefault()
      useUi.getState().closeMenus()
      latest.current += 1
      const turn = latest.current
      try {
        await fetchPage(target.pathname)
      } catch {
        if (turn === latest.current) location.assign(target.href)
        return
      }
      // Another link was followed while this page was on its way.
      if (turn !== latest.current) return
      rememberScroll()
      const show = async () => {
        const arrived = nextArrival()
        navigate(target.pathname + target.search + target.hash)
        await arrived
      }
      if (document.startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches)
        document.startViewTransition(show)
      else void show()
    }
    document.addEventListener('pointerover', prefetch)
    document.addEventListener('focusin', prefetch)
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
      document.removeEventListener('click', follow)
    }
  }, [navigate, pathname])
}
