import { Banner } from '@college/shared/ui/banner/banner'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import content from '../../../content/vision-mission.yaml'
import styles from './statement.module.css'

export const head = content.page

export function Component() {
  return (
    <>
      <Banner />
      <Statement id="vision" />
      <Statement id="mission" />
    </>
  )
}

/** The Vision box, dark as before dawn, or the Mission box, light as the day; its picture reaches the window's edge. */
function Statement({ id }: { id: 'vision' | 'mission' }) {
  const { heading, paragraphs, illustration } = content[id]
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
