import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/work.yaml'
import styles from './research.module.css'

/** How a project comes about, and how many of them stand in the library. */
export function Research() {
  const { heading, intro, illustration, total, totalLabel } = content.research
  return (
    <Section
      heading={heading}
      aside={
        <div className={styles.aside}>
          <Picture {...illustration} sizes="(width >= 62rem) 29rem, 100vw" className={styles.picture} />
          <p className={styles.total}>
            <span className={styles.number}>{total}</span> {totalLabel}
          </p>
        </div>
      }
    >
      <Prose paragraphs={intro} />
    </Section>
  )
}
