import { classes } from '../classes'
import styles from './icons.module.css'

/**
 * A line icon of 1.25 em in the colour of its text, such as `icons.phone` of `import * as icons from '…/icons/paths'`. Hidden
 * from screen readers: put text beside it.
 */
export function Icon({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg className={classes(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
