import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A copy of the repository with a history of its own. Below the repository, so that its packages are found. */
export const scratch = join(root, '.cache/edit-test')

const git = (...args: string[]) => execFileSync('git', args, { cwd: scratch, encoding: 'utf8' })

/** Makes the copy as the working tree is, with the releases that are stored. */
export function layScratch() {
  rmSync(scratch, { recursive: true, force: true })
  const list = execFileSync('git', ['ls-files', '-zco', '--exclude-standard', '--', ':!e2e', ':!docs'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of list.split('\0').filter((path) => path && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(scratch, path)), { recursive: true })
    cpSync(join(root, path), join(scratch, path), { preserveTimestamps: true })
  }
  // The repository around it is the workspace: what is installed there may be served.
  const { workspaces: _, ...rest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(scratch, 'package.json'), JSON.stringify(rest))
  mkdirSync(join(scratch, 'node_modules/@college'), { recursive: true })
  symlinkSync('../../shared', join(scratch, 'node_modules/@college/shared'))
  symlinkSync('../../shared/runtime', join(scratch, 'node_modules/@college/runtime'))
  symlinkSync('../../platform', join(scratch, 'node_modules/@college/platform'))
  symlinkSync('../../editor', join(scratch, 'node_modules/@college/editor'))
  for (const folder of ['releases', 'channels', '.public'])
    if (existsSync(join(root, folder))) cpSync(join(root, folder), join(scratch, folder), { recursive: true })
  if (existsSync(join(root, 'public')))
    cpSync(join(root, 'public'), join(scratch, 'public'), { recursive: true, verbatimSymlinks: true })
  git('init', '--quiet')
  git('config', 'user.name', 'Meera Joshi')
  git('config', 'user.email', 'meera@prakriti.example.org')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The site')
}

export const isReleased = () => existsSync(join(scratch, 'channels/production'))
export const fileText = (path: string) => readFileSync(join(scratch, path), 'utf8')
/** The designation of a department's first teacher. */
export const designationIn = (path: string) => /designation: (.+)/.exec(fileText(path))?.[1] ?? ''
export const lastCommit = () => git('log', '-1', '--format=%an: %s').trim()
export const filesOfLastCommit = () => git('show', '--name-only', '--format=', 'HEAD').trim().split('\n')
export const isClean = () => git('status', '--porcelain').trim() === ''
