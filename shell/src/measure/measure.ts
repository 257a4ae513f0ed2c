import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { blame } from '../sections/blame'
import { registeredEntry } from '../sections/load-page'
import { onReport } from '../sections/report'
import { versionOf } from '../sections/versions'
import { batch } from './batch'

/**
 * Tells the endpoint of the site configuration which pages were shown, how fast the first one was, and what
 * failed. Fetched only where the configuration names an endpoint and the visitor's browser does not object.
 *
 * @param first the path of the page that was opened
 */
export function measure(url: string, first: string) {
  const { add, flush } = batch((body) => navigator.sendBeacon(url, body))
  let path = first

  add({ kind: 'view', path })
  const { documentElement } = document
  const addView = () => {
    const { live } = documentElement.dataset
    if (!live || live === path) return
    path = live
    add({ kind: 'view', path })
  }
  // Another page may have been opened while this program was on its way.
  addView()
  new MutationObserver(addView).observe(documentElement, { attributeFilter: ['data-live'] })

  for (const observe of [onTTFB, onLCP, onCLS, onINP])
    observe(({ name, value }) =>
      add({ kind: 'vital', path: first, name, value: Math.round(value * 1_000) / 1_000 }),
    )

  const addError = (
    error: unknown,
    section = blame(error),
    version = versionOf(registeredEntry(section ?? '')),
  ) => {
    if (!section) return
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    add({ kind: 'error', path, section, version, message: message.slice(0, 300) })
  }
  onReport(({ error, section, version }) => addError(error, section, version))
  addEventListener('error', ({ error }) => addError(error))
  addEventListener('unhandledrejection', ({ reason }) => addError(reason))

  // Comes also when a page is left, after `pagehide`. The vitals listened first, so their last values are there.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}
