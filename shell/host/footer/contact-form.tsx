import { site } from '@college/runtime'
import { Button } from '@college/shared/ui/button/button'
import { callLink } from '@college/shared/ui/call-link'
import { whenSeen } from '@college/shared/ui/when-seen'
import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef } from 'react'
import chrome from '../../content/chrome.yaml'
import { wantFooterForm } from '../sections/browser-footer-form'
import { HtmlBoundary } from '../sections/html-boundary'
import { useFooterFormStatus } from '../sections/load-status'
import styles from './form-notice.module.css'

/** Distance to the window, in px, at which the form starts loading. */
const near = '600px'

type Props = { form: () => Promise<ComponentType> }

/**
 * The contact form, exposed by the section `forms`. Its HTML is prerendered; its script loads when the footer is near
 * the window. While the script is missing, a notice below offers Retry and other ways to reach the office.
 */
export const ContactForm = memo(function ContactForm({ form }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    // Observe the footer: the form itself may have no box yet.
    return whenSeen(place.current.closest('footer') ?? place.current, wantFooterForm, { rootMargin: near })
  }, [])

  return (
    <div>
      <div ref={place} data-section="forms">
        <HtmlBoundary holder={formHtml} onError={onError}>
          <Suspense>
            <Form form={form} />
          </Suspense>
        </HtmlBoundary>
      </div>
      {/* Keep it outside the boundary: an update above would make React discard the HTML. */}
      <FormNotice place={place} />
    </div>
  )
})

function Form({ form }: Props) {
  const FooterForm = use(form())
  return <FooterForm />
}

/** By its place, not a ref: before React has mounted it, its HTML is there. */
const formHtml = () => document.querySelector('footer [data-section]')

/** Only a new document runs code again that has thrown. */
const onError = () => useFooterFormStatus.setState({ status: 'unavailable', retry: () => location.reload() })

/** Says quietly that the form has not loaded, and offers Retry and other ways to reach the office. */
function FormNotice({ place }: { place: RefObject<HTMLElement | null> }) {
  const { status, retry } = useFooterFormStatus()
  const retried = useRef(false)
  const missing = status !== 'ok' && status !== 'recovered'

  useEffect(() => {
    if (status !== 'recovered') return
    // The button that had the focus is gone: move on to the first empty field.
    if (retried.current && document.activeElement === document.body) enter(place.current)
    retried.current = false
  }, [status, place])

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

function enter(form: HTMLElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]') ?? [])]
  const field = fields.find(({ value }) => !value) ?? fields[0]
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
