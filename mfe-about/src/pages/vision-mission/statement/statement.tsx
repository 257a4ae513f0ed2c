import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import type { VisionMission } from '../../../../content/schemas'
import styles from './statement.module.css'

type Props = { id: 'vision' | 'mission'; statement: VisionMission['vision'] }

/** The Vision box, dark as before dawn, or the Mission box, light as the day; its picture reaches the window's edge. */
export function Statement({ id, statement }: Props) {
  const { heading, paragraphs, illustration } = statement
  return (
    <section id={id} className={styles[id]}>
      <Picture
        {...illustration}
        sizes="(width >= 62rem) 76rem, 100vw"
        cropped
        priority={id === 'vision'}
        className={styles.picture}
      />
      <div className={styles.box}>
        <h2 className={styles.heading}>{heading}</h2>
        <Prose paragraphs={paragraphs} />
      </div>
    </section>
  )
}
