import type { HistoryEntry } from '@college/shared/contract/history-entry'
import { attempt } from '@college/shared/ui/draft'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isAstray } from './browser-history'
import { arrivedBy } from './document-entry'
import { jump, showAnchor } from './jump'

/** Scroll positions in px by history entry, kept in the tab so that a reload does not lose them. */
const storageKey = 'scroll'

/** What could not be stored. */
let memory: Record<string, number> = {}

/** Milliseconds without scrolling after which a position is saved. */
const settled = 100

/** The history entry on screen. On Back, the address changes before the page does. */
let shown: string | undefined

/** Where it was scrolled to, in px. On Back, browsers may go to the next entry's place before its page is there. */
let place = 0

/** The last anchor link that was followed in this page. The browser itself scrolls to it. */
let followed: string | undefined

/** Saves the scroll position before the next page replaces this one, or when the address is another entry's. */
export function leaveEntry() {
  // It may have been scrolled in this very frame. An entry with another mode is the browser's to restore, which may be done.
  if (history.scrollRestoration === 'manual') place = Math.round(scrollY)
  rememberScroll()
  // Until the next page is on screen, what scrolls is nobody's place.
  shown = undefined
  history.scrollRestoration = 'manual'
}

function rememberScroll() {
  glide('')
  if (!shown) return
  const isShown = notePlace()
  const open = Array.from(folds(), (fold) => Number(fold.open)).join('') || undefined
  if (isShown && (history.state?.scrollY !== place || history.state.open !== open))
    attempt(() => history.replaceState({ ...history.state, scrollY: place, open }, ''))
  keep({ ...positions(), [shown]: place })
}

/** Notes the place of the entry on screen. Returns false if the address is another entry's already. */
function notePlace() {
  const isShown = shown === entryKey()
  if (isShown) place = Math.round(scrollY)
  return isShown
}

/** Smooth only to what a link of this page leads to: on Back, browsers would glide on from where we set the place. */
function glide(behavior: '' | 'smooth') {
  document.documentElement.style.scrollBehavior = behavior
}

/** What a reader opens and closes in a page: it moves all that is below. What has a name is as the address says. */
const folds = () => document.querySelectorAll<HTMLDetailsElement>('main details:not([name])')

/** Opens and closes them as they were when the history entry was left. Returns how many: that moves the page. */
function restoreFolds() {
  const open: string = history.state?.open ?? ''
  const other = [...folds()].filter((fold, at) => open[at] && fold.open !== (open[at] === '1'))
  for (const fold of other) fold.open = !fold.open
  return other.length
}

function keep(all: Record<string, number>) {
  memory = all
  // Unless it is full or forbidden.
  attempt(() => {
    sessionStorage.setItem(storageKey, JSON.stringify(all))
    memory = {}
  })
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
      // Unless Back has led to an entry whose page is still to be loaded: see `loadEntry`.
      if (shown === entryKey()) history.scrollRestoration = 'auto'
    }
    const byUs = () => {
      history.scrollRestoration = 'manual'
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      byUs()
      if (persisted && isAstray()) {
        // The place on screen is another entry's.
        shown = undefined
        return loadEntry()
      }
      // WebKit brings a page from its cache at the top, if the one after it was reloaded or if a dialog was open.
      if (persisted && scrollY === 0) restore()
    }
    const changeVisibility = () => (document.hidden ? byBrowser() : byUs())
    // The browser restores the position of this document by the time it has loaded.
    if (document.readyState === 'complete') byUs()
    const left = new AbortController()
    const { signal } = left
    addEventListener('pageshow', comeBack, { signal })
    addEventListener('pagehide', byBrowser, { signal })
    document.addEventListener('visibilitychange', changeVisibility, { signal })
    return () => left.abort()
  }, [])

  useLayoutEffect(() => {
    // Unless Back was pressed before script ran: the entry is another page's.
    if (location.pathname === pathname) shown = entryKey()
    notePlace()
    let timer: ReturnType<typeof setTimeout> | undefined
    const click = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      followed = link?.hash && link.pathname === location.pathname ? link.href : undefined
      // Back returns here, even if the visitor has not scrolled, or has until just now. What opens moves the page.
      clearTimeout(timer)
      rememberScroll()
      if (followed) glide('smooth')
    }
    const settle = () => {
      notePlace()
      clearTimeout(timer)
      timer = setTimeout(rememberScroll, settled)
    }
    // The router ignores anchors.
    const move = () => {
      clearTimeout(timer)
      // To an anchor the browser has scrolled already.
      const isSame = location.pathname === pathname && location.search === search
      if (!isSame) leaveEntry()
      // In Safari, an anchor's entry does not inherit it.
      history.scrollRestoration = 'manual'
      const scrolledByBrowser = followed === location.href
      followed = undefined
      if (location.pathname !== pathname) return
      const entry = entryKey()
      // A dialog of this page, see `useHistoryDialog`. After a reload in it, WebKit scrolls a few frames later.
      if (entry === shown) {
        if (!scrolledByBrowser) jump(scrollY)
        return
      }
      shown = entry
      if (isSame && !scrolledByBrowser) restore(0)
    }
    const left = new AbortController()
    const { signal } = left
    document.addEventListener('click', click, { capture: true, signal })
    addEventListener('popstate', move, { signal })
    addEventListener('scroll', settle, { passive: true, signal })
    addEventListener('toggle', settle, { capture: true, signal })
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [key, pathname, search])

  useLayoutEffect(() => {
    const { current } = before
    before.current = { key, pathname, search }
    if (current.key === key && current.pathname === pathname) return
    const moved = current.pathname !== pathname
    if (type === 'POP') {
      if (moved) restoreFolds()
      return restore(moved ? 0 : undefined)
    }
    const anchor = anchorOf(hash)
    if (anchor) showAnchor(anchor)
    else if (moved || current.search === search) jump(0)
  }, [key, pathname, search, hash, type])
}

/**
 * Scrolls a new document to where its history entry was left. The browser does not restore an entry whose page we left,
 * nor one of a tab that a phone has thrown away, and it stops at the end of a page that still grows. To be called before
 * drafts open what is around their form.
 */
export function restoreStart() {
  // What is with the entry is newer, where storage works at all: Firefox gives a document in its cache of pages a storage
  // of its own, as it was when the next document was opened, and goes on with that.
  const { scrollY: top = -1 }: HistoryEntry = history.state ?? {}
  if (top >= 0) keep({ ...positions(), [entryKey()]: top })
  // The footer may have been laid out since the browser stopped at the end.
  const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - mostGrown
  const { [entryKey()]: own = NaN, ...others } = positions()
  // The same, not quite at the end. At its place a page must be held: what is about to open above would move it.
  const isNear = own > scrollY - 1 && own < scrollY + mostGrown
  // Firefox keeps one place for all entries of a document.
  const isAnothers = Object.values(others).includes(Math.round(scrollY))
  // WebKit restores the place, and then scrolls on to the anchor.
  const isDrawnOn = own >= 0 && location.hash
  if (arrivedBy() === 'navigate') return
  if (restoreFolds() || scrollY === 0 || isAtEnd || isNear || isAnothers || isDrawnOn) restore()
}

/** Px by which the footer is at most higher than was guessed. */
const mostGrown = 100

/** Loads the page of the entry that Back led to, as a document. The place on screen is another page's: we restore it. */
export function loadEntry() {
  history.scrollRestoration = 'manual'
  location.reload()
}

/** Scrolls to the saved position of the current history entry, or else to its anchor. */
function restore(otherwise?: number) {
  const top = positions()[entryKey()]
  const anchor = top === undefined && anchorOf(location.hash)
  if (anchor) return showAnchor(anchor)
  const known = top ?? otherwise
  if (known !== undefined) jump(known)
}

/** None where the address is badly encoded. */
const anchorOf = (hash: string) => attempt(() => document.getElementById(decodeURIComponent(hash.slice(1))))

/** The router's key of the history entry. Entries that the browser made are identified by their address. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? location.href

function positions(): Record<string, number> {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  return { ...stored, ...memory }
}
