import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { layCheckout, repository } from '../../checkout/lay-checkout'
import { seed, writeSeed } from '../seed'

/** A copy of the seed's checkout with its own history. */
export const scratch = join(repository, '.cache/edit-test')

const git = (...args: string[]) => execFileSync('git', args, { cwd: scratch, encoding: 'utf8' })

/** Creates the copy from the working tree, with the stored releases. */
export function layScratch() {
  rmSync(scratch, { recursive: true, force: true })
  layCheckout(scratch, writeSeed)
  for (const name of ['releases', 'channels', '.public', 'public'])
    cpSync(join(seed, name), join(scratch, name), { recursive: true, verbatimSymlinks: true })
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
