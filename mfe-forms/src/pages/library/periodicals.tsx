import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/library.yaml'
import type { PartProps } from './library'
import styles from './periodicals.module.css'

export function Periodicals(part: PartProps) {
  const { intro, journals, magazines, newspapers } = content.periodicals
  return (
    <Section {...part} intro={intro}>
      <div className={styles.shelves}>
        <Shelf shelf={journals} />
        <div className={styles.column}>
          <Shelf shelf={magazines} />
          <Shelf shelf={newspapers} />
        </div>
      </div>
    </Section>
  )
}

function Shelf({ shelf: { heading, items } }: { shelf: typeof content.periodicals.journals }) {
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away where the markers are gone
        role="list"
        className={styles.list}
      >
        {items.map(({ name, about }) => (
          <li key={name} className={styles.item}>
            <cite className={styles.name}>{name}</cite>
            <span className={styles.about}>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
