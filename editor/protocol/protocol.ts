/** What the editor's server and its page say to each other: `POST /api/<name>` with JSON, answered by `answer` or by `refusal`. */

import type { Addresses } from './address'

export type Problem = { path: (string | number)[]; words: string }

/** One content file as it is edited. `data` is null for a file that will be removed. */
export type EditedFile = {
  /** In the repository: `mfe-departments/content/ug/yoga.yaml`. */
  path: string
  schema: string
  /** What is saved; null for a new file. */
  saved: unknown
  data: unknown
  problems: Problem[]
  /** What the page shows of it: pictures in place of their names, stand-ins for what is missing. */
  shown: unknown
  /** Which draft this is, 0 for none; each change of one has a higher number. */
  revision: number
  /** Which text `saved` was read from: a draft that begins here must not replace a newer one. */
  edition: string
  /** Why the file cannot be read, in a sentence: there is no data then, and nothing to edit. */
  broken?: string
}

export type Start = {
  files: EditedFile[]
  schemas: Record<string, unknown>
  addresses: Addresses
  pictures: Record<string, string[]>
  films: Record<string, string[]>
  /** Paths of this person's pictures that are not saved. */
  uploads: string[]
  person: { sections: string[]; mayRelease: boolean }
  preview: string
  /** What this person should know at once, such as drafts that could not be read. */
  notice?: string
}

/** Somebody saved the file meanwhile, or another window has typed into it. */
export type Conflict = Pick<EditedFile, 'path' | 'revision' | 'edition'> & {
  base: unknown
  theirs: unknown
}

/** What came of a save: each file is saved, in conflict or kept, whatever comes of the others. */
export type Saved = {
  /** The first line of the commit; empty when there was none. */
  message: string
  conflicts: Conflict[]
  /** Files that stay drafts, because something in them is not right yet. */
  kept: string[]
  /** All files as they are now, and the pictures that are not saved still. */
  files: EditedFile[]
  uploads: string[]
  /** What else there is to know, such as that the commit has not left this machine. */
  notice?: string
}

/** A page that reads otherwise in the preview: texts that go, and texts that come. */
export type ChangedPage = { path: string; before: string[]; after: string[] }

export type Version = {
  id: string
  /** ISO 8601. */
  when: string
  who: string
  subject: string
  /** The file's path in it. */
  name: string
}

export type ReleaseStep = 'preview' | 'live' | 'back'
