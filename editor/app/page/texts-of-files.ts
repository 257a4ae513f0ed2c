import { type Path, valueAt } from '@college/shared/content/values'
import type { SiteConfig } from '@college/shared/contract/site-config'
import { fillFrom } from '@college/shared/runtime/fill'
import { plain, type ToPage } from '../../in-page/messages'
import { sitePath } from '../../protocol/file-name'
import type { EditedFile } from '../../protocol/protocol'

export type Files = Record<string, EditedFile>

/** A text of a file as the page shows it, with neighbouring texts to distinguish equal ones. */
export type Entry = { file: string; path: Path; text: string; context: string[]; picture: boolean }

/** Content with tokens replaced by the site facts, as the page fills them in. */
export function filled<Content>(files: Files, content: Content): Content {
  const site = files[sitePath]?.shown
  return site ? fillFrom(site as SiteConfig, content) : content
}

export function entriesOf(files: Files, { path: file, data }: EditedFile): Entry[] {
  const entries: Entry[] = []
  const visit = (value: unknown, path: Path, context: string[]) => {
    if (typeof value === 'string' || typeof value === 'number') {
      const text = plain(String(value))
      const picture = ['picture', 'photo'].includes(String(path.at(-1)))
      if (text)
        entries.push({ file, path, text, context: context.filter((other) => other !== text), picture })
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value)
      const texts = Object.values(value)
        .filter((item) => typeof item === 'string')
        .map(plain)
      for (const [key, item] of Object.entries(value))
        visit(item, [...path, isList ? Number(key) : key], isList ? [...texts, ...context] : texts)
    }
  }
  visit(filled(files, data), [], [])
  return entries
}

type Edited = { files: Files; current: string; focus: Path }

/** What the page should outline for the edited field. */
export function shownField({ files, current, focus }: Edited): ToPage {
  const file = files[current]
  const entries = file && focus.length > 0 ? entriesOf(files, file) : []
  const key = focus.join('.')
  const found =
    entries.find(({ path }) => path.join('.') === key) ??
    entries.find(({ path }) => path.join('.').startsWith(`${key}.`))
  const { text = '', context = [], picture: isPicture }: Partial<Entry> = found ?? {}
  const beside = pictureBeside(file?.data, focus)
  return { kind: 'show', text: isPicture || beside ? '' : text, picture: isPicture ? text : beside, context }
}

/** The picture that a field describes. */
function pictureBeside(data: unknown, focus: Path): string {
  const last = String(focus.at(-1))
  if (!['alt', 'focus', 'picture', 'photo'].includes(last)) return ''
  const name = valueAt(data, [...focus.slice(0, -1), last === 'photo' ? 'photo' : 'picture'])
  return typeof name === 'string' ? name : ''
}
