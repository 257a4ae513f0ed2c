import { entries, releaseOf } from './registry'
import { clearRouteManifest, routeManifest } from './route-manifest'

const reloadedKey = 'reloaded-for'

/**
 * Reloads the page when a dynamic import fails and another release is live by now, at most once for each release: a tab
 * may outlive the files that it was loaded from. Forms keep their own drafts of what is typed.
 *
 * While the same releases are live, a reload would fail again: the caller of the import handles it.
 */
export function reloadWhenOutdated() {
  addEventListener('vite:preloadError', async () => {
    clearRouteManifest()
    const { versions } = await routeManifest()
    const release = Object.entries(versions ?? {}).find(
      ([name, version]) => entries.has(name) && version !== releaseOf(name),
    )?.[1]
    if (!release) return
    try {
      if (sessionStorage.getItem(reloadedKey) === release) return
      sessionStorage.setItem(reloadedKey, release)
    } catch {
      // Storage is full or forbidden: without a note the page might never stop reloading.
      return
    }
    location.reload()
  })
}
