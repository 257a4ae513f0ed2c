import { site } from '@college/runtime'
import { fillIn } from '@college/shared/contract/fill-in'
import { callLink } from '@college/shared/ui/call-link'
import { Fold } from '@college/shared/ui/fold/fold'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { MapFrame } from '@college/shared/ui/map-frame/map-frame'
import { PostalAddress } from '@college/shared/ui/postal-address/postal-address'
import type { ComponentProps } from 'react'
import chrome from '../../content/chrome.yaml'
import { LinkList } from '../link-list'
import { ContactForm } from './contact-form'
import styles from './footer.module.css'

export function Footer({ year, form }: { year: number } & ComponentProps<typeof ContactForm>) {
  const { college, phones, emails, social } = site()
  const { contact, quickLinks, social: follow, map, copyright, legal, backToTop, newTab } = chrome.footer
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.contact}>
          <h2 className={styles.heading}>{contact.heading}</h2>
          <address className={styles.address}>
            {college.name}
            <br />
            <PostalAddress />
          </address>
          <dl className={styles.facts}>
            <dt>{contact.phones}</dt>
            {[phones.office, ...phones.lines].map((phone) => (
              <dd key={phone}>
                <a href={callLink(phone)}>{phone}</a>
              </dd>
            ))}
            {phones.fax && (
              <>
                <dt>{chrome.header.fax}</dt>
                <dd>{phones.fax}</dd>
              </>
            )}
            <dt>{contact.emails}</dt>
            {[...new Set(Object.values(emails))].map((email) => (
              <dd key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            ))}
          </dl>
        </section>
        <nav className={styles.links} aria-labelledby="quick-links">
          <h2 className={styles.heading} id="quick-links">
            {quickLinks.heading}
          </h2>
          <LinkList className={styles.list} links={quickLinks.links} />
          {social.length > 0 && (
            <>
              <h2 className={styles.heading}>{follow.heading}</h2>
              <ul className={styles.list}>
                {social.map(({ network, url }) => (
                  <li key={url}>
                    <a
                      href={url}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${fillIn(follow.link, { network })}, ${newTab}`}
                    >
                      {network}
                      <Icon path={icons.external} />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </nav>
        <div className={styles.form}>
          <ContactForm form={form} />
        </div>
        <section className={styles.map}>
          <h2 className={styles.heading}>{map.heading}</h2>
          <Fold label={<h2 className={styles.label}>{map.heading}</h2>}>
            <MapFrame title={map.title} link={map.link} newTab={newTab} />
          </Fold>
        </section>
      </div>
      <div className={styles.last}>
        <p>{fillIn(copyright, { year })}</p>
        <LinkList className={styles.legal} links={legal} />
        <a className={styles.top} href="#top">
          {backToTop}
          <Icon path={icons.chevronDown} className={styles.up} />
        </a>
      </div>
    </footer>
  )
}
