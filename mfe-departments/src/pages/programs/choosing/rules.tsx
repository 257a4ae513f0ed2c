import content from '../../../../content/choosing.yaml'
import type { MdProgramme } from '../../../../content/pg-programmes.data'
import { AnswerDetails } from './answer-details'
import styles from './rules.module.css'

/** Every case with its verdict; its details open without script. */
export function Rules({ mds }: { mds: MdProgramme[] }) {
  return (
    <div className={styles.sheet}>
      <h3>{content.labels.rules}</h3>
      <div>
        {content.answers.map((answer) => (
          <details key={answer.id} className={styles.rule}>
            <summary className={styles.case}>
              <span className={styles.who}>{answer.who}</span>
              <span className={styles.verdict}>{answer.verdict}</span>
            </summary>
            <AnswerDetails answer={answer} mds={mds} />
          </details>
        ))}
      </div>
    </div>
  )
}
