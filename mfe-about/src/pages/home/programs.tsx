import { ButtonLink } from '@college/shared/ui/button/button'
import { Picture } from '@college/shared/ui/picture/picture'
import content from '../../../content/home.yaml'
import styles from './programs.module.css'

/** Three places to begin: the first large, the others beside it. "View Our Programs" links here. */
export function Programs() {
  const { heading, intro, cards, more } = content.programs
  return (
    <section id="programs" className={styles.band}>
      <div className={styles.container}>
        <header className={styles.header}>
          <h2>{heading}</h2>
          <p className={styles.intro}>{intro}</p>
        </header>
        <ul className={styles.cards}>
          {cards.map(({ title, text, href, illustration }, index) => (
            <li key={href} className={styles.card}>
              <Picture
                {...illustration}
                sizes={`(width >= 62rem) ${index ? 21 : 40}rem, (width >= 40rem) 50vw, 100vw`}
                cropped
                className={styles.picture}
              />
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <a href={href}>{title}</a>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {more && (
          <p>
            <ButtonLink href={more.href} variant="quiet">
              {more.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  )
}
