import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scroll positions in px by history entry, kept in the tab so that a reload knows them too. */
const storageKey = 'scroll'

/** Milliseconds after the last movement at which a position counts. */
const settled = 100

/** The link to a place in this very page that was followed last: there the browser itself scrolls. */
let followed: string | undefined

/** The history entry of what is on screen: on Back the address changes before the page does. */
let shown: string | undefined

/** Notes where the page on screen is scrolled to. */
export function rememberScroll() {
  const entry = shown ?? entryKey()
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
    shown = entryKey()
    const click = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      followed = link?.hash && link.pathname === location.pathname ? link.href : undefined
      // Back returns here, also where nobody has scrolled yet.
      if (followed) rememberScroll()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(rememberScroll, settled)
    }
    // Of places inside the page the router learns nothing.
    const move = () => {
      // In Safari the entry of a place does not take it over from the entry before.
      history.scrollRestoration = 'manual'
      const byBrowser = followed === location.href
      followed = undefined
      if (location.pathname !== pathname) return
      clearTimeout(timer)
      shown = entryKey()
      if (location.search === search && !byBrowser) restore(0)
    }
    document.addEventListener('click', click)
    addEventListener('pagehide', rememberScroll)
    addEventListener('popstate', move)
    addEventListener('scroll', settle, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', click)
      removeEventListener('pagehide', rememberScroll)
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
    const place = placeOf(hash)
    if (place) place.scrollIntoView({ behavior: 'instant' })
    else if (!queryOnly) jump(0)
  }, [key, pathname, hash])
}

/** Scrolls to where the current history entry was left; where that is not known, to the place that it names. */
function restore(otherwise?: number) {
  const top = positions()[entryKey()]
  const place = top === undefined && placeOf(location.hash)
  if (place) return place.scrollIntoView({ behavior: 'instant' })
  const known = top ?? otherwise
  if (known !== undefined) jump(known)
}

function jump(top: number) {
  const now = () => scrollTo({ top, behavior: 'instant' })
  now()
  // Chromium then adds what a smooth scroll that was under way has moved meanwhile.
  requestAnimationFrame(now)
}

function placeOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Not every address is well encoded.
    return null
  }
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
