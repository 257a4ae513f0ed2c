import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** What the development servers read. The root's package.json stays out: theirs is the repository's, above the desk. */
const mirrored = ['shared', 'shell', 'mfe-*', 'tsconfig*.json']

/**
 * Lays the repository's files out once more in a folder of its own, where drafts take the places of files: the
 * development servers run there and need not know of drafts. Below the repository, so that its packages are found.
 *
 * @param kept paths of drafts, which stay as they are
 */
export function layDesk(root: string, desk: string, kept: ReadonlySet<string>) {
  const list = execFileSync('git', ['ls-files', '-zco', '--exclude-standard', '--', ...mirrored], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  })
  const paths = list.split('\0').filter((path) => path && !/\.test\.\w+$/.test(path))
  for (const path of paths) if (!kept.has(path)) layFile(root, desk, path)
  removeOthers(desk, new Set([...paths, ...kept]))
  // The sections' own code must be the desk's, not the repository's: content in one and its reader in the other.
  for (const [name, target] of Object.entries({ shared: 'shared', runtime: 'shared/runtime' }))
    link(join('../..', target), join(desk, 'node_modules/@college', name))
  for (const name of ['releases', 'channels']) link(join(root, name), join(desk, name))
}

/** Lays one file of the repository on the desk, or takes it away when the repository has none. */
export function layFile(root: string, desk: string, path: string) {
  const [from, to] = [join(root, path), join(desk, path)]
  const source = statSync(from, { throwIfNoEntry: false })
  if (!source) return rmSync(to, { force: true })
  const laid = statSync(to, { throwIfNoEntry: false })
  if (laid?.size === source.size && Math.abs(laid.mtimeMs - source.mtimeMs) < 2) return
  if (!laid) mkdirSync(dirname(to), { recursive: true })
  // A draft takes a link's place and never writes through it, so nothing typed reaches the repository. Copies take long.
  const fresh = `${to}.${randomUUID()}`
  try {
    linkSync(from, fresh)
  } catch {
    copyFileSync(from, fresh)
    utimesSync(fresh, source.mtime, source.mtime)
  }
  renameSync(fresh, to)
}

/** Takes away what is on the desk and no longer in the repository. */
function removeOthers(desk: string, paths: ReadonlySet<string>) {
  const list = execFileSync('find', ['.', '-name', 'node_modules', '-prune', '-o', '-type', 'f', '-print'], {
    cwd: desk,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  })
  for (const line of list.split('\n')) {
    const path = line.slice(2)
    if (path && !paths.has(path)) rmSync(join(desk, path))
  }
}

function link(target: string, path: string) {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(path) === target) return
  rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}
