import type { ComposedPage } from '@college/shared/contract/composition'
import { isListed } from '@college/shared/contract/page-data'
import type { SearchPage } from '@college/shared/contract/route-manifest'
import type { RenderedPage } from '@college/shared/contract/shell-server'

/** A page's entry in the search index, as JSON because most composes only copy it. Empty for pages that are not listed. */
export function searchEntryOf(
  { path, owner }: Pick<ComposedPage, 'path' | 'owner'>,
  { description, words }: Pick<RenderedPage, 'description' | 'words'>,
): string {
  if (!isListed(path)) return ''
  return JSON.stringify({ path, owner, description, ...words } satisfies SearchPage)
}
