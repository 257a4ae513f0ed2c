import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { standsReady } from '../page-slot/lay-out'
import { withoutSlash } from './without-slash'

/**
 * The browser's router, for which a place inside the page (`/life#virasat`) is no other address.
 *
 * The browser itself goes there. Were React told, every part whose HTML still waits for its script would be taken from
 * the page and put there again: an update of the router's context may concern it, and without script it cannot be
 * asked. The place that the browser has just scrolled to would be gone with it.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState({ action: history.action, location: history.location })

  useLayoutEffect(() => {
    let page = pageOf(history.location)
    return history.listen(({ action, location }) => {
      const before = page
      page = pageOf(location)
      if (String(action) === 'POP' && page === before) return
      const show = () => setShown({ action, location })
      // In slices, between which the page can be used; what stands ready is there sooner in one.
      if (String(action) === 'PUSH' && standsReady(withoutSlash(location.pathname))) flushSync(show)
      else startTransition(show)
    })
  }, [history])

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  )
}

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search
