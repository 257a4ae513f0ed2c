import { slugOf } from '@college/shared/contract'
import type { SimpleActivity } from '../../../content/schemas'
import { inOrder } from '../../activity/in-order'
import { Entry } from './entry'

const files = import.meta.glob<SimpleActivity>('../../../content/simple-activities/*.yaml', {
  eager: true,
  import: 'default',
})
/** The entries below the grid; `id`, the file's name, is the entry's anchor. */
export const entries = inOrder(
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, { ...content, id: slugOf(file) }]),
  ),
)

/** All of them, one after the other. */
export const Entries = () =>
  entries.map((entry, index) => <Entry key={entry.id} entry={entry} mirrored={index % 2 === 1} />)
