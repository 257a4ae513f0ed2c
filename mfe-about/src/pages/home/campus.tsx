import { ButtonLink } from '@college/shared/ui/button/button'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import content from '../../../content/home.yaml'
import styles from './campus.module.css'

/** Of the wide view, a low one, the tall one and the last: how wide each is before its frame crops it. */
const widths = [
  '(width >= 62rem) 30rem, 100vw',
  '(width >= 62rem) 25rem, 50vw',
  '(width >= 62rem) 35rem, 102vw',
  '(width >= 62rem) 19rem, 50vw',
]

export function Campus() {
  const { heading, paragraphs, pictures, readMore } = content.about
  return (
    <section className={styles.band}>
      <div className={styles.container}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <Prose paragraphs={paragraphs} />
          <p>
            <ButtonLink href={readMore.href} variant="quiet">
              {readMore.label}
              <span className="visually-hidden"> {readMore.subject}</span>
            </ButtonLink>
          </p>
        </div>
        <div className={styles.mosaic}>
          {pictures.map((illustration, index) => (
            <Picture
              key={illustration.alt}
              {...illustration}
              sizes={widths[index] ?? '100vw'}
              cropped
              className={styles.view}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
