import { existsSync, readFileSync, renameSync } from 'node:fs'
import { basename } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'
import { z } from 'zod'
import { changesBetween } from '../protocol/changes'
import type { Problem } from '../protocol/protocol'
import { parseContent } from './content'
import { patchYaml } from './patch-yaml'

const draft = z.object({
  /** The file's text when the draft was begun; null for a new file. */
  base: z.string().nullable(),
  /** Null: the save removes the file. */
  data: z.unknown(),
  /** Unique for each state of a file, even across saves: a window that missed one would overwrite it. */
  revision: z.number(),
})
export type Draft = z.infer<typeof draft>

const stored = z.object({
  files: z.record(z.string(), draft),
  /** The highest revision given so far. */
  count: z.number().default(0),
})

/** One person's unsaved changes, written to disk after every change, so that a crash loses nothing. */
export class Drafts {
  /** What their owner should know about the drafts found on disk. */
  readonly notice: string | undefined
  private readonly file: string
  /** Where unreadable drafts go before new ones are written. */
  private aside = ''
  private readonly state: z.infer<typeof stored> = { files: {}, count: 0 }
  private readonly toDisk: typeof writeWhole

  /** @param toDisk writes a file: tests simulate full disks */
  constructor(file: string, toDisk = writeWhole) {
    this.file = file
    this.toDisk = toDisk
    if (!existsSync(file)) return
    try {
      this.state = stored.parse(JSON.parse(readFileSync(file, 'utf8')))
    } catch {
      this.aside = `${file}.unreadable-${Date.now()}`
      this.notice = `What was typed and not saved could not be read; it is kept, from the next change on in ${basename(this.aside)}, beside the new drafts.`
    }
  }

  get = (path: string): Draft | undefined => this.state.files[path]
  paths = () => Object.keys(this.state.files)

  /**
   * Keeps a draft under the next revision.
   *
   * @param from the path that it had before
   * @throws Refusal when it cannot be written; it then stays in memory, with the path and revision that its window knows
   */
  set(path: string, { base, data }: Omit<Draft, 'revision'>, from = path) {
    const before = this.state.files[from]
    const revision = before?.revision ?? 0
    delete this.state.files[from]
    this.state.count = Math.max(this.state.count, revision) + 1
    this.state.files[path] = { base, data, revision: this.state.count }
    try {
      this.write()
    } catch (error) {
      delete this.state.files[path]
      this.state.files[from] = { base, data, revision }
      throw error
    }
  }

  drop(paths: string[]) {
    for (const path of paths) delete this.state.files[path]
    this.write()
  }

  private write() {
    try {
      if (this.aside && existsSync(this.file)) renameSync(this.file, this.aside)
      this.aside = ''
      this.toDisk(this.file, JSON.stringify(this.state), 0o600)
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      throw new Refusal(
        `The disk does not take what you type (${words}). It is kept while the editor runs, and the next change tries again.`,
      )
    }
  }
}

/** A draft's text as it would be saved. Null when the save removes the file. */
export function draftText({ base, data }: Pick<Draft, 'base' | 'data'>): string | null {
  return data === null ? null : patchYaml(base ?? '', data)
}

/** Why a draft could not be written or read back, attributed to its largest change. */
export function unwritable(path: string, draft: Draft, saved: unknown): Problem[] {
  try {
    parseContent(path, draftText(draft))
    return []
  } catch (error) {
    const size = (value: unknown) => JSON.stringify(value)?.length ?? 0
    const [largest] = changesBetween(saved, draft.data).sort((a, b) => size(b.after) - size(a.after))
    const words = error instanceof Error ? error.message : String(error)
    return [{ path: largest?.path ?? [], words: words.replace(`${path}: `, '') }]
  }
}
