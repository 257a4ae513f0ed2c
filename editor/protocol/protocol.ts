/** What the editor's server and its page tell each other. `requests.ts` has the requests: each is answered by `answer` or `refusal`. */

import type { Path } from '@college/shared/content/values'
import type { Addresses } from './address'

export type Problem = { path: Path; words: string }

/** One content file being edited. `data` is null for a file to be removed. */
export type EditedFile = {
  /** In the repository: `mfe-departments/content/ug/yoga.yaml`. */
  path: string
  schema: string
  /** The saved data; null for a new file. */
  saved: unknown
  data: unknown
  problems: Problem[]
  /** What the page shows: pictures instead of their names, stand-ins for missing values. */
  shown: unknown
  /** The draft's number, 0 for none; each change raises it. */
  revision: number
  /** Identifies the text that `saved` was read from: a draft based on it must not replace a newer one. */
  edition: string
  /** Why the file cannot be read: then it has no data to edit. */
  broken?: string
}

/** The state of a person's content, which a start and a save tell. */
export type State = {
  /** All files. */
  files: EditedFile[]
  /** Paths of this person's unsaved pictures. */
  uploads: string[]
  /** Whether something saved has not left this machine. */
  waits?: boolean
  /** Anything to know at once, such as unreadable drafts, or that a commit has not left this machine. */
  notice?: string
}

export type Start = State & {
  schemas: Record<string, unknown>
  addresses: Addresses
  /** Addresses of the pages that no entry makes; tokens are not filled in. */
  pages: string[]
  pictures: Record<string, string[]>
  films: Record<string, string[]>
  person: { name: string; sections: string[]; mayRelease: boolean | 'preview' }
  preview: string
}

/** Someone has saved the file meanwhile, or another window has typed into it. */
export type Conflict = Pick<EditedFile, 'path' | 'revision' | 'edition'> & {
  base: unknown
  theirs: unknown
}

/** The result of a save: each file is saved, in conflict or kept, independently of the others. */
export type Saved = State & {
  /** The commit's message; empty without one. */
  message: string
  conflicts: Conflict[]
  /** Files that stay drafts because they are not valid yet. */
  kept: string[]
}

/** A page whose texts, pictures or links change in the preview: those removed and those added. */
export type ChangedPage = { path: string; before: string[]; after: string[] }

/** What a step would make live or take back: the request for it names the release, in case there is another by then. */
export type Publishable = { release: string; pages: ChangedPage[] }

export type Version = {
  id: string
  /** ISO 8601. */
  when: string
  who: string
  subject: string
  /** The file's path in that commit. */
  name: string
}

export const releaseSteps = ['preview', 'live', 'back'] as const
export type ReleaseStep = (typeof releaseSteps)[number]
