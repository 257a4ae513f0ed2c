import { registeredEntry } from './load-page'
import { forgetRouteMap, routeMap } from './route-map'

const reloadedKey = 'reloaded-for'

/**
 * A tab may be older than the releases whose files are still there. When a part that comes later cannot be
 * fetched or is refused, and another release is live by now, the page is opened anew, at most once for each
 * release. What was typed into a form is kept as its draft.
 *
 * When the same releases are still live, a reload would meet the same failure: whoever asked for the part deals
 * with it.
 */
export function reloadWhenOutdated() {
  addEventListener('vite:preloadError', async () => {
    forgetRouteMap()
    const { entries } = await routeMap()
    const newer = Object.keys(entries).find(
      (name) => ![undefined, entries[name]].includes(registeredEntry(name)),
    )
    const release = newer && entries[newer]
    if (!release || sessionStorage.getItem(reloadedKey) === release) return
    sessionStorage.setItem(reloadedKey, release)
    location.reload()
  })
}
