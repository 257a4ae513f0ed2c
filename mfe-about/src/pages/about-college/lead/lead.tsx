import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import type { AboutCollege } from '../../../../content/schemas'
import styles from './lead.module.css'

type Props = { topic: AboutCollege['topics'][number] }

/** The section that opens the long read: a wide picture, and the first paragraph larger than the rest. */
export function Lead({ topic }: Props) {
  const { id, title, paragraphs, illustration } = topic
  const [first = '', ...rest] = paragraphs
  return (
    <section id={id} className={styles.lead}>
      <h2>{title}</h2>
      <Picture {...illustration} sizes="(width >= 1100px) 53rem, 100vw" priority className={styles.picture} />
      <p className={styles.opening}>{first}</p>
      <div className={styles.rest}>
        <Prose paragraphs={rest} />
      </div>
    </section>
  )
}
