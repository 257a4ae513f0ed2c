import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scroll positions in px by history entry, kept in the tab so that a reload knows them too. */
const storageKey = 'scroll'

/** Notes where the page is scrolled to, for a history entry: the current one unless told otherwise. */
export function rememberScroll(key = entryKey()) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [key]: Math.round(scrollY) }))
  } catch {
    // Storage may be full or forbidden; the page then starts at its top, which is no loss.
  }
}

/**
 * Top of the page after a link, the named place after a link with one, the place of before after Back.
 * A page that changes only its query (`?open=yoga-day`) stays where it is.
 */
export function useScrollRestoration() {
  const { key, hash, pathname, search } = useLocation()
  const before = useRef({ pathname, search })
  const type = useNavigationType()

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    // Taken now: on Back the address changes before the page does, and a late scroll event still tells of this one.
    const entry = entryKey()
    const leave = () => rememberScroll(entry)
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(leave, 100)
    }
    addEventListener('pagehide', leave)
    addEventListener('scroll', settle, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      removeEventListener('scroll', settle)
    }
  }, [key])

  useLayoutEffect(() => {
    const queryOnly = before.current.pathname === pathname && before.current.search !== search
    before.current = { pathname, search }
    const known = positions()[entryKey()]
    if (type === 'POP' && known !== undefined) return scrollTo({ top: known, behavior: 'instant' })
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (place) return place.scrollIntoView({ behavior: 'instant' })
    if (type !== 'POP' && !queryOnly) scrollTo({ top: 0, behavior: 'instant' })
  }, [key])
}

/** The router's key of the history entry; the first entry of a visit has none. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? 'first'

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}
