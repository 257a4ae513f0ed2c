import content from '../../../../content/choosing.yaml'
import type { MdProgramme } from '../../../../content/pg-programmes.data'
import type { Answer } from '../../../../content/schemas'
import styles from './answer-details.module.css'

const { labels } = content

type Props = { answer: Answer; mds: MdProgramme[] }

/** The reason for a verdict, and links on. A link to the application selects its course. */
export function AnswerDetails({ answer, mds }: Props) {
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
