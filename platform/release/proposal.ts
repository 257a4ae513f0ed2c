import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { switchTo } from '../site/switch-site'
import { placed, today } from '../store/channel'
import { oneOf, Refusal } from '../store/refusal'
import type { Store } from '../store/site-store'
import { composeChannel } from './put-live'

/**
 * The store as a proposal uses it: a separate folder, which any file server can serve.
 *
 * @throws Refusal when its name cannot be a folder's
 */
export function proposalOf(store: Store, name: string): Store {
  if (!/^[a-z0-9-]{1,40}$/.test(name))
    throw new Refusal(
      `found the proposal '${name}', expected a name of lower-case letters, digits and hyphens.`,
    )
  const root = join(store.public, '..')
  return { ...store, public: join(root, 'previews', name), composed: join(root, '.previews', name) }
}

/**
 * Composes what is live plus these releases. No channel changes, and other proposals stay.
 *
 * @throws Refusal when the releases do not fit together
 */
export async function propose(store: Store, name: string, releases: Record<PackageName, string>) {
  const own = proposalOf(store, name)
  mkdirSync(dirname(own.public), { recursive: true })
  const channel = { ...placed({ releases: {} }, releases), day: today() }
  const { folder } = await composeChannel(own, 'preview', { releases: {} }, channel)
  switchTo(own, folder)
  return own.public
}

/**
 * Removes the folder of a proposal. Releases stay until they are pruned.
 *
 * @throws Refusal when it does not exist
 */
export function withdraw(store: Store, name: string) {
  const own = proposalOf(store, name)
  const folder = dirname(own.public)
  const known = existsSync(folder) ? readdirSync(folder) : []
  if (!known.includes(name)) throw new Refusal(`found no proposal '${name}', expected ${oneOf(known, name)}.`)
  for (const folder of [own.public, own.composed]) rmSync(folder, { recursive: true, force: true })
}
