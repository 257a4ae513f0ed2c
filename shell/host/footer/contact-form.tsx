import { whenSeen } from '@college/shared/ui/when-seen'
import { memo, Suspense, use, useEffect, useRef } from 'react'
import { wantFooterForm } from '../sections/browser-footer-form'
import { HtmlBoundary } from '../sections/html-boundary'
import { useFooterFormStatus } from '../sections/load-status'
import { useSections } from '../sections/section-source'
import { FormNotice } from './form-notice'

/** Distance to the window, in px, at which the form starts loading. */
const near = '600px'

/**
 * The contact form, exposed by the section `forms`. Its HTML is prerendered; its script loads when the footer is near
 * the window. While the script is missing, a notice below offers Retry and other ways to reach the office.
 */
export const ContactForm = memo(function ContactForm() {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!form.current) return
    // Observe the footer: the form itself may have no box yet.
    return whenSeen(form.current.closest('footer') ?? form.current, wantFooterForm, { rootMargin: near })
  }, [])

  return (
    <div>
      <div ref={form} data-section="forms">
        <HtmlBoundary holder={formHtml} onError={onError}>
          <Suspense>
            <Form />
          </Suspense>
        </HtmlBoundary>
      </div>
      {/* Keep it outside the boundary: an update above would make React discard the HTML. */}
      <FormNotice form={form} />
    </div>
  )
})

function Form() {
  const FooterForm = use(useSections().footerForm())
  return <FooterForm />
}

/** By its place, not a ref: before React has mounted it, its HTML is there. */
const formHtml = () => document.querySelector('footer [data-section]')

/** Only a new document runs code again that has thrown. */
const onError = () => useFooterFormStatus.setState({ status: 'unavailable', retry: () => location.reload() })
