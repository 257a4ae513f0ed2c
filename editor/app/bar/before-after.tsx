import type { ReactNode } from 'react'
import { nameOf } from '../../protocol/changes'
import styles from './dialog.module.css'

type Props = { what: string; before: unknown[]; after: unknown[]; children?: ReactNode }

/** What differs, its texts before and after, and what can be done about it. */
export const BeforeAfter = ({ what, before, after, children }: Props) => (
  <div>
    <dt className={styles.fileHead}>
      {what}
      {children}
    </dt>
    <Texts values={before} className={styles.before} />
    <Texts values={after} className={styles.after} />
  </div>
)

/** Undefined is no text: nothing was there, or nothing is. */
const Texts = ({ values, className }: { values: unknown[]; className: string | undefined }) =>
  values.map(
    (value, index) =>
      value !== undefined && (
        <dd key={index} className={className}>
          {shown(value)}
        </dd>
      ),
  )

/** A value in words: a text as it is, an entry by its name, a list by its names. */
export const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((item) => nameOf(item) ?? '…').join(', ')
    : typeof value === 'object' && value !== null
      ? (nameOf(value) ?? 'an entry')
      : String(value ?? 'nothing')
