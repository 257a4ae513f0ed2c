import { around } from '../in-page/find-element'

/**
 * Keeps the focus near a control that goes while it has the focus, such as “Yes, discard it”. Browsers give it to
 * the whole page: Tab starts again at the top, and a screen reader falls silent.
 */
export function keepFocus() {
  let lately: Element[] = []
  addEventListener('focusin', ({ target }) => {
    lately = target instanceof Element ? [...around(target)] : []
  })
  new MutationObserver(() => {
    const [control] = lately
    const { activeElement: active } = document
    // A browser may give it away only with the next frame.
    if (!control || isThere(control) || (active !== control && active !== document.body)) return
    const near = lately.filter(isThere).flatMap((holder) => [...holder.querySelectorAll('button')])
    near.find(isThere)?.focus()
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['hidden'] })
}

const isThere = (element: Element) => element.isConnected && !element.closest('[hidden]')
