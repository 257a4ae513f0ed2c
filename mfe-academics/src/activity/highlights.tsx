import labels from '../../content/labels.yaml'
import styles from './highlights.module.css'

type Props = {
  items: string[] | undefined
  /** Level of the heading; without it the list has none, only a name for screen readers. */
  level?: 2 | 3 | 4
}

/** What a reader should remember, a ruled line each. */
export function Highlights({ items, level }: Props) {
  if (!items) return null
  const Heading = level && (`h${level}` as const)
  return (
    <div>
      {Heading && <Heading className={styles.heading}>{labels.highlights}</Heading>}
      <ul className={styles.list} aria-label={labels.highlights}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
