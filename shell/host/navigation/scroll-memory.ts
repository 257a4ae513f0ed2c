import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scroll positions in px by history entry, kept in the tab so that a reload does not lose them. */
const storageKey = 'scroll'

/** Milliseconds without scrolling after which a position is saved. */
const settled = 100

/** The history entry on screen. On Back, the address changes before the page does. */
let shown: string | undefined

/** The last anchor link that was followed in this page. The browser itself scrolls to it. */
let followed: string | undefined

/** Saves the scroll position before the next page replaces this one. */
export function leaveEntry() {
  rememberScroll()
  history.scrollRestoration = 'manual'
}

function rememberScroll() {
  try {
    const entry = shown ?? entryKey()
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [entry]: Math.round(scrollY) }))
  } catch {
    // Storage is full or forbidden: Back will start at the top.
  }
}

/**
 * Scrolls to the top after a link, to the anchor after a link with one, and to the saved position after Back and
 * Forward. A page that changes only its query (`?open=yoga-day`) keeps its position.
 *
 * The browser restores documents, reloads included. It does so only if restoration is not 'manual' when the page is
 * hidden.
 */
export function useScrollRestoration() {
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const before = useRef({ key, pathname, search })

  useEffect(() => {
    const byBrowser = () => {
      rememberScroll()
      history.scrollRestoration = 'auto'
    }
    const byUs = () => {
      history.scrollRestoration = 'manual'
    }
    const changeVisibility = () => (document.visibilityState === 'hidden' ? byBrowser() : byUs())
    // The browser restores the position of this document by the time it has loaded.
    if (document.readyState === 'complete') byUs()
    addEventListener('pageshow', byUs)
    addEventListener('pagehide', byBrowser)
    document.addEventListener('visibilitychange', changeVisibility)
    return () => {
      removeEventListener('pageshow', byUs)
      removeEventListener('pagehide', byBrowser)
      document.removeEventListener('visibilitychange', changeVisibility)
    }
  }, [])

  useLayoutEffect(() => {
    shown = entryKey()
    const click = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      followed = link?.hash && link.pathname === location.pathname ? link.href : undefined
      // Back returns here, even if the visitor has not scrolled.
      if (followed) rememberScroll()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(rememberScroll, settled)
    }
    // The router ignores anchors.
    const move = () => {
      clearTimeout(timer)
      // In Safari, an anchor's entry does not inherit it.
      history.scrollRestoration = 'manual'
      const scrolledByBrowser = followed === location.href
      followed = undefined
      if (location.pathname !== pathname) return rememberScroll()
      const entry = entryKey()
      // A dialog of this page, see `useHistoryDialog`.
      if (entry === shown) return
      shown = entry
      if (location.search === search && !scrolledByBrowser) restore(0)
    }
    document.addEventListener('click', click)
    addEventListener('popstate', move)
    addEventListener('scroll', settle, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', click)
      removeEventListener('popstate', move)
      removeEventListener('scroll', settle)
    }
  }, [key, pathname, search])

  useLayoutEffect(() => {
    const { current } = before
    before.current = { key, pathname, search }
    if (current.key === key && current.pathname === pathname) return
    const moved = current.pathname !== pathname
    if (type === 'POP') return restore(moved ? 0 : undefined)
    const anchor = anchorOf(hash)
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else if (moved || current.search === search) jump(0)
  }, [key, pathname, search, hash, type])
}

/** Scrolls to the saved position of the current history entry, or else to its anchor. */
function restore(otherwise?: number) {
  const top = positions()[entryKey()]
  const anchor = top === undefined && anchorOf(location.hash)
  if (anchor) return anchor.scrollIntoView({ behavior: 'instant' })
  const known = top ?? otherwise
  if (known !== undefined) jump(known)
}

function jump(top: number) {
  const now = () => scrollTo({ top, behavior: 'instant' })
  now()
  // Chromium then adds the distance of an unfinished smooth scroll.
  requestAnimationFrame(now)
}

function anchorOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // The address is badly encoded.
    return null
  }
}

/** The router's key of the history entry. Entries that the browser made are identified by their address. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? location.href

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}
