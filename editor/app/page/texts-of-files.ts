import type { Path } from '@college/shared/content/values'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { fillFrom } from '@college/shared/runtime/fill'
import { plain } from '../../in-page/messages'
import type { EditedFile } from '../../protocol/protocol'

/** One text of a file as the page shows it, with the texts beside it that tell it from others of the same words. */
export type Entry = { file: string; path: Path; text: string; context: string[]; picture: boolean }

export const sitePath = 'shared/site.yaml'

/** Content with the college's facts in place of their tokens, as the page fills them in. */
export function filled<Content>(files: Record<string, EditedFile>, content: Content): Content {
  const site = files[sitePath]?.shown
  return site ? fillFrom(site as SiteConfig, content) : content
}

/** Every text, figure and picture of a file. */
export function entriesOf(files: Record<string, EditedFile>, { path: file, data }: EditedFile): Entry[] {
  const entries: Entry[] = []
  const visit = (value: unknown, path: Path, context: string[]) => {
    if (typeof value === 'string' || typeof value === 'number') {
      const text = plain(String(value))
      const picture = ['picture', 'photo'].includes(String(path.at(-1)))
      if (text)
        entries.push({ file, path, text, context: context.filter((other) => other !== text), picture })
    } else if (Array.isArray(value)) {
      const texts = value.filter((item) => typeof item === 'string').map(plain)
      for (const [index, item] of value.entries())
        visit(item, [...path, index], texts.length > 0 ? [...texts, ...context] : context)
    } else if (typeof value === 'object' && value !== null) {
      const texts = Object.values(value)
        .filter((item) => typeof item === 'string')
        .map(plain)
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key], texts)
    }
  }
  visit(filled(files, data), [], [])
  return entries
}
