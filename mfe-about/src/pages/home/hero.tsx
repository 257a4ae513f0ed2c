import { ButtonLink } from '@college/shared/ui/button/button'
import { Carousel } from '@college/shared/ui/carousel/carousel'
import { Picture } from '@college/shared/ui/picture/picture'
import content from '../../../content/home.yaml'
import styles from './hero.module.css'

/** The first thing a visitor sees: the name and two ways on, pictures that fade (specification, section 9), some facts. */
export function Hero() {
  const { headline, sentence, facts, slides, apply, programs, labels } = content.hero
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.sentence}>{sentence}</p>
        <div className={styles.actions}>
          <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
          <ButtonLink href={programs.href} variant="secondary">
            {programs.label}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.pictures}>
        <Carousel label={labels.name} labels={labels} effect="fade" delay={3_000}>
          {slides.map((slide, index) => (
            <Picture
              key={slide.alt}
              {...slide}
              // On a wide screen the frame is as high as the window, and the picture is cropped at its sides.
              sizes="(width >= 62rem) 80rem, 100vw"
              cropped
              priority={index === 0}
              className={styles.picture}
            />
          ))}
        </Carousel>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <a href={href}>{value}</a>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
