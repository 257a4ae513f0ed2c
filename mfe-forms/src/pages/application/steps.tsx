import content from '../../../content/application.yaml'
import styles from './steps.module.css'

/** What happens after an application, in order. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      {content.steps.items.map(({ name, text }, index) => (
        <li key={name} className={styles.step}>
          <span className={styles.numeral} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
