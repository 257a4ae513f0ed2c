import { fetchPage, loadedPage } from '../sections/browser-pages'
import { useBusy } from '../sections/load-status'
import { report } from '../sections/report'
import { busyDelay, navigationTimeout, withTimeout } from '../sections/timeouts'

let latest = 0

/** Cancels the pending navigation: the visitor went elsewhere. */
export function cancelOpening() {
  latest += 1
  useBusy.setState({ busy: false })
}

/**
 * Shows a page as soon as it has loaded, immediately if it already has. A later call cancels an earlier one.
 *
 * @param show renders the page; nothing in it suspends
 * @param asDocument opens it as a document, when it cannot be loaded in time
 */
export function openPage(path: string, show: () => void, asDocument: () => void) {
  cancelOpening()
  if (loadedPage(path)) return show()
  const turn = latest
  const busy = setTimeout(() => turn === latest && useBusy.setState({ busy: true }), busyDelay)
  const then = (act: () => void) => () => {
    clearTimeout(busy)
    if (turn !== latest) return
    cancelOpening()
    act()
  }
  withTimeout(navigationTimeout, fetchPage(path), path).then(then(show), (error) => {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    then(() => {
      report(late ? 'timeout' : 'import', error, { path })
      // Over HTTP/1.1, hanging requests would hold all connections and delay the document.
      stop()
      asDocument()
    })()
  })
}
