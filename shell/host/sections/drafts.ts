import { controlsOf, isEmpty, keepDraft, readDraft, tabStorage, valuesOf } from '@college/shared/ui/draft'

/**
 * Keeps what is typed into the page's forms for the next document. A form keeps its own draft once its section has
 * loaded; this also keeps what is typed while it has not, and not every browser restores fields (Chromium does after
 * Back, not after a reload).
 */
export function keepDrafts() {
  restoreDrafts()
  addEventListener('pagehide', () => {
    for (const [name, form] of forms()) {
      const [draft, values] = [readDraft(name, tabStorage()), valuesOf(form)]
      if (draft || !isEmpty(values)) keepDraft(name, { ...draft, values }, tabStorage())
    }
  })
}

/** Puts drafts into the HTML before it hydrates: forms read them as if they were typed before script. */
function restoreDrafts() {
  for (const [name, form] of forms()) {
    const draft = readDraft(name, tabStorage())
    for (const control of controlsOf(form)) control.value ||= draft?.values[control.name] ?? ''
  }
}

/** The forms that have drafts, by the name under which theirs is kept. */
const forms = () =>
  [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')].map(
    (form) => [form.dataset.draft ?? '', form] as const,
  )
