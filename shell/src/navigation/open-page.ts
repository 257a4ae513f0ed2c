import { fetchPage, loadedPage } from '../sections/browser-pages'
import { report } from '../sections/report'
import { useSectionStatus } from '../sections/status'
import { busyAfter, documentAfter, within } from './time-limits'

let latest = 0

/** Gives up the page that is on its way: the visitor went elsewhere. */
export function cancelOpening() {
  latest += 1
  useSectionStatus.getState().setOpening(false)
}

/**
 * Shows a page as soon as it has loaded; at once if it has. A later call takes the place of an earlier one.
 *
 * @param show renders the page; nothing of it suspends
 * @param asDocument opens it as a document: for a page that cannot be loaded, or not in time
 */
export function openPage(path: string, show: () => void, asDocument: () => void) {
  cancelOpening()
  if (loadedPage(path)) return show()
  const turn = latest
  const busy = setTimeout(() => turn === latest && useSectionStatus.getState().setOpening(true), busyAfter)
  const then = (act: () => void) => () => {
    clearTimeout(busy)
    if (turn !== latest) return
    cancelOpening()
    act()
  }
  within(documentAfter, fetchPage(path), path).then(then(show), (error) => {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    then(() => {
      report(late ? 'timeout' : 'import', error, { path })
      // Over HTTP/1.1 requests that hang would keep the document waiting for a connection.
      stop()
      asDocument()
    })()
  })
}
