import { Picture } from '@college/shared/ui/picture/picture'
import content from '../../../content/ug.yaml'
import type { Card } from '../../../content/ug-cards.data'
import { TitleLink, WayOn } from '../../title-link/title-link'
import styles from './department-card.module.css'

type Props = {
  department: Card
  /** Its number in the list, shown on the card. */
  number: number
}

/** A department in the list. The whole card is a link to its page. */
export function DepartmentCard({ department: { slug, title, summary, illustration }, number }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.mount}>
        <Picture
          {...(illustration ?? content.plate)}
          sizes="(width >= 68rem) 23rem, (width >= 40rem) 45vw, 7rem"
          className={styles.plate}
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <TitleLink href={`/department/ug/${slug}`}>{title}</TitleLink>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.open}>
          <WayOn>{content.labels.open}</WayOn>
        </div>
      </div>
    </article>
  )
}
