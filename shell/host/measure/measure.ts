import type { PackageName } from '@college/shared/contract'
import { type FormFailureKind, formFailureEvent } from '@college/shared/contract/form-failure'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { useShownPage } from '../navigation/arrival'
import { packageInStack } from '../sections/failure'
import { releaseOf } from '../sections/registry'
import { onReport } from '../sections/report'

/**
 * Sends page views, the first page's web vitals, errors, and forms that were not delivered to the endpoint. Import it
 * only if the site configuration names an endpoint and the visitor has not opted out.
 *
 * @param first the path of the first page
 */
export function measure(url: string, first: string) {
  const { add, flush } = batch((body) => navigator.sendBeacon(url, body))
  let path = first

  add({ kind: 'view', path })
  const addView = ({ path: shown }: { path: string | undefined }) => {
    if (!shown || shown === path) return
    path = shown
    add({ kind: 'view', path })
  }
  // The visitor may have navigated while this module was loading.
  addView(useShownPage.getState())
  useShownPage.subscribe(addView)

  for (const observe of [onTTFB, onLCP, onCLS, onINP])
    observe(({ name, value }) =>
      add({ kind: 'vital', path: first, name, value: Math.round(value * 1_000) / 1_000 }),
    )

  const addError = (
    error: unknown,
    section = packageInStack(error),
    version = section && releaseOf(section, path),
  ) => {
    if (!section) return
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    add({ kind: 'error', path, section, version, message: message.slice(0, 300) })
  }
  onReport(({ error, section, version }) => addError(error, section, version))
  addEventListener(formFailureEvent, ({ detail }) => add({ kind: 'form', path, failure: detail }))
  addEventListener('error', ({ error }) => addError(error))
  addEventListener('unhandledrejection', ({ reason }) => addError(reason))

  // Also fires after `pagehide`. web-vitals listens first, so its last values are included.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}

/** One event. It says nothing about the visitor. */
export type MeasureEvent =
  | { kind: 'view'; path: string }
  /** Times in ms, layout shift without unit (https://web.dev/articles/vitals). */
  | { kind: 'vital'; path: string; name: string; value: number }
  | { kind: 'error'; path: string; section: PackageName; version: string | undefined; message: string }
  | { kind: 'form'; path: string; failure: FormFailureKind }

/** Events in one message at most: a broken page may report many. */
const maxEvents = 20

/**
 * Collects events and sends them together: on `flush`, or when there are many.
 *
 * @param send sends text to the endpoint; `navigator.sendBeacon` works while a page unloads
 */
export function batch(send: (body: string) => void) {
  let kept: MeasureEvent[] = []
  const flush = () => {
    if (kept.length === 0) return
    send(JSON.stringify({ notices: kept }))
    kept = []
  }
  const add = (notice: MeasureEvent) => {
    kept.push(notice)
    if (kept.length >= maxEvents) flush()
  }
  return { add, flush }
}
