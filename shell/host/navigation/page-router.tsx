import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import { withoutSlash } from './addresses'
import { useShownPage } from './arrival'
import { browserNavigator, currentLocation, onNavigation } from './browser-history'
import { cancelOpening, openPage } from './open-page'
import { loadEntry } from './scroll-memory'

/**
 * The browser's router. Unlike `BrowserRouter` it shows a location only when the page there has loaded, so that no
 * page ever suspends on screen: on Back, React renders it before the next frame, and the scroll position can be
 * restored at once.
 *
 * A link within the page (`/life#virasat`) is not another location: the browser itself scrolls.
 *
 * @param address the path that the document was loaded from
 */
export function PageRouter({ address, children }: { address: string; children: ReactNode }) {
  const [shown, setShown] = useState(() => ({
    navigationType: NavigationType.Pop,
    location: { ...currentLocation(), pathname: address },
  }))

  useLayoutEffect(() => {
    let onScreen = currentLocation()
    // Back was pressed before React could follow it: the HTML is another page's.
    if (onScreen.pathname !== address) return loadEntry()
    return onNavigation((navigationType) => {
      const location = currentLocation()
      const show = () => {
        onScreen = location
        startTransition(() => setShown({ navigationType, location }))
      }
      if (navigationType !== NavigationType.Pop) return show()
      const path = withoutSlash(location.pathname)
      const before = withoutSlash(onScreen.pathname)
      // React cannot leave a page whose section has not loaded.
      if (path !== before && !useShownPage.getState().path) return loadEntry()
      if (path !== before) return openPage(path, show, loadEntry)
      cancelOpening()
      if (location.search !== onScreen.search) show()
    })
  }, [address])

  return (
    <Router {...shown} navigator={browserNavigator}>
      {children}
    </Router>
  )
}
