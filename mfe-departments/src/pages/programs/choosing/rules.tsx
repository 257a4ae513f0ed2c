import content from '../../../../content/choosing.yaml'
import type { InFolder } from '../../../folder/in-order'
import type { MdProgramme } from '../md-programme'
import { AnswerWords } from './answer-words'
import styles from './rules.module.css'

/** Every case with its verdict to read; opened, also the reason and the ways on. Needs no script. */
export function Rules({ mds }: { mds: InFolder<MdProgramme>[] }) {
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
            <AnswerWords answer={answer} mds={mds} />
          </details>
        ))}
      </div>
    </div>
  )
}
