import { slugOf } from '@college/shared/contract'
import type { SimpleActivity } from '../../../content/schemas'
import { inOrder } from '../../activity/in-order'

const files = import.meta.glob<Pick<SimpleActivity, 'order' | 'title'>>(
  '../../../content/simple-activities/*.yaml',
  { eager: true, query: '?pick=order,title', import: 'default' },
)

/** The entries below the grid by title; `id` is the entry's address in the page, after the name of its file. */
export const entryTitles = inOrder(
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, { ...content, id: slugOf(file) }]),
  ),
)
