import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { isLive } from './arrival'
import { cancelOpening, openPage } from './open-page'
import { withoutSlash } from './without-slash'

/**
 * The browser's router. It shows a location only when the page there has loaded, so that no page ever suspends on
 * screen: on Back React renders it before the next frame, and the scroll position can be restored at once.
 *
 * A place inside the page (`/life#virasat`) is not another location: the browser itself scrolls there.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState({ action: history.action, location: history.location })

  useLayoutEffect(() => {
    let onScreen = history.location
    return history.listen(({ action, location }) => {
      const show = () => {
        onScreen = location
        startTransition(() => setShown({ action, location }))
      }
      if (String(action) !== 'POP') return show()
      const path = withoutSlash(location.pathname)
      const before = withoutSlash(onScreen.pathname)
      // React cannot leave a page whose section has not loaded.
      if (path !== before && !isLive(before)) return window.location.reload()
      if (path !== before) return openPage(path, show, () => window.location.reload())
      cancelOpening()
      if (location.search !== onScreen.search) show()
    })
  }, [history])

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  )
}
