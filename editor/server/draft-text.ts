import { changesBetween } from '../protocol/changes'
import type { Problem } from '../protocol/protocol'
import { dataOf } from './content'
import type { Draft } from './drafts'
import { patchYaml } from './patch-yaml'

/** A draft's text as it would be saved. Null when the file is to be removed. */
export function draftText({ base, data }: Pick<Draft, 'base' | 'data'>): string | null {
  return data === null ? null : patchYaml(base ?? '', data)
}

/** Why a draft could not be written, or not be read again, at the largest of its changes. */
export function unwritable(path: string, draft: Draft, saved: unknown): Problem[] {
  try {
    dataOf(path, draftText(draft))
    return []
  } catch (error) {
    const size = (value: unknown) => JSON.stringify(value)?.length ?? 0
    const [largest] = changesBetween(saved, draft.data).sort((a, b) => size(b.after) - size(a.after))
    const words = error instanceof Error ? error.message : String(error)
    return [{ path: largest?.path ?? [], words: words.replace(`${path}: `, '') }]
  }
}
