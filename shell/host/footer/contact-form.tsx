import { whenSeen } from '@college/shared/ui/when-seen'
import { Component, createRef, memo, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { wantFooterForm } from '../sections/browser-footer-form'
import { useFooterFormStatus } from '../sections/load-status'
import { reloadWithDraft } from '../sections/reload'
import { useSections } from '../sections/section-source'
import { FormNotice } from './form-notice'

/** Distance to the window, in px, at which the form starts loading. */
const near = '600px'

/**
 * The contact form, exposed by the section `forms`. Its HTML is prerendered; its script loads when the footer comes near.
 * While the script is missing, a notice below offers Retry and other ways to reach the office.
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
        <FormBoundary>
          <Suspense>
            <Form />
          </Suspense>
        </FormBoundary>
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

type BoundaryProps = { children: ReactNode }
type BoundaryState = { failed: boolean }

/** Keeps the fields, with what is typed, when the form throws while it renders. A reload may mend it. */
class FormBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false }
  private readonly fields = createRef<HTMLDivElement>()

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    useFooterFormStatus.setState({ status: 'unavailable', retry: reloadWithDraft })
  }

  /** Copies the form before React removes it. */
  override getSnapshotBeforeUpdate() {
    return this.state.failed ? (this.fields.current?.cloneNode(true) ?? null) : null
  }

  override componentDidUpdate(_: BoundaryProps, __: BoundaryState, kept: Node | null) {
    if (kept) this.fields.current?.replaceChildren(...kept.childNodes)
  }

  override render() {
    return <div ref={this.fields}>{!this.state.failed && this.props.children}</div>
  }
}
