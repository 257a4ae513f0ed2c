import type { Picture as Rendering } from '../../content/fields'
import { classes } from '../classes'
import styles from './picture.module.css'

/** A picture of the content files: its renderings, its text alternative (WCAG 1.1.1), what of it must stay in view. */
export type Illustration = {
  picture: Rendering
  alt: string
  focus?: 'left' | 'right' | 'top' | 'bottom' | undefined
}

type Props = Illustration & {
  /**
   * How wide the picture is shown, as in the `sizes` attribute: `(width >= 60rem) 40vw, 100vw`. Where its frame cuts
   * its sides off, that is wider than the frame.
   */
  sizes: string
  /** Whether its frame cuts its sides off. */
  cropped?: boolean
  /** For the first visible picture of a page: load it eagerly, before all others. */
  priority?: boolean
  /** Styles the frame: give it an `aspect-ratio`, and the picture fills it. */
  className?: string | undefined
}

/**
 * A picture in the best format and width for the screen. A placeholder in its colours keeps its space. A see-through
 * picture is a plate: it gets paper and a frame, and is shown whole.
 */
export function Picture({ picture, alt, focus, sizes, cropped = false, priority = false, className }: Props) {
  const { sources, img, placeholder, plate } = picture
  // A lazy picture is chosen after layout: browsers that know `auto` take its frame's width instead.
  const known = priority || cropped ? sizes : `auto, ${sizes}`
  return (
    <span className={classes(styles.frame, plate && styles.plate, className)}>
      {placeholder && <Placeholder above={placeholder.slice(0, 3)} below={placeholder.slice(3)} />}
      <picture className={styles.picture}>
        {Object.entries(sources).map(([type, srcSet]) => (
          <source key={type} type={`image/${type}`} srcSet={srcSet} sizes={known} />
        ))}
        <img
          className={classes(styles.image, focus && styles[focus])}
          src={img.src}
          width={img.w}
          height={img.h}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}

/** A gradient of two colours, `rgb` digits each. An SVG, because the policy refuses inline styles. */
const Placeholder = ({ above, below }: { above: string; below: string }) => (
  <svg
    className={styles.placeholder}
    viewBox="0 0 1 1"
    preserveAspectRatio="none"
    aria-hidden="true"
    color={`#${above}`}
  >
    <path d="M0 0h1v1H0" fill={`#${below}`} />
  </svg>
)
