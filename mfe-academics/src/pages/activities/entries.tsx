import { listOf } from '@college/shared/content/list-of'
import { Actions, ButtonLink } from '@college/shared/ui/button/button'
import { Prose } from '@college/shared/ui/prose/prose'
import content from '../../../content/activities.yaml'
import labels from '../../../content/labels.yaml'
import type { SimpleActivity } from '../../../content/schemas'
import { CalendarLink, Highlights } from '../../activity/facts'
import { Gallery } from '../../activity/gallery'
import styles from './entry.module.css'

/** The entries below the grid; `id`, the file's name, is the entry's anchor. */
export const entries = listOf(
  import.meta.glob<SimpleActivity>('../../../content/simple-activities/*.yaml', {
    eager: true,
    import: 'default',
  }),
  (entry) => entry,
).map((entry) => ({ ...entry, id: entry.slug }))

export const Entries = () =>
  entries.map((entry, index) => <Entry key={entry.id} entry={entry} mirrored={index % 2 === 1} />)

type EntryProps = {
  entry: (typeof entries)[number]
  mirrored: boolean
}

function Entry({ entry, mirrored }: EntryProps) {
  const { id, title, date, description, highlights, gallery, page } = entry
  return (
    <article id={id} className={styles.entry}>
      <header className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.date}>
          <span className="visually-hidden">{labels.date}: </span>
          {date}
        </p>
      </header>
      <Gallery images={gallery} mirrored={mirrored} />
      <div className={styles.words}>
        <Prose paragraphs={description} />
        <Highlights items={highlights} level={4} />
      </div>
      <Actions>
        {page && (
          <ButtonLink href={`/academics/activities/${id}`} variant="quiet">
            {content.simple.ownPage}
          </ButtonLink>
        )}
        <CalendarLink file={`simple-activities/${id}`} title={title} />
      </Actions>
    </article>
  )
}
