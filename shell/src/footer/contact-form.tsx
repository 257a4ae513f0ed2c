import { Component, createRef, memo, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { useFooterFormStatus } from '../sections/footer-form-status'
import { openAnew } from '../sections/open-anew'
import { useSections } from '../sections/pages'
import { FormNotice } from './form-notice'

/** Pixels before the screen at which the footer counts as near. */
const near = '600px'

/**
 * The contact form, which the section `forms` brings. Its HTML is there from the start; its script comes when
 * the footer does. When the script is missing, the HTML stays, and a notice below it offers Retry and other ways to reach the office.
 */
export const ContactForm = memo(function ContactForm() {
  const place = useRef<HTMLDivElement>(null)
  const { wantFooterForm } = useSections()

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wantFooterForm(), {
      rootMargin: near,
    })
    // Itself it has no place while the footer is not laid out.
    observer.observe(place.current.closest('footer') ?? place.current)
    return () => observer.disconnect()
  }, [wantFooterForm])

  return (
    <div>
      <div ref={place} data-section="forms">
        <FormBoundary>
          <Suspense>
            <Form />
          </Suspense>
        </FormBoundary>
      </div>
      {/* Beside the boundary: an update above it would make React give up its HTML. */}
      <FormNotice form={place} />
    </div>
  )
})

function Form() {
  const FooterForm = use(useSections().footerForm())
  return <FooterForm />
}

type BoundaryProps = { children: ReactNode }
type BoundaryState = { failed: boolean }

/** Keeps the fields, with what was typed, of a form that throws while it renders. A new document may mend it. */
class FormBoundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false }
  private readonly place = createRef<HTMLDivElement>()

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    useFooterFormStatus.setState({ status: 'away', retry: openAnew })
  }

  /** Copies the form before React removes it. */
  override getSnapshotBeforeUpdate() {
    return this.state.failed ? (this.place.current?.cloneNode(true) ?? null) : null
  }

  override componentDidUpdate(_: BoundaryProps, __: BoundaryState, kept: Node | null) {
    if (kept) this.place.current?.replaceChildren(...kept.childNodes)
  }

  override render() {
    return <div ref={this.place}>{!this.state.failed && this.props.children}</div>
  }
}
