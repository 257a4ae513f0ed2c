import { nameOf } from '../../protocol/changes'
import styles from './dialog.module.css'

/** A value before a change; nothing when there was none. */
export const Before = ({ value }: { value: unknown }) =>
  value !== undefined && <dd className={styles.before}>{shown(value)}</dd>

/** A value after a change; nothing when there is none. */
export const After = ({ value }: { value: unknown }) =>
  value !== undefined && <dd className={styles.after}>{shown(value)}</dd>

/** A value in words: a text as it is, an entry by its name, a list by its names. */
export const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((item) => nameOf(item) ?? '…').join(', ')
    : typeof value === 'object' && value !== null
      ? (nameOf(value) ?? 'an entry')
      : value === undefined
        ? 'nothing'
        : String(value)
