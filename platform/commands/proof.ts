import type { Proof } from '../release/put-live'
import { Refusal, type Store } from '../store/site-store'

/**
 * The proof of a change. Loaded late: who builds, releases and serves needs no browser.
 *
 * @param say called with each line of what it finds
 * @throws Refusal when what it needs is not installed
 */
export async function proofOf(store: Store, say: (line: string) => void): Promise<Proof> {
  const { prove } = await import('../proof/prove').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Refusal(
      'found no playwright-core, axe-core or sharp to prove the site with, expected what npm ci --include=optional installs; whoever maintains the site can go without: npx college promote … --because "<why>".',
    )
  })
  return (candidate) => prove(store, candidate, say)
}
