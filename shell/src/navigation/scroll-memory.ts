import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scroll positions in px by history entry, kept in the tab so that a reload knows them too. */
const storageKey = 'scroll'

/** Milliseconds after the last movement at which a position counts. */
const settled = 100

/** Whether a link to a place in this very page was followed: then the browser itself scrolls there. */
let followedAnchor = false

/** Notes where the page is scrolled to, for a history entry: the current one unless told otherwise. */
export function rememberScroll(entry = entryKey()) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [entry]: Math.round(scrollY) }))
  } catch {
    // Storage may be full or forbidden; the page then starts at its top, which is no loss.
  }
}

/**
 * Top of the page after a link, the named place after a link with one, the place of before after Back and
 * after a reload. Opening a page, and following a link inside it, are left to the browser. A page that changes
 * only its query (`?open=yoga-day`) stays where it is.
 */
export function useScrollRestoration() {
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const before = useRef({ pathname, search })

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    // Taken now: on Back the address changes before the page does, and a late scroll event still tells of this one.
    let entry = entryKey()
    const leave = () => rememberScroll(entry)
    const click = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      followedAnchor = Boolean(link?.hash && link.pathname === location.pathname)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(leave, settled)
    }
    // Of places inside the page the router learns nothing.
    const move = () => {
      const anchor = followedAnchor
      followedAnchor = false
      if (location.pathname !== pathname || location.search !== search) return
      clearTimeout(timer)
      entry = entryKey()
      if (!anchor) restore()
    }
    document.addEventListener('click', click)
    addEventListener('pagehide', leave)
    addEventListener('popstate', move)
    addEventListener('scroll', settle, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', click)
      removeEventListener('pagehide', leave)
      removeEventListener('popstate', move)
      removeEventListener('scroll', settle)
    }
  }, [key, pathname, search])

  useLayoutEffect(() => {
    const opened = isFirstLoad()
    const moved = before.current.pathname !== pathname
    const queryOnly = !moved && before.current.search !== search
    before.current = { pathname, search }
    if (type === 'POP') {
      // Left before its position had settled, an entry is known by nothing: it begins at its top.
      if (!opened) restore(moved ? 0 : undefined)
      return
    }
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (place) place.scrollIntoView({ behavior: 'instant' })
    else if (!queryOnly) scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash])
}

/** Scrolls to where the current history entry was left. */
function restore(otherwise?: number) {
  const top = positions()[entryKey()] ?? otherwise
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

let loaded = false

/** Whether this is the page as it was opened by a link or an address, not by a reload or by Back. */
function isFirstLoad() {
  if (loaded) return false
  loaded = true
  const [navigation] = performance.getEntriesByType('navigation')
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate'
}

/** The router's key of the history entry; entries that the browser has made are known by their address. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? location.href

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}
