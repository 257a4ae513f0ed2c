import content from '../../../content/ug.yaml'
import styles from './studied.module.css'

type Props = {
  subjects: string[]
  /** Beside another section: with its own heading, in one column. */
  headed?: boolean
}

/** What is studied in a department, a line each. */
export function Studied({ subjects, headed = false }: Props) {
  return (
    <>
      {headed && <h2 className={styles.heading}>{content.labels.studied}</h2>}
      <ul className={styles.list} data-broad={!headed}>
        {subjects.map((subject) => (
          <li key={subject} className={styles.subject}>
            {subject}
          </li>
        ))}
      </ul>
    </>
  )
}
