import { memo } from 'react'
import styles from './logo.module.css'
import { mark } from './mark'

/** The college's mark and its name. */
export const Logo = memo(function Logo({ name, motto }: { name: string; motto: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path className={styles.ground} d={mark.ground} />
        {mark.leaves.map((leaf) => (
          <path key={leaf} className={styles.leaf} d={leaf} />
        ))}
        <path className={styles.sprout} d={mark.sprout} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.motto}>{motto}</span>
      </span>
    </span>
  )
})
