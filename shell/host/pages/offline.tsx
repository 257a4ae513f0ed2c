import { site } from '@college/runtime'
import { offlinePath } from '@college/shared/contract/page-data'
import { Banner } from '@college/shared/ui/banner/banner'
import { Actions, Button } from '@college/shared/ui/button/button'
import { callLink } from '@college/shared/ui/call-link'
import { Prose } from '@college/shared/ui/prose/prose'
import { whenReachable } from '@college/shared/ui/reachable'
import { useEffect } from 'react'
import chrome from '../../content/chrome.yaml'
import content from '../../content/offline.yaml'
import styles from './offline.module.css'

export const head = content.page

const again = () => location.reload()

export function Component() {
  const { phones, emails, college, address } = site()

  useEffect(() => {
    // At its own address it stands in for nothing.
    if (location.pathname !== offlinePath) return whenReachable(again)
  }, [])

  return (
    <>
      <Banner height="form" />
      <div className={styles.page}>
        <Prose paragraphs={content.paragraphs} />
        <Actions>
          <Button onClick={again}>{content.retry}</Button>
        </Actions>
        <h2 className={styles.heading}>{content.contact}</h2>
        <dl className={styles.facts}>
          <dt>{chrome.header.office}</dt>
          <dd>
            <a href={callLink(phones.office)}>{phones.office}</a>
          </dd>
          <dt>{chrome.header.email}</dt>
          <dd>
            <a href={`mailto:${emails.office}`}>{emails.office}</a>
          </dd>
          <dt>{chrome.footer.contact.address}</dt>
          <dd>
            <address>
              {college.name}, {address.street}, {address.town}, {address.region} {address.postcode},{' '}
              {address.country}
            </address>
          </dd>
        </dl>
      </div>
    </>
  )
}
