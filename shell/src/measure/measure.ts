import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { onReport, type Reported } from '../sections/report'
import { routeMap } from '../sections/route-map'
import { batch } from './batch'
import { blame } from './blame'

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

  const addError = async (reported: Reported) => {
    const section = blame(reported)
    if (!section) return
    const { error } = reported
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const where = path
    const version = await routeMap().then(
      ({ versions }) => versions?.[section],
      () => undefined,
    )
    add({ kind: 'error', path: where, section, version, message: message.slice(0, 300) })
  }
  onReport(addError)
  addEventListener('error', ({ error }) => addError({ error }))
  addEventListener('unhandledrejection', ({ reason }) => addError({ error: reason }))

  // Comes also when a page is left, after `pagehide`. The vitals listened first, so their last values are there.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}
