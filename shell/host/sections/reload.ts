import { registeredEntry, releaseOf } from './registry'
import { clearRouteManifest, routeManifest } from './route-manifest'

const draftKey = 'typed'
const reloadedKey = 'reloaded-for'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = () => [...document.querySelectorAll<Field>(':is(input, textarea, select)[id]')]

/**
 * Saves what is typed for the next document. A section that has not loaded keeps no draft, and not every browser
 * restores fields (Chromium does after Back, not after a reload).
 */
export function saveDraft() {
  const typed = fields().map(({ id, value }) => [id, value])
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(typed))
  } catch {
    // Storage is full or forbidden: go on without a draft.
  }
}

export function reloadWithDraft() {
  saveDraft()
  location.reload()
}

/** Restores a saved draft. Call it before hydration, so that forms read it as if it were typed before script. */
export function restoreDraft() {
  try {
    const typed = new Map<string, string>(JSON.parse(sessionStorage.getItem(draftKey) ?? '[]'))
    sessionStorage.removeItem(draftKey)
    for (const field of fields()) field.value ||= typed.get(field.id) ?? ''
  } catch {
    // Storage is forbidden, or holds something else: there is nothing to restore.
  }
}

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
      ([name, version]) => registeredEntry(name) && ![undefined, version].includes(releaseOf(name)),
    )?.[1]
    if (!release || sessionStorage.getItem(reloadedKey) === release) return
    sessionStorage.setItem(reloadedKey, release)
    location.reload()
  })
}
