import { usePage } from '@college/runtime'
import { classes } from '@college/shared/ui/classes'
import { Fold } from '@college/shared/ui/fold/fold'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/deciding.yaml'
import { AskOffice, ClaimNote, isPast } from '../../claim/claim'
import styles from './deciding.module.css'
import rowStyles from './rows.module.css'

/** What families ask before they apply: the fact, or who tells it. Other sections link to the anchor. */
export function Deciding() {
  const { day } = usePage()
  return (
    <Section id="before-you-decide" heading={content.heading} intro={content.intro} width="text">
      <div className={rowStyles.rows}>
        {content.questions.map(({ id, question, fact, unknown, link, subject }) => {
          const known = fact && !isPast(fact, day) ? fact : undefined
          const way = known ? known.link : link
          return (
            <div key={id} id={id} className={classes(rowStyles.row, styles.row)}>
              <h3 className={styles.question}>{question}</h3>
              <Fold label={<h3 className={styles.label}>{question}</h3>}>
                <div className={styles.answer}>
                  <p>{known?.text ?? unknown}</p>
                  {way && (
                    <p>
                      <a href={way.href}>{way.label}</a>
                    </p>
                  )}
                  {known ? <ClaimNote {...known} /> : <AskOffice subject={subject} />}
                </div>
              </Fold>
            </div>
          )
        })}
      </div>
    </Section>
  )
}
