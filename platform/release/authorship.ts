import { spawnSync } from 'node:child_process'
import { hostname, userInfo } from 'node:os'

/** Why a channel is changed: the words given with `--message`, else the subject of the commit that is released, else the command. */
export function reasonFor(message: string | undefined, root?: string): string {
  if (message?.trim()) return message.trim()
  const commit =
    root && spawnSync('git', ['-C', root, 'log', '-1', '--format=%s'], { encoding: 'utf8' }).stdout?.trim()
  return commit || `college ${process.argv.slice(2).join(' ')}`
}

/** Who changes a channel: whoever started the workflow, else the user of this machine. */
export const whoever = () => `${process.env.GITHUB_ACTOR ?? nameOfUser()}@${hostname()}`

function nameOfUser() {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number that has no name.
    return String(process.getuid?.() ?? 'somebody')
  }
}
