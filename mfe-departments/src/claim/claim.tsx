import { site } from '@college/runtime'
import { fillIn } from '@college/shared/contract/fill-in'
import { callLink } from '@college/shared/ui/call-link'
import { dayInWords } from '@college/shared/ui/day-in-words'
import words from '../../content/claims.yaml'
import type { Standing } from '../../content/schemas'
import styles from './claim.module.css'

/** Whether the last day of a claim is past, on the day of the compose (`usePage`). */
export const isPast = ({ until }: Standing, day: string) => until !== undefined && until < day

/** When a claim was last checked, and its source. Renders nothing for one that has neither. */
export function ClaimNote({ asOf, source }: Standing) {
  if (!asOf && !source) return null
  return (
    <p className={styles.note}>
      {asOf && <time dateTime={asOf}>{fillIn(words.asOf, { day: dayInWords(asOf) })}</time>}
      {source && (
        <span>
          {words.source} {source.href ? <a href={source.href}>{source.label}</a> : source.label}
        </span>
      )}
    </p>
  )
}

/** The contact form, with the subject of the message filled in. */
export const askHref = (subject: string) => `/contact?subject=${encodeURIComponent(subject)}#write`

export function RingOffice() {
  const { office } = site().phones
  return <a href={callLink(office)}>{fillIn(words.ring, { phone: office })}</a>
}

/** Two ways to ask what this site does not say. No words of the page: search and snippets leave them out. */
export function AskOffice({ subject }: { subject: string }) {
  return (
    <div className={styles.ways} data-nosnippet>
      <a href={askHref(subject)}>
        {words.ask}
        <span className="visually-hidden">: {subject}</span>
      </a>
      <RingOffice />
    </div>
  )
}
