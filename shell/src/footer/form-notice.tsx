import { site } from '@college/runtime'
import { Button } from '@college/shared/ui/button/button'
import { callLink } from '@college/shared/ui/call-link'
import { type RefObject, useEffect, useRef } from 'react'
import chrome from '../../content/chrome.yaml'
import { useFooterFormStatus } from '../sections/footer-form-status'
import { handOverTyped } from '../sections/open-anew'
import styles from './form-notice.module.css'

/** Milliseconds that the good news stays on screen. */
const goodNewsFor = 4_000

/** Says quietly that the form has not loaded, with the other ways to reach the office, and lets the visitor retry. */
export function FormNotice({ form }: { form: RefObject<HTMLElement | null> }) {
  const { status, retry } = useFooterFormStatus()
  const asked = useRef(false)
  const waits = status === 'away' || status === 'retrying'

  useEffect(() => {
    if (!waits) return
    addEventListener('pagehide', handOverTyped)
    return () => removeEventListener('pagehide', handOverTyped)
  }, [waits])

  useEffect(() => {
    if (status !== 'back') return
    // The button that had the focus is gone: the visitor goes on where the form is still empty.
    if (asked.current && document.activeElement === document.body) firstEmptyField(form.current)?.focus()
    asked.current = false
    const timer = setTimeout(() => useFooterFormStatus.setState({ status: 'well' }), goodNewsFor)
    return () => clearTimeout(timer)
  }, [status, form])

  const { text: away, back } = chrome.footer.formAway
  const { retry: again, retrying } = chrome.notices
  const text = { well: '', away, retrying, back }[status]
  const { phones, emails } = site()
  return (
    <div className={text ? styles.notice : undefined}>
      <div role="status">{text && <p>{text}</p>}</div>
      {waits && (
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
            // Stays while it works, so that the focus does.
            aria-disabled={status === 'retrying' || undefined}
            onClick={() => {
              asked.current = true
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

function firstEmptyField(form: HTMLElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]') ?? [])]
  return fields.find(({ value }) => !value) ?? fields[0]
}
