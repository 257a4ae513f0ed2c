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
export function pagesIn(files: Record<string, EditedFile>): string[] {
  const pages = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      if (/^\/\S*$/.test(value)) pages.add(value)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  for (const { data } of Object.values(files)) visit(data)
  return [...pages].sort()
}
