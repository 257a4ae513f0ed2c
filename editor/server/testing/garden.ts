import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { picture, text as words } from '@college/shared/content/fields'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { draftText } from '../drafts'
import { Session } from '../session'

export const gate = 'shell/content/gate.yaml'
export const pond = 'shell/content/pond.yaml'
export const meera = { name: 'Meera Joshi', email: 'meera@example.org' }

const schema = z.strictObject({ open: words(20_000), heading: words(60), close: words(40) })
const bed = z.strictObject({ title: words(60), picture: picture().optional() })
export const kinds = [
  { name: 'shell/gate.yaml', folder: 'shell', pattern: 'gate.yaml', schema },
  { name: 'shell/pond.yaml', folder: 'shell', pattern: 'pond.yaml', schema },
  { name: 'shell/beds/*.yaml', folder: 'shell', pattern: 'beds/*.yaml', schema: bed },
]

/** Types into a file, or begins a new one. */
export async function put(session: Session, path: string, data: unknown) {
  const { revision, edition, saved } = await session.file(path)
  return saved === null && revision === 0
    ? session.begin(path, data)
    : session.draft(path, data, revision, edition)
}

/** A draft's text as it would be saved. */
export function textOfDraft({ drafts }: Session, path: string) {
  const draft = drafts.get(path)
  return draft ? draftText(draft) : null
}

export const gateText = '# The gate.\nopen: Lift the latch\nheading: Gate\nclose: Drop it\n'
export const gateData = { open: 'Lift the latch', heading: 'Gate', close: 'Drop it' }

/** A repository with two content files, one commit, and someone who edits it. */
export function layGarden() {
  const root = mkdtempSync(join(tmpdir(), 'editor-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const read = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
  write(gate, gateText)
  write(pond, gateText.replaceAll(/gate/gi, 'Pond'))
  write('.gitignore', '.cache/\n')
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Somebody')
  git('config', 'user.email', 'somebody@example.org')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Content')
  const folder = join(root, '.cache/edit/local')
  /** A session as after a restart. */
  const session = () => new Session(root, folder, kinds)
  const commits = () => git('log', '--format=%s').split('\n')
  return { root, folder, git, write, read, session, commits }
}
