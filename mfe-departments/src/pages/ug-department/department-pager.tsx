import { Icon } from '@college/shared/ui/icons/icons'
import content from '../../../content/ug.yaml'
import departments from '../../../content/ug-titles.data'
import styles from './department-pager.module.css'

const { labels } = content

/** Links to the previous and next department, and to the list. */
export function DepartmentPager({ slug }: { slug: string }) {
  const { previous, next } = neighboursOf(departments, slug)
  return (
    <nav className={styles.band} aria-label={labels.pager}>
      <div className={styles.container}>
        {previous && <Neighbour department={previous} label={labels.previous} side="before" />}
        <a href="/department/ug" className={styles.all}>
          {labels.all}
        </a>
        {next && <Neighbour department={next} label={labels.next} side="after" />}
      </div>
    </nav>
  )
}

type NeighbourProps = { department: { slug: string; title: string }; label: string; side: 'before' | 'after' }

function Neighbour({ department: { slug, title }, label, side }: NeighbourProps) {
  return (
    <a href={`/department/ug/${slug}`} className={styles[side]}>
      <span className={styles.label}>
        {side === 'before' && <Icon name="arrow-left" />}
        {label}
        {side === 'after' && <Icon name="arrow-right" />}
      </span>
      <span className={styles.title}>{title}</span>
    </a>
  )
}

/** Those before and after one file in its list; the first has none before it, the last none after. */
export function neighboursOf<Item extends { slug: string }>(list: Item[], slug: string) {
  const place = list.findIndex((item) => item.slug === slug)
  return { previous: list[place - 1], next: place < 0 ? undefined : list[place + 1] }
}
