import { registeredEntry } from './load-page'
import { clearRouteManifest, routeManifest } from './route-manifest'

const reloadedKey = 'reloaded-for'

/**
 * Reloads the page when a dynamic import fails and another release is live by now, at most once for each release: a tab
 * may outlive the files that it was loaded from. Forms keep what is typed as a draft.
 *
 * While the same releases are live, a reload would fail again: the caller of the import handles it.
 */
export function reloadWhenOutdated() {
  addEventListener('vite:preloadError', async () => {
    clearRouteManifest()
    const { entries } = await routeManifest()
    const newer = Object.keys(entries).find(
      (name) => ![undefined, entries[name]].includes(registeredEntry(name)),
    )
    const release = newer && entries[newer]
    if (!release || sessionStorage.getItem(reloadedKey) === release) return
    sessionStorage.setItem(reloadedKey, release)
    location.reload()
  })
}
