import { hostname, userInfo } from 'node:os'
import { orNothing } from '../store/or-nothing'
import { fromGit } from './git'

/** Why a channel is changed: `--message`, or the subject of the released commit, or the command line. */
export function reasonFor(message: string | undefined, root?: string): string {
  // The history has a line for it, and a terminal shows it.
  const line = message?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  if (line) return line
  const commit = root && fromGit(root, 'log', '-1', '--format=%s')
  return commit || `college ${process.argv.slice(2).join(' ')}`
}

/** Who changes a channel: the workflow's actor, or this machine's user; a container may run under a uid without a name. */
export const whoever = () => {
  const user = orNothing(() => userInfo().username) ?? process.getuid?.() ?? 'somebody'
  return `${process.env.GITHUB_ACTOR ?? user}@${hostname()}`
}
