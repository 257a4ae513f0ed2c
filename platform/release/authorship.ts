import { hostname, userInfo } from 'node:os'
import { orNothing } from '../store/or-nothing'
import { oneLine } from '../store/refusal'
import { fromGit } from './git'

/** Why a channel changes: `--message`, or the released commit's subject, or the command line. */
export function reasonFor(message: string | undefined, root?: string): string {
  const line = message && oneLine(message)
  if (line) return line
  const commit = root && fromGit(root, 'log', '-1', '--format=%s')
  return commit || `college ${process.argv.slice(2).join(' ')}`
}

/** Who changes a channel: the workflow's actor, or this machine's user; in a container the uid may have no name. */
export const whoever = () => {
  const user = orNothing(() => userInfo().username) ?? process.getuid?.() ?? 'somebody'
  return `${process.env.GITHUB_ACTOR ?? user}@${hostname()}`
}
