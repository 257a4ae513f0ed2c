import content from '../../../../content/choosing.yaml'
import type { Answer } from '../../../../content/schemas'
import type { InFolder } from '../../../folder/in-order'
import type { MdProgramme } from '../md-programme'
import styles from './answer-words.module.css'

const { labels } = content

type Props = { answer: Answer; mds: InFolder<MdProgramme>[] }

/** What follows a verdict: the reason, and the ways on. An application opens with its course chosen. */
export function AnswerWords({ answer, mds }: Props) {
  return (
    <div className={styles.answer}>
      <p>{answer.text}</p>
      {answer.ways.length > 0 && (
        <ul className={styles.ways}>
          {answer.ways.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={styles.way}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer.courses && (
        <ul className={styles.courses}>
          {mds.map(({ slug, title, course }) => (
            <li key={slug} className={styles.course}>
              <span className={styles.title}>{title}</span>
              <a href={`/department/${slug}`} className={styles.way}>
                {labels.course}
                <span className="visually-hidden"> {title}</span>
              </a>
              <a href={`/apply?course=${course}`} className={styles.way}>
                {labels.apply}
                <span className="visually-hidden"> {title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
