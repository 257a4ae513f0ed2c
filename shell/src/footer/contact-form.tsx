import { site } from '@college/runtime'
import chrome from '../../content/chrome.yaml'
import styles from './footer.module.css'

/** The place of the contact form; without it, the ways to reach the office. */
export function ContactForm() {
  const { phones, emails } = site()
  const { heading, text } = chrome.footer.formAway
  return (
    <section className={styles.form}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
      <p>
        <a href={`tel:${phones.office.replaceAll(' ', '')}`}>{phones.office}</a>
        <br />
        <a href={`mailto:${emails.office}`}>{emails.office}</a>
      </p>
    </section>
  )
}
