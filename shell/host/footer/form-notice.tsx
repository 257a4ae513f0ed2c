import { site } from '@college/runtime'
import { Button } from '@college/shared/ui/button/button'
import { callLink } from '@college/shared/ui/call-link'
import { type RefObject, useEffect, useRef } from 'react'
import chrome from '../../content/chrome.yaml'
import { useFooterFormStatus } from '../sections/load-status'
import styles from './form-notice.module.css'

/** Says quietly that the form has not loaded, and offers Retry and other ways to reach the office. */
export function FormNotice({ form }: { form: RefObject<HTMLElement | null> }) {
  const { status, retry } = useFooterFormStatus()
  const retried = useRef(false)
  const missing = status !== 'ok' && status !== 'recovered'

  useEffect(() => {
    if (status !== 'recovered') return
    // The button that had the focus is gone: move on to the first empty field.
    if (retried.current && document.activeElement === document.body) enter(form.current)
    retried.current = false
  }, [status, form])

  const { text: unavailable, recovered } = chrome.footer.formUnavailable
  const { retry: again, retrying } = chrome.notices
  const text = { ok: '', unavailable, retrying, stillUnavailable: unavailable, recovered }[status]
  const { phones, emails } = site()
  return (
    <div className={text ? styles.notice : undefined}>
      <div role="status">{text && <p>{text}</p>}</div>
      {missing && (
        <>
          <ul className={styles.ways}>
            <li>
              <a href={callLink(phones.office)}>{phones.office}</a>
            </li>
            <li>
              <a href={`mailto:${emails.office}`}>{emails.office}</a>
            </li>
          </ul>
          <Button
            variant="secondary"
            // Do not disable or remove it while it retries, or it would lose the focus.
            aria-disabled={status === 'retrying' || undefined}
            onClick={() => {
              retried.current = true
              retry()
            }}
          >
            {again}
          </Button>
        </>
      )}
    </div>
  )
}

/** Moves the focus to the first empty field. */
function enter(form: HTMLElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]') ?? [])]
  const field = fields.find(({ value }) => !value) ?? fields[0]
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
