import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scroll positions in px by history entry, kept in the tab so that a reload does not lose them. */
const storageKey = 'scroll'

/** Milliseconds without movement after which a position counts. */
const settled = 100

/** The history entry on screen: on Back the address changes before the page does. */
let shown: string | undefined

/** The link to a place in this very page that was followed last: the browser itself scrolls there. */
let followed: string | undefined

/** Before the next page takes the place of this one: notes where this one is scrolled to. */
export function leaveEntry() {
  rememberScroll()
  history.scrollRestoration = 'manual'
}

function rememberScroll() {
  try {
    const entry = shown ?? entryKey()
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [entry]: Math.round(scrollY) }))
  } catch {
    // Storage may be full or forbidden; the page then starts at its top, which is no loss.
  }
}

/**
 * Top of the page after a link, the named place after a link with one, the position of before after Back and Forward.
 * A page that changes only its query (`?open=yoga-day`) keeps its position.
 *
 * Documents, reloads included, are left to the browser: it restores only what is not 'manual' when the page is hidden.
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
      // Back returns here, even if nobody has scrolled yet.
      if (followed) rememberScroll()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(rememberScroll, settled)
    }
    // The router is not told of places inside the page.
    const move = () => {
      clearTimeout(timer)
      // In Safari the entry of a place does not inherit it from the entry before.
      history.scrollRestoration = 'manual'
      const scrolledByBrowser = followed === location.href
      followed = undefined
      if (location.pathname !== pathname) return rememberScroll()
      const entry = entryKey()
      // A dialog of this page that has an entry of its own.
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
    const place = placeOf(hash)
    if (place) place.scrollIntoView({ behavior: 'instant' })
    else if (moved || current.search === search) jump(0)
  }, [key, pathname, search, hash, type])
}

/** Scrolls to where the current history entry was left; if that is not known, to the place that it names. */
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

/** The router's key of the history entry; entries that the browser has made are known by their address. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? location.href

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}
