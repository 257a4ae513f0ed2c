import { textsIn } from '@college/shared/content/values'
import type { EditedFile } from '../../protocol/protocol'
import { useEditor } from '../state/editor-store'

export const linksId = 'links'

/** What every field for an address offers. */
export const Links = () => (
  <datalist id={linksId}>
    {pagesIn(useEditor.getState().files).map((page) => (
      <option key={page} value={page} />
    ))}
  </datalist>
)

/** Every address of this site to which some content links. */
export const pagesIn = (files: Record<string, EditedFile>): string[] =>
  [
    ...new Set(
      Object.values(files).flatMap(({ data }) =>
        [...textsIn(data)].flatMap(({ text }) => (/^\/\S*$/.test(text) ? text : [])),
      ),
    ),
  ].sort()
