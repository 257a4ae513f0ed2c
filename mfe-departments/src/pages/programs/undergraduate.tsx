import { ButtonLink } from '@college/shared/ui/button/button'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/programs.yaml'
import styles from './undergraduate.module.css'

const { bnys, labels } = content

/** The BNYS degree in outline, and the years it is made of. */
export function Undergraduate() {
  return (
    <>
      <Section
        heading={labels.undergraduate}
        intro={bnys.name}
        aside={
          <Picture {...bnys.illustration} sizes="(width >= 62rem) 31rem, 100vw" className={styles.plate} />
        }
      >
        <Prose paragraphs={bnys.overview} />
        <ButtonLink href={bnys.href} variant="quiet">
          {labels.departments}
        </ButtonLink>
      </Section>
      <Section heading={labels.stages} tone="wash" width="text">
        <ol className={styles.stages}>
          {bnys.stages.map(({ title, text }) => (
            <li key={title} className={styles.stage}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
