import { DataTable } from '@college/shared/ui/data-table/data-table'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/library.yaml'
import type { PartProps } from './library'
import styles from './tables.module.css'

export function Timings({ id, heading }: PartProps) {
  const { summary, caption, columns, rows, note } = content.timings
  return (
    <Section id={id} heading={heading} intro={summary}>
      <DataTable
        caption={caption}
        columns={[{ label: columns.place }, { label: columns.hours }, { label: columns.note }]}
        rows={rows.map(({ place, hours, note }) => [
          place,
          <span key={place} className={styles.hours}>
            {hours}
          </span>,
          note,
        ])}
      />
      <p className={styles.note}>{note}</p>
    </Section>
  )
}

export function Additions({ id, heading }: PartProps) {
  const { intro, caption, columns, rows, total } = content.additions
  return (
    <Section id={id} heading={heading} intro={intro}>
      <DataTable
        caption={caption}
        compact
        columns={[
          { label: columns.resource },
          { label: columns.added, numeric: true },
          { label: columns.cost, numeric: true },
        ]}
        rows={rows.map(({ resource, added, cost }) => [resource, added, cost])}
        foot={[total.label, '', total.cost]}
      />
    </Section>
  )
}

export function Staff({ id, heading }: PartProps) {
  const { caption, columns, people } = content.staff
  return (
    <Section id={id} heading={heading}>
      <DataTable
        caption={caption}
        columns={[{ label: columns.name }, { label: columns.designation }, { label: columns.qualification }]}
        rows={people.map(({ name, photo, designation, qualification }) => [
          <span key={name} className={styles.person}>
            <Portrait name={name} photo={photo} size="s" />
            <span className={styles.name}>{name}</span>
          </span>,
          designation,
          qualification,
        ])}
      />
    </Section>
  )
}
