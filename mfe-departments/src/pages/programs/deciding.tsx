import { usePage } from '@college/runtime'
import { classes } from '@college/shared/ui/classes'
import { Fold } from '@college/shared/ui/fold/fold'
import { Section } from '@college/shared/ui/section/section'
import type { ReactNode } from 'react'
import content from '../../../content/deciding.yaml'
import { askHref, ClaimNote, isPast, RingOffice } from '../../claim/claim'
import styles from './deciding.module.css'
import rowStyles from './rows.module.css'

/** What families ask before they apply: the facts first, then whom to ask. Other sections link to the anchor. */
export function Deciding() {
  const { day } = usePage()
  const known = content.questions.flatMap(({ fact, ...question }) =>
    fact && !isPast(fact, day) ? { ...question, fact } : [],
  )
  const open = content.questions.filter(({ id }) => !known.some((other) => other.id === id))
  return (
    <Section id="before-you-decide" heading={content.heading} intro={content.intro} width="text">
      <div className={rowStyles.rows}>
        {known.map(({ id, question, fact }) => (
          <Question key={id} id={id} question={question}>
            <p>{fact.text}</p>
            {fact.link && (
              <p>
                <a href={fact.link.href}>{fact.link.label}</a>
              </p>
            )}
            <ClaimNote {...fact} />
          </Question>
        ))}
      </div>
      {open.length > 0 && (
        <div className={styles.office} data-nosnippet>
          {content.office} <RingOffice />
        </div>
      )}
      <div className={rowStyles.rows}>
        {open.map(({ id, question, unknown, subject, ask }) => (
          <Question key={id} id={id} question={question}>
            <p>{unknown}</p>
            <div data-nosnippet>
              <a href={askHref(subject)}>{ask}</a>
            </div>
          </Question>
        ))}
      </div>
    </Section>
  )
}

function Question({ id, question, children }: { id: string; question: string; children: ReactNode }) {
  return (
    <div id={id} className={classes(rowStyles.row, styles.row)}>
      <h3 className={styles.question}>{question}</h3>
      <Fold label={<h3 className={styles.label}>{question}</h3>}>
        <div className={styles.answer}>{children}</div>
      </Fold>
    </div>
  )
}
