import styles from './entries.module.css'

type Props = { items: { name: string; text: string }[] }

/** Names with a sentence about each, one under the other. */
export function Entries({ items }: Props) {
  return (
    <dl>
      {items.map(({ name, text }) => (
        <div key={name} className={styles.entry}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
