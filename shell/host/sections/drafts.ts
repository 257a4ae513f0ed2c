import {
  controlsOf,
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
}

function saveDrafts() {
  for (const [name, form] of forms()) {
    // The section has a memory of its own: ours does not learn that a message was sent.
    const [draft, values] = [storedDraft(name, tabStorage()), valuesOf(form)]
    if (draft || !isEmpty(values)) keepDraft(name, { ...draft, values }, tabStorage())
  }
}

/** Puts drafts into the HTML before it hydrates: forms read them as if they were typed before script. */
function restoreDrafts() {
  for (const [name, form] of forms()) {
    const draft = readDraft(name, tabStorage())
    if (!draft || isEmpty(draft.values)) continue
    for (const control of controlsOf(form)) control.value ||= draft.values[control.name] ?? ''
    unfold(form)
  }
}

/** The forms that have drafts, by the name under which theirs is kept. */
const forms = () =>
  [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')].map(
    (form) => [form.dataset.draft ?? '', form] as const,
  )
