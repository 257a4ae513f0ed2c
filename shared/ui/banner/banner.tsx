import { usePage } from '@college/runtime'
import type { ReactNode } from 'react'
import { Actions } from '../button/button'
import { classes } from '../classes'
import { letterSum } from '../letter-sum'
import { type Illustration, Picture } from '../picture/picture'
import styles from './banner.module.css'

type Props = {
  /** Replaces the drawing of a plant, and is shown on phones too. */
  illustration?: Illustration | undefined
  /** Actions under the lead: one or two `ButtonLink`. */
  children?: ReactNode
}

/** Opens an inner page: the way here, the page's heading and the sentence under it. */
export function Banner({ illustration, children }: Props) {
  const { head, path } = usePage()
  return (
    <header className={styles.band}>
      <div className={styles.container}>
        <div className={styles.words}>
          <Breadcrumb />
          <h1 className={styles.title}>{head.title}</h1>
          <p className={styles.lead}>{head.lead}</p>
          {children && <Actions>{children}</Actions>}
        </div>
        {illustration ? (
          <div className={styles.plate}>
            <Picture
              {...illustration}
              sizes="(width >= 48rem) 31rem, 100vw"
              priority
              className={styles.picture}
            />
          </div>
        ) : (
          <div className={classes(styles.drawing, plantFor(path))} />
        )}
      </div>
    </header>
  )
}

const plants = [styles.neem, styles.tulsi, styles.peepal, styles.lotus, styles.ashoka, styles.amla]

/** The same plant for a page on every visit. */
const plantFor = (path: string) => plants[letterSum(path) % plants.length]

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
