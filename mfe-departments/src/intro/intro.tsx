import styles from './intro.module.css'

/** Opens a page under its banner: the first paragraph set large, the others beside it. */
export function Intro({ paragraphs }: { paragraphs: string[] }) {
  const [first, ...rest] = paragraphs
  return (
    <div className={styles.band}>
      <div className={styles.container}>
        <p className={styles.first}>{first}</p>
        {rest.length > 0 && (
          <div className={styles.rest}>
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
