import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/library.yaml'
import { foldOf } from './fold-of'
import styles from './plan.module.css'

/** The sections of the library, numbered as on the plan beside its door. */
export function Plan({ id }: { id: string }) {
  const { heading, intro, items } = content.sections
  return (
    <Section id={id} heading={heading} intro={intro} fold={foldOf(heading)}>
      <ol className={styles.plan}>
        {items.map(({ name, text }) => (
          <li key={name} className={styles.place}>
            <h3>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
