import { site } from '@college/runtime'
import { callLink } from '@college/shared/ui/call-link'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { memo } from 'react'
import chrome from '../../content/chrome.yaml'
import styles from './contact-strip.module.css'

/** The college's office phone, fax and e-mail, above the navigation; on a wide screen the way to the application too. */
export const ContactStrip = memo(function ContactStrip() {
  const { phones, emails } = site()
  const lines = [
    { icon: icons.phone, label: chrome.header.office, text: phones.office, href: callLink(phones.office) },
    { icon: icons.fax, label: chrome.header.fax, text: phones.fax },
    { icon: icons.mail, label: chrome.header.email, text: emails.office, href: `mailto:${emails.office}` },
  ]
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <dl className={styles.lines}>
          {lines.map(
            ({ icon, label, text, href }) =>
              text && (
                <div key={label} className={styles.line}>
                  <dt className={styles.label}>
                    <Icon path={icon} />
                    <span>{label}</span>
                  </dt>
                  <dd>{href ? <a href={href}>{text}</a> : text}</dd>
                </div>
              ),
          )}
        </dl>
        <a className={styles.apply} href={chrome.applyNow.href}>
          {chrome.applyNow.label}
        </a>
      </div>
    </div>
  )
})
