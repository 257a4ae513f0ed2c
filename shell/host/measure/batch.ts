import type { PackageName } from '@college/shared/contract'

/** One event. It says nothing about the visitor. */
export type MeasureEvent =
  | { kind: 'view'; path: string }
  /** Times in ms, layout shift without unit (https://web.dev/articles/vitals). */
  | { kind: 'vital'; path: string; name: string; value: number }
  | { kind: 'error'; path: string; section: PackageName; version: string | undefined; message: string }

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
