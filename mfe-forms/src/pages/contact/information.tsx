import { site } from '@college/runtime'
import { callLink } from '@college/shared/ui/call-link'
import { CopyButton } from '@college/shared/ui/copy-button/copy-button'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { PostalAddress } from '@college/shared/ui/postal-address/postal-address'
import content from '../../../content/contact.yaml'
import styles from './information.module.css'

const words = content.information

/** Where the college is and how else it can be reached; all of it from the site configuration. */
export function Information() {
  const { college, phones, emails } = site()
  const offices = ['office', 'admissions', 'principal'] as const
  return (
    <section className={styles.information} aria-labelledby="information">
      <h2 className={styles.heading} id="information">
        {words.heading}
      </h2>
      <dl className={styles.groups}>
        <div className={styles.group}>
          <dt>
            <Icon path={icons.pin} />
            {words.address}
          </dt>
          <dd className={styles.college}>{college.name}</dd>
          <dd>
            <address className={styles.address}>
              <PostalAddress />
            </address>
          </dd>
        </div>
        <div className={styles.group}>
          <dt>
            <Icon path={icons.phone} />
            {words.phones}
          </dt>
          <Line label={words.office} href={callLink(phones.office)} copied>
            {phones.office}
          </Line>
          {phones.lines.map((line, index) => (
            <Line key={line} label={index === 0 ? words.lines : undefined} href={callLink(line)} copied>
              {line}
            </Line>
          ))}
          {phones.fax && (
            <Line label={words.fax} copied>
              {phones.fax}
            </Line>
          )}
        </div>
        <div className={styles.group}>
          <dt>
            <Icon path={icons.mail} />
            {words.emails}
          </dt>
          {offices.map((office) => {
            const address = emails[office]
            return (
              address && (
                <Line key={office} label={words.emailFor[office]} href={`mailto:${address}`}>
                  {address}
                </Line>
              )
            )
          })}
        </div>
      </dl>
    </section>
  )
}

type LineProps = {
  label: string | undefined
  href?: string
  /** Whether a button copies it: a number is often needed in another device. */
  copied?: boolean
  children: string
}

function Line({ label, href, copied = false, children }: LineProps) {
  return (
    <dd className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={copied ? styles.copied : undefined}>
        {href ? <a href={href}>{children}</a> : <span>{children}</span>}
        {copied && <CopyButton text={children} labels={words.copy} />}
      </span>
    </dd>
  )
}
