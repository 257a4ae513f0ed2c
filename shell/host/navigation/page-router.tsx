import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { type Location, NavigationType, Router } from 'react-router-dom'
import { withoutSlash } from './addresses'
import { useShownPage } from './arrival'
import { browserNavigator, currentLocation, onNavigation } from './browser-history'
import { cancelOpening, openPage } from './open-page'
import { leaveEntry, loadEntry } from './scroll-memory'

/**
 * The browser's router. Unlike `BrowserRouter` it shows a location only when the page there has loaded, so that no
 * page ever suspends on screen: on Back, React renders it before the next frame, and the scroll position can be
 * restored at once.
 *
 * A link within the page (`/life#virasat`) is not another location: the browser itself scrolls.
 *
 * @param start what the document shows: the path that it was loaded from, at the entry that it began with
 */
export function PageRouter({ start, children }: { start: Location; children: ReactNode }) {
  const [shown, setShown] = useState({ navigationType: NavigationType.Pop, location: start })

  useLayoutEffect(() => {
    let onScreen = currentLocation()
    // Back was pressed before React could follow it: the HTML is another page's.
    if (onScreen.pathname !== start.pathname) return loadEntry()
    // The same within the page: an open card has an entry of its own.
    if (onScreen.key !== start.key) setShown({ navigationType: NavigationType.Pop, location: onScreen })
    return onNavigation((navigationType) => {
      const location = currentLocation()
      const show = () => {
        onScreen = location
        startTransition(() => setShown({ navigationType, location }))
      }
      const leave = () => {
        // At once: React shows the next page before anything else hears of Back.
        leaveEntry()
        show()
      }
      if (navigationType !== NavigationType.Pop) return show()
      const path = withoutSlash(location.pathname)
      const before = withoutSlash(onScreen.pathname)
      // React cannot leave a page whose section has not loaded.
      if (path !== before && !useShownPage.getState().path) return loadEntry()
      if (path !== before) return openPage(path, leave, loadEntry)
      cancelOpening()
      if (location.search !== onScreen.search) show()
    })
  }, [start])

  return (
    <Router {...shown} navigator={browserNavigator}>
      {children}
    </Router>
  )
}
