import { hostname, userInfo } from 'node:os'
import { fromGit } from './git'

/** Why a channel is changed: `--message`, or the subject of the released commit, or the command line. */
export function reasonFor(message: string | undefined, root?: string): string {
  // The history has a line for it, and a terminal shows it.
  const line = message?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  if (line) return line
  const commit = root && fromGit(root, 'log', '-1', '--format=%s')
  return commit || `college ${process.argv.slice(2).join(' ')}`
}

/** Who changes a channel: the workflow's actor, or this machine's user. */
export const whoever = () => `${process.env.GITHUB_ACTOR ?? nameOfUser()}@${hostname()}`

function nameOfUser() {
  try {
    return userInfo().username
  } catch {
    // A container may run under a uid without a name.
    return String(process.getuid?.() ?? 'somebody')
  }
}
