import type { PackageName } from '@college/shared/contract'

/** One thing noticed. Nothing in it says who: no name is given to a visitor, and none is kept. */
export type Notice =
  | { kind: 'view'; path: string }
  /** Times in ms, layout shift without unit (https://web.dev/articles/vitals). */
  | { kind: 'vital'; path: string; name: string; value: number }
  | { kind: 'error'; path: string; section: PackageName; version: string | undefined; message: string }

/** The most that is kept before it is sent; a page in trouble may report without end. */
const most = 20

/**
 * Collects what was noticed and sends it in one piece: when the page is left or hidden, or when it is much.
 *
 * @param send hands text to the endpoint; `navigator.sendBeacon` works while a page goes
 */
export function batch(send: (body: string) => void) {
  let kept: Notice[] = []
  const flush = () => {
    if (kept.length === 0) return
    send(JSON.stringify({ notices: kept }))
    kept = []
  }
  const add = (notice: Notice) => {
    kept.push(notice)
    if (kept.length >= most) flush()
  }
  return { add, flush }
}
