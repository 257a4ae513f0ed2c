import messages from '../../content/form-messages.yaml'
import styles from './privacy-notice.module.css'
import type { Kind } from './values'

const { purpose, minors, link, more, details } = messages.privacy

/** What happens to the visitor's data, before they give any (Digital Personal Data Protection Act, section 5). */
export function PrivacyNotice({ kind, office }: { kind: Kind; office: string }) {
  const [before, after] = details.consent.split('{email}')
  return (
    <div className={styles.notice}>
      <p>
        {purpose[kind]} {minors} <a href="/privacy">{link}</a>
      </p>
      <details>
        <summary className={styles.more}>{more}</summary>
        <p>{details.kept[kind]}</p>
        <p>
          {before}
          <a href={`mailto:${office}`}>{office}</a>
          {after}
        </p>
        <p>{details.answers}</p>
      </details>
    </div>
  )
}
