import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeWhole } from '@college/platform/store/write-whole'
import { z } from 'zod'

const draft = z.object({
  /** The file's text when the draft was begun; null for a new file. */
  base: z.string().nullable(),
  /** Null: the file is to be removed. */
  data: z.unknown(),
  revision: z.number(),
})
export type Draft = z.infer<typeof draft>

const stored = z.object({
  files: z.record(z.string(), draft),
  /** Pictures, films and captions that lie on the desk, not in the repository yet. */
  uploads: z.array(z.string()),
})

/** What one person has typed and not saved. On disk after every change, so that a crash loses nothing. */
export class Drafts {
  private readonly file: string
  private readonly state: z.infer<typeof stored>

  constructor(file: string) {
    this.file = file
    mkdirSync(dirname(file), { recursive: true })
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '{"files":{},"uploads":[]}'
    this.state = stored.parse(JSON.parse(text))
  }

  get = (path: string): Draft | undefined => this.state.files[path]
  paths = () => Object.keys(this.state.files)
  uploads = () => this.state.uploads

  set(path: string, draft: Draft) {
    this.state.files[path] = draft
    this.write()
  }

  addUpload(path: string) {
    if (!this.state.uploads.includes(path)) this.state.uploads.push(path)
    this.write()
  }

  drop(paths: string[]) {
    for (const path of paths) delete this.state.files[path]
    this.state.uploads = this.state.uploads.filter((path) => !paths.includes(path))
    this.write()
  }

  private write() {
    writeWhole(this.file, JSON.stringify(this.state))
  }
}
