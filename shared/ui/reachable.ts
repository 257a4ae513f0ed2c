/** Milliseconds between two questions whether the site answers again. */
const pause = 3_000

/**
 * Whether the site answers, whatever it says. `navigator.onLine` is only a hint: behind some VPNs it is false on a line
 * that works.
 */
export const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Calls back once the site answers again. The browser's `online` is not waited for alone, because WebKit may not send it:
 * the site is also asked when the page is looked at again, and from time to time. Returns what cancels it.
 */
export function whenReachable(back: () => void): () => void {
  const left = new AbortController()
  const { signal } = left
  const leave = () => {
    clearInterval(timer)
    left.abort()
  }
  const ask = async () => {
    if (document.hidden || !(await isReachable()) || signal.aborted) return
    leave()
    back()
  }
  const timer = setInterval(ask, pause)
  addEventListener('online', ask, { signal })
  document.addEventListener('visibilitychange', ask, { signal })
  return leave
}
