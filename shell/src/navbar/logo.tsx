import styles from './logo.module.css'

/** The college's mark, a sprout between two hands of leaves, and its name. */
export function Logo({ name, motto }: { name: string; motto: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path className={styles.ground} d="M24 2C36 2 46 12 46 24S36 46 24 46 2 36 2 24 12 2 24 2Z" />
        <path className={styles.leaf} d="M24 41C13.5 38 8.5 30 9.5 20 18 22 23.5 29 24 41Z" />
        <path className={styles.leaf} d="M24 41C34.5 38 39.5 30 38.5 20 30 22 24.5 29 24 41Z" />
        <path className={styles.sprout} d="M24 29C18.5 22.5 18.5 14 24 7 29.5 14 29.5 22.5 24 29Z" />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span> <span className={styles.motto}>{motto}</span>
      </span>
    </span>
  )
}
