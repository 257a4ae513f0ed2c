import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'
import { pictureNames } from '@college/shared/content/read-content'
import type { EditedFile } from '../protocol/protocol'
import { contentPaths, dataOf, type Kind, kindOf, textOf } from './content'
import { layDesk, layFile } from './desk'
import { Drafts } from './drafts'
import { patchYaml } from './patch-yaml'
import { presentable } from './presentable'
import { withPictures } from './shown-pictures'
import { toYaml } from './to-yaml'

/** Milliseconds after the last key until a draft is laid on the desk: lists that are made of files follow then. */
const pause = 1000

/** One person's work: drafts, and the desk on which the site shows them. */
export class Session {
  readonly root: string
  readonly desk: string
  readonly kinds: Kind[]
  readonly drafts: Drafts
  /** What the page showed last of each file, for fields that are wrong meanwhile. */
  private readonly lastShown = new Map<string, unknown>()
  private readonly waiting = new Map<string, NodeJS.Timeout>()
  /** Each text that was handed out, by its edition: somebody may begin with one that is no longer the newest. */
  private readonly texts = new Map<string, string | null>()
  /** What a text says, as it was parsed last for a file. */
  private readonly parsed = new Map<string, { text: string | null; data: unknown }>()

  constructor(root: string, folder: string, kinds: Kind[]) {
    this.root = root
    this.desk = join(folder, 'site')
    this.kinds = kinds
    this.drafts = new Drafts(join(folder, 'drafts.json'))
    this.layOut()
  }

  /** Takes over what has changed in the repository, and lays the drafts over it. */
  layOut() {
    layDesk(this.root, this.desk, new Set([...this.drafts.paths(), ...this.drafts.uploads()]))
    for (const path of this.drafts.paths()) this.layDraft(path)
  }

  paths(): string[] {
    return [...new Set([...contentPaths(this.root, this.kinds), ...this.drafts.paths()])].sort()
  }

  /** A file as it is edited, checked, with what the page shows of it. */
  async file(path: string): Promise<EditedFile> {
    const kind = kindOf(this.kinds, path)
    const draft = this.drafts.get(path)
    const text = draft ? draft.base : textOf(this.root, path)
    const saved = this.dataOf(path, text)
    const data = draft ? draft.data : saved
    const revision = draft?.revision ?? 0
    const common = { path, schema: kind.name, saved, data, revision, edition: this.editionOf(text) }
    if (data === null) return { ...common, problems: [], shown: null }
    const {
      content,
      problems,
      data: shown,
    } = presentable(this.desk, kind, data, this.lastShown.get(path) ?? saved)
    if (shown !== undefined) this.lastShown.set(path, shown)
    return {
      ...common,
      problems: problems.map(({ path, words }) => ({ path: path as (string | number)[], words })),
      shown: content === undefined ? null : await withPictures(this.desk, kind.folder, content),
    }
  }

  files = () => Promise.all(this.paths().map((path) => this.file(path)))

  /**
   * Takes what was typed. A new draft begins with the edition that was typed into, so that a save finds whatever
   * was saved after it.
   *
   * @throws Refusal when another window has changed the file since
   */
  async draft(path: string, data: unknown, revision: number, edition?: string): Promise<EditedFile> {
    const kind = kindOf(this.kinds, path)
    if (data === null && !kind.pattern.includes('*'))
      throw new Refusal(`${path}: found a file that its page needs, expected an entry of a list.`)
    const before = this.drafts.get(path)
    const isKnown = edition === undefined || this.texts.has(edition)
    if ((before?.revision ?? 0) !== revision || !isKnown)
      throw new Refusal(`${path} was changed in another window; reload this page to go on.`)
    const begun = edition === undefined ? textOf(this.root, path) : (this.texts.get(edition) ?? null)
    const base = before ? before.base : begun
    this.drafts.set(path, { base, data, revision: revision + 1 })
    const file = await this.file(path)
    clearTimeout(this.waiting.get(path))
    this.waiting.set(
      path,
      setTimeout(() => this.layDraft(path), pause),
    )
    return file
  }

  /** Begins a new file, or the removal of one: at once on the desk, because lists are made of files. */
  async put(path: string, data: unknown): Promise<EditedFile> {
    const file = await this.draft(path, data, this.drafts.get(path)?.revision ?? 0)
    this.layDraft(path)
    return file
  }

  discard(paths: string[]) {
    for (const path of paths) {
      clearTimeout(this.waiting.get(path))
      this.lastShown.delete(path)
    }
    this.drafts.drop(paths)
    for (const path of paths) layFile(this.root, this.desk, path)
  }

  /** The draft's text as it would be saved. Null when the file is to be removed. */
  textOf(path: string): string | null {
    const draft = this.drafts.get(path)
    if (!draft || draft.data === null) return null
    return draft.base === null ? `${toYaml(draft.data, 0)}\n` : patchYaml(draft.base, draft.data)
  }

  pictures(folder: string): string[] {
    return pictureNames(join(this.desk, folder)).sort()
  }

  private dataOf(path: string, text: string | null): unknown {
    const before = this.parsed.get(path)
    if (before && before.text === text) return before.data
    const data = dataOf(path, text)
    this.parsed.set(path, { text, data })
    return data
  }

  private editionOf(text: string | null): string {
    const edition = createHash('sha256')
      .update(text ?? '')
      .digest('base64url')
    this.texts.set(edition, text)
    return edition
  }

  private layDraft(path: string) {
    const draft = this.drafts.get(path)
    if (!draft) return
    const file = join(this.desk, path)
    if (draft.data === null) return rmSync(file, { force: true })
    const kind = kindOf(this.kinds, path)
    const before = this.lastShown.get(path) ?? this.dataOf(path, draft.base)
    const { data } = presentable(this.desk, kind, draft.data, before)
    if (data === undefined) return
    writeWhole(file, draft.base === null ? `${toYaml(data, 0)}\n` : patchYaml(draft.base, data))
  }
}
