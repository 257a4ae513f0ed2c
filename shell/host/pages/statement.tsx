import { site } from '@college/runtime'
import { Banner } from '@college/shared/ui/banner/banner'
import { dayInWords } from '@college/shared/ui/day-in-words'
import { Prose } from '@college/shared/ui/prose/prose'
import type { Statement } from '../../content/schemas'
import styles from './statement.module.css'

export function Component({ content }: { content: Statement }) {
  const { updated, sections } = content
  return (
    <>
      <Banner height="index" />
      <div className={styles.page}>
        <p className={styles.updated}>
          {updated.label} <time dateTime={updated.day}>{dayInWords(updated.day)}</time>
        </p>
        {sections.filter(isTrueHere).map(({ id, heading, paragraphs, list, email, links }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{heading}</h2>
            <Prose paragraphs={paragraphs} />
            {list && (
              <ul>
                {list.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {email && <EmailLink address={site().emails[email] ?? site().emails.office} />}
            {links?.map(({ href, label }) => (
              <p key={href}>
                <a href={href}>{label}</a>
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

/** Some sections hold only where the site is measured, or is not, or where browsers report. */
function isTrueHere({ only }: Statement['sections'][number]) {
  const { measure, reports } = site()
  return !only || { measured: measure, unmeasured: !measure, reported: reports }[only]
}

const EmailLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>
