import { same } from '@college/shared/content/values'
import { factNames } from '@college/shared/runtime/fill'
import type { ToPage } from '../../in-page/messages'
import type { EditedFile } from '../../protocol/protocol'
import { differences } from './differences'
import { filled, sitePath } from './texts-of-files'

type Files = Record<string, EditedFile>

/** What a page must be told when files have changed, and nothing that it shows already. */
export function newsOf(files: Files, before: Files): ToPage[] {
  const sameFacts = same(factsIn(files), factsIn(before))
  return Object.keys(files).flatMap((path) => {
    const [now, then] = [files[path]?.shown, before[path]?.shown]
    if (!now || !then || (now === then && sameFacts)) return []
    const changes = sameFacts
      ? differences(then, now).map(({ at, value, was }) => ({
          at,
          value: content(files, value),
          was: content(files, was),
        }))
      : differences(content(before, then), content(files, now))
    return changes.length > 0 ? [{ kind: 'content', path, changes }] : []
  })
}

/** All drafts, for a page that has just been opened: it was made of what lies on the desk. */
export const draftsIn = (files: Files): ToPage[] =>
  Object.values(files).flatMap(({ path, revision, shown }) =>
    revision > 0 && shown
      ? [{ kind: 'content', path, changes: [{ at: [], value: content(files, shown) }] }]
      : [],
  )

/** The words that stand for tokens: with other ones, every text that names one is another. */
const factsIn = (files: Files) =>
  files[sitePath]?.shown
    ? filled(
        files,
        factNames.map((name) => `{${name}}`),
      )
    : []

/** Content as a page holds it. Pictures come from the editor, which is another origin than the page's. */
const content = (files: Files, shown: unknown): unknown =>
  JSON.parse(JSON.stringify(filled(files, shown)), (_, value) =>
    typeof value === 'string' && value.startsWith('/picture/') ? location.origin + value : value,
  )
