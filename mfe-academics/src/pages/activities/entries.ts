import type { SimpleActivity } from '../../../content/schemas'
import { inOrder } from '../../activity/in-order'

const files = import.meta.glob<SimpleActivity>('../../../content/simple-activities/*.yaml', {
  eager: true,
  import: 'default',
})

/** The entries below the grid; `id` is the entry's address in the page, after the name of its file. */
export const entries = inOrder(
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => {
      const id = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'))
      return [id, { ...content, id }]
    }),
  ),
)
