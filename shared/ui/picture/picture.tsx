import type { Picture as Rendering } from '../../content/fields'
import { classes } from '../classes'
import styles from './picture.module.css'

/** A picture of the content files: its renderings, and the words that stand for it (WCAG 1.1.1). */
export type Illustration = { picture: Rendering; alt: string }

type Props = Illustration & {
  /** How wide the picture is shown, as in the `sizes` attribute: `(width >= 60rem) 40vw, 100vw`. */
  sizes: string
  /** For the one picture of a page that is seen first: it is fetched at once, before all others. */
  priority?: boolean
  /** Styles the frame: give it an `aspect-ratio`, and the picture fills it. */
  className?: string | undefined
}

/** A picture in the best format and width for the screen. Its place is kept, in its own colours, until it has come. */
export function Picture({ picture, alt, sizes, priority = false, className }: Props) {
  const { sources, img, placeholder } = picture
  return (
    <span className={classes(styles.frame, className)}>
      <Placeholder colours={placeholder.match(/.{3}/g) ?? []} />
      <picture className={styles.picture}>
        {Object.entries(sources).map(([type, srcSet]) => (
          <source key={type} type={`image/${type}`} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={img.src}
          width={img.w}
          height={img.h}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={priority ? 'high' : 'auto'}
        />
      </picture>
    </span>
  )
}

/** Six colours in two rows of three, blurred into each other. */
function Placeholder({ colours }: { colours: string[] }) {
  if (colours.length !== 6) return null
  return (
    <svg className={styles.placeholder} viewBox="0 0 3 2" preserveAspectRatio="none" aria-hidden="true">
      {colours.map((colour, index) => (
        <path key={index} d={`M${index % 3} ${Math.floor(index / 3)}h1.02v1.02h-1.02`} fill={`#${colour}`} />
      ))}
    </svg>
  )
}
