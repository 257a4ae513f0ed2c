import { isControl } from '@college/shared/ui/draft'

/**
 * Keeps the focus in the field in which somebody is typing, if React replaces the form: it discards HTML that a password
 * manager or a translator has changed, and renders it anew.
 */
export function keepFocus(root: Node) {
  let focused: EventTarget | null = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  const giveBack = () => {
    if (!isControl(focused) || focused.isConnected || document.activeElement !== document.body) return
    const { name, form } = focused
    const instead = document.querySelector<HTMLFormElement>(`form[data-draft='${form?.dataset.draft}']`)
    const field = instead?.elements.namedItem(name)
    if (isControl(field)) field.focus({ preventScroll: true })
  }
  new MutationObserver(() => {
    if (!isControl(focused) || focused.isConnected) return
    giveBack()
    // WebKit gives no focus while it is busy with a key.
    requestAnimationFrame(giveBack)
  }).observe(root, { childList: true, subtree: true })
}
