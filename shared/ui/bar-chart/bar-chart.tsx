import styles from './bar-chart.module.css'

/** A figure and what it counts; `text` is how it is written, where that is not the bare number. */
export type Bar = { label: string; value: number; text?: string | undefined }

type Props = { caption: string; columns: { label: string; value: string }; bars: Bar[] }

/** Figures as bars beside their numbers. It is a table, so that those who cannot see the bars have the same figures. */
export function BarChart({ caption, columns, bars }: Props) {
  const most = Math.max(...bars.map(({ value }) => value))
  return (
    <table className={styles.chart}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, text }) => (
          <tr key={label}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            <td className={styles.value}>
              <svg
                className={styles.bar}
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <path className={styles.ground} d="M0 0H100V1H0Z" />
                <path className={styles.part} d={`M0 0H${((100 * value) / most).toFixed(1)}V1H0Z`} />
              </svg>
              <span className={styles.figure}>{text ?? value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
