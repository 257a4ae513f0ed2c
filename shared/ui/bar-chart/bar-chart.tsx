// biome-ignore-all lint/a11y/noRedundantRoles: browsers take its roles from a table whose rows are columns
import { classes } from '../classes'
import styles from './bar-chart.module.css'

/** A figure and what it counts; `text` is how it is written, where that is not the bare number. */
export type Bar = { label: string; value: number; text?: string | undefined }

type Props = {
  caption: string
  columns: { label: string; value: string }
  bars: Bar[]
  /** For a series, such as years: up to {@link mostUpright} bars stand from left to right, where there is room. */
  series?: boolean
  /** The bars are parts of one whole, which the ground behind each stands for; otherwise that is the longest. */
  parts?: boolean
}

/** More bars would leave no room for their numbers. */
const mostUpright = 14

/** Figures as bars beside their numbers. It is a table, so that those who cannot see the bars have the same figures. */
export function BarChart({ caption, columns, bars, series = false, parts = false }: Props) {
  const values = bars.map(({ value }) => value)
  // Of figures that are all 0, any whole will do.
  const whole = (parts ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)) || 1
  return (
    <div className={styles.place}>
      <table role="table" className={styles.chart}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup" className="visually-hidden">
          <tr role="row">
            <th role="columnheader" scope="col">
              {columns.label}
            </th>
            <th role="columnheader" scope="col">
              {columns.value}
            </th>
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className={classes(
            styles.bars,
            series && bars.length <= mostUpright ? styles.series : styles.ranked,
          )}
        >
          {bars.map(({ label, value, text }) => (
            <tr key={label} role="row" className={styles.line}>
              <th role="rowheader" scope="row" className={styles.label}>
                {label}
              </th>
              <td role="cell" className={styles.value}>
                <svg
                  className={styles.bar}
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path className={styles.ground} d="M0 0H100V100H0Z" />
                  <path className={styles.part} d={`M0 0H${((100 * value) / whole).toFixed(1)}V100H0Z`} />
                </svg>
                <span className={styles.figure}>{text ?? value.toLocaleString('en-IN')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
