import type {} from '@college/shared/contract/early-events'
import {
  controlsOf,
  isControl,
  isEmpty,
  keepDraft,
  readDraft,
  storedDraft,
  tabStorage,
  unfold,
  valuesOf,
} from '@college/shared/ui/draft'

/**
 * Keeps what is typed into the page's forms, from before their section has loaded: for the next document, because not
 * every browser restores fields (Chromium does after Back, not after a reload), and for this one, because React replaces
 * a form whose HTML a password manager or a translator has changed.
 */
export function keepDrafts() {
  restoreDrafts()
  saveDrafts()
  document.addEventListener('input', saveDrafts)
  addEventListener('pagehide', saveDrafts)
  // In a document that the browser kept: what was typed in the next one, which its own words would replace. WebKit knows it
  // at once, Chromium a little later, and Firefox never.
  for (const type of ['pageshow', 'storage']) addEventListener(type, restoreDrafts)
}

function saveDrafts() {
  for (const form of forms()) {
    const name = nameOf(form)
    // The section has a memory of its own: ours does not learn that a message was sent.
    const [draft, values] = [storedDraft(name, tabStorage()), valuesOf(form)]
    if (draft || !isEmpty(values)) keepDraft(name, { ...draft, values }, tabStorage())
  }
}

/**
 * Puts drafts into the HTML before it hydrates: forms read them as if they were typed before script. A draft is newer than
 * what a browser restores, and its own: Firefox puts one form's words into another that now has its place in the page.
 */
function restoreDrafts(later?: Event) {
  for (const form of forms()) {
    const { values = {} } = readDraft(nameOf(form), tabStorage()) ?? {}
    if (isEmpty(values)) continue
    const older = controlsOf(form).filter(
      (control) => !isTyped(control) && control.value !== (values[control.name] ?? control.value),
    )
    for (const control of older) control.value = values[control.name] ?? ''
    // Whoever has closed it would see the page move.
    if (!later || older.length) unfold(form)
  }
}

/** Whether somebody has typed in it before the page is live. */
const isTyped = (control: Element) =>
  globalThis.earlyEvents?.some(({ type, target }) => type === 'input' && target === control)

/** The forms that have drafts. */
const forms = () => document.querySelectorAll<HTMLFormElement>('form[data-draft]')

/** The name under which a form's draft is kept. */
const nameOf = (form: HTMLFormElement) => form.dataset.draft ?? ''

/**
 * Keeps the focus in the field in which somebody is typing, if React replaces the form: it discards HTML that a password
 * manager or a translator has changed, and renders it again.
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
