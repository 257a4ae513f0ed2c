import { site } from '@college/runtime'
import { callLink } from '@college/shared/ui/call-link'
import { Component, memo, type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import chrome from '../../content/chrome.yaml'
import { useSections } from '../sections/pages'
import styles from './footer.module.css'

/** Pixels before the screen at which the footer counts as near. */
const near = '600px'

/**
 * The contact form, which the section `forms` brings. Its HTML is there from the start; its script comes when
 * the footer does. When the section is away, the ways to reach the office stand in its place.
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
    <div ref={place} data-section="forms">
      <FormBoundary>
        <Suspense>
          <Form />
        </Suspense>
      </FormBoundary>
    </div>
  )
})

function Form() {
  const FooterForm = use(useSections().footerForm())
  return <FooterForm />
}

class FormBoundary extends Component<{ children: ReactNode }, { away: boolean }> {
  override state = { away: false }

  static getDerivedStateFromError() {
    return { away: true }
  }

  override render() {
    return this.state.away ? <FormAway /> : this.props.children
  }
}

function FormAway() {
  const { phones, emails } = site()
  const { heading, text } = chrome.footer.formAway
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
      <p>
        <a href={callLink(phones.office)}>{phones.office}</a>
        <br />
        <a href={`mailto:${emails.office}`}>{emails.office}</a>
      </p>
    </section>
  )
}
