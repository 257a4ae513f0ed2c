import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/work.yaml'
import styles from './clinical.module.css'

/** The postings in the hospital, in the order in which a student comes to them. */
export function Clinical() {
  const { heading, intro, illustration, postings } = content.clinical
  return (
    <Section heading={heading} tone="wash">
      <div className={styles.columns}>
        <Picture {...illustration} sizes="(width >= 62rem) 29rem, 100vw" className={styles.picture} />
        <div className={styles.words}>
          <Prose paragraphs={intro} />
          <ol className={styles.path}>
            {postings.map(({ unit, when, description }) => (
              <li key={unit} className={styles.posting}>
                <h3>{unit}</h3>
                <p className={styles.when}>{when}</p>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
