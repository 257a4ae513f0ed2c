import { Banner } from '@college/shared/ui/banner/banner'
import { Actions, ButtonLink } from '@college/shared/ui/button/button'
import { Picture } from '@college/shared/ui/picture/picture'
import content from '../../../content/courses.yaml'
import styles from './courses.module.css'

export const head = content.page

export function Component() {
  const { intro, waysLabel, ways, more } = content
  const [first, ...others] = ways
  return (
    <>
      <Banner height="index" />
      <section className={styles.spread} aria-label={waysLabel}>
        <div className={styles.column}>
          <div className={styles.intro}>
            {intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {first && <StudyLevel level={first} />}
        </div>
        <div className={styles.column}>
          {others.map((level) => (
            <StudyLevel key={level.href} level={level} />
          ))}
          <div className={styles.more}>
            <h2 className={styles.heading}>{more.heading}</h2>
            <p>{more.text}</p>
            <Actions>
              {more.links.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </Actions>
          </div>
        </div>
      </section>
    </>
  )
}

function StudyLevel({ level }: { level: (typeof content.ways)[number] }) {
  const { title, text, illustration, link, href } = level
  return (
    <article className={styles.level}>
      <Picture {...illustration} sizes="(width >= 48rem) 42rem, 100vw" className={styles.plate} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink href={href} variant="quiet">
        {link}
      </ButtonLink>
    </article>
  )
}
