import { FirstLines } from '@college/shared/ui/first-lines/first-lines'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import content from '../../../../content/about-college.yaml'
import type { AboutCollege } from '../../../../content/schemas'
import styles from './therapy.module.css'

type Props = { topic: AboutCollege['topics'][number] }

/** One therapy. Short texts sit beside their picture, on alternating sides; a long text sits below it. */
export function Therapy({ topic }: Props) {
  const { id, title, paragraphs, illustration } = topic
  const long = paragraphs.length > 2
  return (
    <section id={id} className={long ? styles.long : styles.short}>
      <h2 className={styles.title}>{title}</h2>
      <Picture
        {...illustration}
        sizes={
          long ? '(width >= 1100px) 53rem, 100vw' : '(width >= 1100px) 22rem, (width >= 48rem) 40vw, 100vw'
        }
        className={styles.picture}
      />
      <div className={styles.text}>
        <FirstLines more={content.labels.more} less={content.labels.less} subject={title}>
          <Prose paragraphs={paragraphs} />
        </FirstLines>
      </div>
    </section>
  )
}
