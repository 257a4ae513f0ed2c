import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The repository whose code is tested. */
export const repository = join(import.meta.dirname, '../..')

/** Lists in which a college decides the number of files: departments, activities. */
const listed = /^(mfe-[a-z-]+|shell)\/content\/[^/]+\/[^/]+\.yaml$/

/** Generated in a checkout, and kept when it is laid again, so that unchanged parts are not rebuilt. */
const kept =
  /^(releases|channels|public|public-preview|\.public|\.public-preview|\.cache|\.types|\.git)$|(^|\/)(node_modules|dist)$/

/**
 * Lays a checkout of the working tree's code with a college's content instead of the repository's. Laid
 * again, it keeps its builds. A page newer than the content uses the repository's.
 *
 * @param folder below the repository, where Node finds installed packages
 * @param writeContent writes the college's files, with their paths in a repository, into a folder
 */
export function layCheckout(folder: string, writeContent: (folder: string) => void) {
  mkdirSync(folder, { recursive: true })
  const given = join(folder, '.cache/content')
  rmSync(given, { recursive: true, force: true })
  writeContent(given)
  const ofContent = filesIn(given)
  // A photograph and the drawing it replaces share a name. Files that the content lacks belong to newer pages.
  const names = new Set(ofContent.map(withoutEnding))
  const files = new Map(
    git('ls-files', '-zco', '--exclude-standard')
      .split('\0')
      .filter((path) => path && existsSync(join(repository, path)))
      .filter((path) => !listed.test(path) && (path.endsWith('.ts') || !names.has(withoutEnding(path))))
      .map((path) => [path, join(repository, path)]),
  )
  for (const path of ofContent) files.set(path, join(given, path))
  for (const path of filesIn(folder)) if (!files.has(path)) rmSync(join(folder, path))
  for (const [path, source] of files) copyChanged(source, join(folder, path))
  linkPackages(folder)
}

const withoutEnding = (path: string) => path.replace(/\.[^./]+$/, '')

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 64e6 })

/** The files below a folder, without those that a checkout generates. */
function filesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (kept.test(path)) return []
    return entry.isDirectory() ? filesIn(folder, path) : [path]
  })
}

/** Compares bytes: a new date alone must not make a build stale, and Vite's caches go by dates. */
function copyChanged(from: string, to: string) {
  const before = statSync(to, { throwIfNoEntry: false })
  if (before?.size === statSync(from).size && readFileSync(from).equals(readFileSync(to))) return
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

/** Links the checkout's own packages; everything else is resolved from the repository around it. */
function linkPackages(folder: string) {
  const { workspaces: _, ...rest } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(rest))
  const links = {
    '@college/shared': '../../shared',
    '@college/runtime': '../../shared/runtime',
    '@college/platform': '../../platform',
    '@college/editor': '../../editor',
    '.bin/college': '../../platform/college.js',
  }
  for (const [name, target] of Object.entries(links)) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(target, link)
  }
}
