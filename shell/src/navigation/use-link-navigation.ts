import { useUi } from '@college/runtime'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expectNone, expectPage } from '../page-slot/upcoming'
import { fetchPage } from '../sections/browser-pages'
import { isLive } from './arrival'
import { internalTarget } from './internal-target'
import { rememberScroll } from './scroll-memory'
import { withoutSlash } from './without-slash'

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
    // After Back a page that is still on its way is no longer wanted.
    const goElsewhere = () => {
      latest.current += 1
    }
    // Before the router's listener: with the page that it shows, the listeners below are others.
    addEventListener('popstate', goElsewhere, { capture: true })
    return () => removeEventListener('popstate', goElsewhere, { capture: true })
  }, [])

  useEffect(() => {
    const path = withoutSlash(pathname)
    const follow = async (event: MouseEvent) => {
      const target = isPlainClick(event) ? internalTarget(event, pathname) : undefined
      // While the page's own section has not come, React could not leave it: the browser opens the next page.
      if (!target || !isLive(path)) return
      event.preventDefault()
      useUi.getState().closeMenus()
      latest.current += 1
      const turn = latest.current
      const loaded = await fetchPage(withoutSlash(target.pathname)).then(
        () => true,
        () => false,
      )
      // Unless another link was followed while this page was on its way.
      if (turn !== latest.current) return
      if (!loaded) return location.assign(target.href)
      rememberScroll()
      navigate(target.pathname + target.search + target.hash)
    }
    let pointedAt: string | undefined
    const prefetch = (event: Event) => {
      const target = internalTarget(event, pathname)
      const next = target && withoutSlash(target.pathname)
      if (!next || next === path) return
      pointedAt = next
      fetchPage(next).then(
        () => pointedAt === next && isLive(path) && expectPage(next),
        () => {},
      )
    }
    const leave = () => {
      pointedAt = undefined
      expectNone()
    }
    const goBack = () => {
      // A place in this page is as good to go to before its section has come.
      if (!isLive(path) && withoutSlash(location.pathname) !== path) location.reload()
    }
    document.addEventListener('pointerover', prefetch)
    document.addEventListener('focusin', prefetch)
    document.addEventListener('pointerout', leave)
    document.addEventListener('focusout', leave)
    document.addEventListener('click', follow)
    addEventListener('popstate', goBack)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
      document.removeEventListener('pointerout', leave)
      document.removeEventListener('focusout', leave)
      document.removeEventListener('click', follow)
      removeEventListener('popstate', goBack)
    }
  }, [navigate, pathname])
}

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
