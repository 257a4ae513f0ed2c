import { usePage } from '@college/runtime'
import type { ReactNode } from 'react'
import { Actions } from '../button/button'
import { classes } from '../classes'
import { type Illustration, Picture } from '../picture/picture'
import styles from './banner.module.css'

type Props = {
  /** How much of the first screen it takes: most before something to read, least before something to fill in. */
  height?: 'article' | 'index' | 'form'
  /** Takes the plant's place. */
  illustration?: Illustration | undefined
  /** Actions under the lead: one or two `ButtonLink`. */
  children?: ReactNode
}

/** Opens an inner page: the way here, the page's heading, the sentence under it, and the page's plant. */
export function Banner({ height = 'article', illustration, children }: Props) {
  const { head } = usePage()
  const plant = illustration ? undefined : head.plant
  return (
    <header className={classes(styles.band, plant && styles.planted, styles[height])}>
      <div className={classes(styles.container, illustration && styles.beside)}>
        <div className={styles.words}>
          <Breadcrumb />
          <h1 className={styles.title}>{head.title}</h1>
          <p className={styles.lead}>{head.lead}</p>
          {plant && (
            <p className={styles.names} data-nosnippet>
              <i lang="la">{plant.latin}</i> · {plant.english}
              <span className={styles.letters} lang="kn">
                {plant.kannada}
              </span>
            </p>
          )}
          {children && <Actions>{children}</Actions>}
        </div>
        {illustration && (
          <div className={styles.plate}>
            <Picture
              {...illustration}
              sizes="(width >= 48rem) 31rem, 100vw"
              priority
              className={styles.picture}
            />
          </div>
        )}
      </div>
      {plant && (
        <img
          className={styles.plant}
          src={plant.drawing.img.src}
          width={plant.drawing.img.w}
          height={plant.drawing.img.h}
          alt=""
        />
      )}
    </header>
  )
}

/** The way from the first page to this one (APG breadcrumb pattern). */
function Breadcrumb() {
  const { head, trail, trailLabel } = usePage()
  return (
    <nav aria-label={trailLabel}>
      <ol className={styles.trail}>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{head.title}</li>
      </ol>
    </nav>
  )
}
