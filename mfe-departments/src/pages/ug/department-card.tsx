import { Picture } from '@college/shared/ui/picture/picture'
import type { UgDepartment } from '../../../content/schemas'
import content from '../../../content/ug.yaml'
import type { InFolder } from '../../folder/in-order'
import { TitleLink, WayOn } from '../../title-link/title-link'
import styles from './department-card.module.css'

/** What the list needs of a department's file. */
export type Card = Pick<UgDepartment, 'order' | 'title' | 'summary' | 'illustration'>

type Props = {
  department: InFolder<Card>
  /** Its place in the list, shown as the number of its plate. */
  number: number
}

/** A department in the list: its plate, its name and what it is for. The whole card leads to its page. */
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
