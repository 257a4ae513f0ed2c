import { fromGit, git, gitElsewhere } from '@college/platform/release/git'
import { wordsOf } from './git'

type Upstream = {
  /** As people name it: `origin/main`. */
  name: string
  remote: string
  /** The branch over there: `refs/heads/main`. */
  branch: string
}

/** Where this branch's commits go; undefined where none is set. */
function upstreamOf(root: string): Upstream | undefined {
  const own = fromGit(root, 'symbolic-ref', '--short', 'HEAD')
  const remote = fromGit(root, 'config', `branch.${own}.remote`)
  const branch = fromGit(root, 'config', `branch.${own}.merge`)
  if (!remote || remote === '.' || !branch) return
  return { name: `${remote}/${branch.replace('refs/heads/', '')}`, remote, branch }
}

const here = 'Saved on this machine only'

/**
 * Takes over what others have sent, where nothing has to be joined. Nothing happens without an upstream.
 *
 * @returns why this was not possible, in a sentence: a commit stays on this machine then
 */
export async function catchUp(root: string): Promise<string | undefined> {
  const upstream = upstreamOf(root)
  if (!upstream) return
  const { name, remote, branch } = upstream
  try {
    await gitElsewhere(root, 'fetch', '--quiet', remote, branch)
  } catch (error) {
    // The branch begins over there when it is sent.
    if (/^couldn't find remote ref/.test(wordsOf(error))) return
    return `${here}: ${remote} could not be reached (${wordsOf(error)}); the next save sends this, too.`
  }
  const counted = fromGit(root, 'rev-list', '--left-right', '--count', 'FETCH_HEAD...HEAD')
  const [behind, ahead] = (counted ?? '0 0').split('\t').map(Number)
  if (!behind) return
  if (ahead) return `${here}: it and ${name} have both gone on; somebody has to join them with git.`
  try {
    git(root, ['merge', '--quiet', '--ff-only', 'FETCH_HEAD'])
  } catch (error) {
    return `${here}: what is new in ${name} could not be taken over (${wordsOf(error)}).`
  }
}

/** Sends the commits of this branch. Gives why this was not possible, in a sentence. */
export async function send(root: string): Promise<string | undefined> {
  const upstream = upstreamOf(root)
  if (!upstream) return
  try {
    await gitElsewhere(root, 'push', '--quiet', upstream.remote, `HEAD:${upstream.branch}`)
  } catch (error) {
    return `${here}: ${upstream.remote} did not take it (${wordsOf(error)}); the next save sends it, too.`
  }
}
