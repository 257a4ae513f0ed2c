import { hostname, userInfo } from 'node:os'
import { orNothing } from '../store/or-nothing'
import { fromGit } from './git'

/** Why a channel changes: `--message`, or the released commit's subject, or the command line. */
export const reasonFor = (message: string | undefined, root?: string): string =>
  message?.trim() ||
  (root && fromGit(root, 'log', '-1', '--format=%s')) ||
  `college ${process.argv.slice(2).join(' ')}`

/** Who changes a channel: the workflow's actor, or this machine's user; in a container the uid may have no name. */
export const whoever = () => {
  const user = orNothing(() => userInfo().username) ?? process.getuid?.() ?? 'somebody'
  return `${process.env.GITHUB_ACTOR || user}@${hostname()}`
}
