import { classes } from '@college/shared/ui/classes'
import { type Illustration, Picture } from '@college/shared/ui/picture/picture'
import labels from '../../content/labels.yaml'
import styles from './gallery.module.css'

type Props = {
  images: Illustration[]
  /** Puts the first and larger picture on the right. */
  mirrored?: boolean
  /** Whether the page begins with it: then the first picture loads eagerly. */
  first?: boolean
}

/** Pictures of one activity as a composition: the first large, the others beside it. */
export function Gallery({ images, mirrored = false, first = false }: Props) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away where the markers are gone
      role="list"
      aria-label={labels.gallery}
      className={classes(styles.gallery, mirrored && styles.mirrored)}
    >
      {images.map((image, index) => (
        <li key={image.picture.img.src} className={styles.place}>
          <Picture
            {...image}
            sizes={
              index ? '(width >= 68rem) 30rem, 55vw' : '(width >= 68rem) 44rem, (width >= 40rem) 60vw, 100vw'
            }
            cropped={index > 0}
            priority={first && index === 0}
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  )
}
