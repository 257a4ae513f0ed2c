import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { orNothing } from '@college/platform/store/or-nothing'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'
import { readFolder } from '@college/shared/content/read-folder'
import { isGroup, type Path, same } from '@college/shared/content/values'
import type { EditedFile } from '../protocol/protocol'
import { refuseClaimed } from './claimed-paths'
import {
  contentPaths,
  foldersOf,
  isEntry,
  isOf,
  type Kind,
  kindOfPath,
  parseContent,
  textOf,
} from './content'
import { type Draft, Drafts, draftText, unwritable } from './drafts'
import { textAt } from './history'
import { presentable, withPictures } from './presentable'
import { unstage } from './write-and-commit'

const nothing = { saved: null, data: null, problems: [], shown: null, revision: 0, edition: '' }

export class Session {
  readonly root: string
  /** The folder of unsaved pictures, by their paths in the repository. */
  readonly uploaded: string
  readonly kinds: Kind[]
  readonly drafts: Drafts
  /** What the page last showed of each file, for fields that are invalid meanwhile. */
  private readonly lastShown = new Map<string, unknown>()
  /** Each text handed out, by its edition: a draft may begin with one that is no longer the newest. */
  private readonly texts = new Map<string, string | null>()
  /** Drafts as last saved, rebased on the saved text: their window may not know of the save yet. */
  private readonly lastSaved = new Map<string, Draft>()

  constructor(root: string, folder: string, kinds: Kind[]) {
    this.root = root
    this.uploaded = join(folder, 'uploads')
    this.kinds = kinds
    this.drafts = new Drafts(join(folder, 'drafts.json'))
  }

  /** The folders of a section's pictures, new ones first. */
  pictureRoots = (folder: string) => [join(this.uploaded, folder), join(this.root, folder)]

  /** Hides drafts of kinds that this person may no longer edit, but keeps them. */
  paths(): string[] {
    const drafts = this.drafts.paths().filter((path) => this.kinds.some((kind) => isOf(kind, path)))
    return [...new Set([...contentPaths(this.root, this.kinds), ...drafts])].sort()
  }

  /** Paths of pictures not yet in the repository, by the files on disk, independently of drafts. */
  uploads(): string[] {
    return foldersOf(this.kinds).flatMap((folder) =>
      readFolder(join(this.uploaded, folder), 'pictures').files.map((name) => `${folder}/pictures/${name}`),
    )
  }

  /** Validates a path from outside, for every request that names a file. Refuses one outside the content. */
  known(path: string): string {
    kindOfPath(this.kinds, path)
    const parts = path.split('/')
    const link = parts
      .map((_, end) => parts.slice(0, end + 1).join('/'))
      .find((part) => lstatSync(join(this.root, part), { throwIfNoEntry: false })?.isSymbolicLink())
    if (link) throw new Refusal(`${path}: found the link ${link}, expected a file of the section itself.`)
    return path
  }

  /** A file being edited, checked, with what the page shows of it. An unreadable one says why. */
  async file(path: string): Promise<EditedFile> {
    try {
      const { kind, content, ...file } = this.look(path)
      const shown = await withPictures(this.pictureRoots(kind.folder), kind.folder, content ?? null)
      return { ...file, schema: kind.name, shown }
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error)
      const broken = error instanceof Error ? error.message : String(error)
      const schema = this.kinds.find((kind) => isOf(kind, path))?.name ?? ''
      return { ...nothing, path, schema, broken }
    }
  }

  /** The edited data of a file, its problems, and what the page can show of it. */
  look(path: string) {
    const kind = kindOfPath(this.kinds, this.known(path))
    const typed = this.drafts.get(path)
    // Words that were taken out again must not hide what others save.
    const draft = typed && !same(typed.data, parseContent(path, typed.base)) ? typed : undefined
    const text = draft ? draft.base : textOf(this.root, path)
    const saved = parseContent(path, text)
    const data = draft ? draft.data : saved
    const common = {
      path,
      kind,
      saved,
      data,
      revision: typed?.revision ?? 0,
      edition: this.editionOf(path, text),
    }
    if (data === null) return { ...common, problems: [], content: undefined }
    const before = this.lastShown.get(path) ?? saved
    const shown = presentable(this.pictureRoots(kind.folder), kind, data, before)
    if (shown.data !== undefined) this.lastShown.set(path, shown.data)
    const wrong = shown.problems.map(({ path, words }) => ({ path: path as Path, words }))
    const problems = [...wrong, ...(draft ? unwritable(path, draft, saved) : [])]
    return { ...common, content: shown.content, problems }
  }

  files = () => Promise.all(this.paths().map((path) => this.file(path)))

  /**
   * Takes typed words. A draft is based on the edition that was typed into, so that a save notices anything
   * saved after it. Refuses words typed over another window's change.
   */
  draft(path: string, data: unknown, revision: number, edition: string): Promise<EditedFile> {
    const draft = this.drafts.get(path)
    const before = draft ?? (revision > 0 ? this.lastSaved.get(path) : undefined)
    const text = !draft && before ? before.base : this.texts.get(edition)
    if ((before?.revision ?? 0) !== revision || text === undefined)
      throw new Refusal(`${path} was changed in another window; reload this page to go on.`)
    if (!before && text === null)
      throw new Refusal(`${path}: there is no such file; expected one that is there, or a new entry.`)
    return this.keep(path, data, text)
  }

  /** Begins a new entry, or changes the address of one never saved. */
  begin(path: string, data: unknown, from?: string): Promise<EditedFile> {
    const moved = from === undefined ? undefined : this.drafts.get(from)
    if (from !== undefined && moved?.base !== null)
      throw new Refusal(`${from}: found an entry that is saved, expected a new one: others know its address.`)
    this.refuseClaimed(path, from)
    return this.keep(path, data, null, from)
  }

  /** @param own the entry's own current path */
  refuseClaimed(path: string, own?: string) {
    const others = this.paths().filter((other) => other !== own)
    refuseClaimed(this.root, kindOfPath(this.kinds, path), path, others)
  }

  private keep(path: string, data: unknown, base: string | null, from?: string) {
    if (data !== null && !isGroup(data)) throw new Refusal(`${path}: found no fields, expected a file's.`)
    if (data === null && !isEntry(kindOfPath(this.kinds, path)))
      throw new Refusal(`${path}: found a file that its page needs, expected an entry of a list.`)
    refuseHuge(path, data)
    this.drafts.set(path, { base, data }, from)
    return this.file(path)
  }

  saved(paths: string[]) {
    for (const path of paths) {
      const draft = this.drafts.get(path)
      if (!draft) continue
      this.lastSaved.set(path, { ...draft, base: textOf(this.root, path) })
      // A late request, from a page being left, must not begin a draft based on the replaced text.
      if (draft.base !== null) this.texts.delete(editionName(path, draft.base))
    }
    this.discard(paths)
  }

  discard(paths: string[]) {
    for (const path of paths) this.lastShown.delete(path)
    for (const path of this.uploads())
      if (paths.includes(path)) rmSync(join(this.uploaded, path), { force: true })
    this.drafts.drop(paths)
  }

  /**
   * Puts back the files of a save that was killed before its commit: a release would find words that may yet be
   * discarded. The drafts stay.
   */
  undoInterrupted() {
    for (const path of this.paths()) {
      const draft = this.drafts.get(path)
      const now = draft && orNothing(() => textOf(this.root, path))
      if (!draft || now === undefined || now === draft.base) continue
      // Others may have committed the file in another form since the draft was begun.
      const committed = textAt(this.root, 'HEAD', path)
      const isWrittenFrom = (base: string | null) => now === orNothing(() => draftText({ ...draft, base }))
      const before = [draft.base, committed].find(isWrittenFrom)
      if (before === undefined || now === committed) continue
      if (before !== null) writeWhole(join(this.root, path), before)
      else this.remove(path)
    }
    for (const path of this.uploads()) {
      const file = join(this.root, path)
      const isOurs = existsSync(file) && readFileSync(file).equals(readFileSync(join(this.uploaded, path)))
      if (isOurs && textAt(this.root, 'HEAD', path) === null) this.remove(path)
    }
  }

  private remove(path: string) {
    rmSync(join(this.root, path), { force: true })
    unstage(this.root, [path])
  }

  films(folder: string): string[] {
    const clips = join(this.root, folder, 'clips')
    const files = existsSync(clips) ? readdirSync(clips) : []
    return files.filter((file) => file.endsWith('.webm')).map((file) => file.replace('.webm', ''))
  }

  /** The id of a file's text, with which a draft can begin. */
  editionOf(path: string, text: string | null): string {
    const edition = editionName(path, text)
    this.texts.set(edition, text)
    return edition
  }
}

/** What a file may hold at most: values, and groups or lists within each other. Ours have some hundred, and 6. */
const limits = { values: 10_000, levels: 30 }

/** Refuses data that would keep the server busy for everybody else. */
function refuseHuge(path: string, data: unknown) {
  let count = 0
  const visit = (value: unknown, level: number) => {
    if (level > limits.levels)
      throw new Refusal(
        `${path}: found lists within lists, more than ${limits.levels} deep, expected a page's fields.`,
      )
    if (++count > limits.values)
      throw new Refusal(
        `${path}: found more than ${limits.values} texts and numbers, which is more than a page can show; take some out.`,
      )
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) visit(inner, level + 1)
  }
  visit(data, 0)
}

const editionName = (path: string, text: string | null) =>
  createHash('sha256')
    .update(JSON.stringify([path, text]))
    .digest('base64url')
