// biome-ignore-all lint/a11y/noRedundantRoles: browsers take its roles from a table whose rows are blocks
import { type ReactNode, useId } from 'react'
import styles from './data-table.module.css'

type Column = {
  label: string
  /** Figures: set at the end of the column, digits under digits. */
  numeric?: boolean | undefined
}

type Props = {
  caption: ReactNode
  columns: Column[]
  /** Cells in the order of the columns; the first of each row is its heading. */
  rows: ReactNode[][]
  /** The last row, e.g. a total. */
  foot?: ReactNode[] | undefined
  /** Few short columns: the table fits a phone and need not scroll. */
  compact?: boolean
}

/**
 * A table. On a phone each row is a block of labels and values, except in a compact one. Where it is still too wide, as
 * with enlarged text, it scrolls inside itself, by touch and by keyboard (WCAG 1.4.10, 2.1.1).
 */
export function DataTable({ caption, columns, rows, foot, compact = false }: Props) {
  const id = useId()
  const cells = (row: ReactNode[]) =>
    columns.map(({ label, numeric }, index) => {
      const Cell = index === 0 ? 'th' : 'td'
      return (
        <Cell
          key={label}
          role={index === 0 ? 'rowheader' : 'cell'}
          scope={index === 0 ? 'row' : undefined}
          data-label={label}
          data-numeric={numeric}
        >
          {row[index]}
        </Cell>
      )
    })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table} role="table" data-compact={compact}>
        <caption className={styles.caption} id={id}>
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, numeric }) => (
              <th key={label} role="columnheader" scope="col" data-numeric={numeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              {cells(row)}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot role="rowgroup">
            <tr role="row">{cells(foot)}</tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
