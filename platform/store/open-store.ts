import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { ownSection } from '@college/shared/preset/checkout'
import { bucketAt } from './bucket'
import { isBucket, isFolder } from './place'
import { Refusal } from './refusal'
import { setting } from './settings'
import { type Store, storeAt, storeIn } from './site-store'

const siteFile = 'shared/site.yaml'

/** The repository around the current folder: the tool works on the checkout in which it runs. */
export function repositoryAround(): string {
  for (let path = process.cwd(); ; path = dirname(path)) {
    if (existsSync(join(path, siteFile)) || ownSection(path)) return path
    if (path === dirname(path)) return resolve(import.meta.dirname, '../..')
  }
}

/** The store in the repository itself. `SITE_CONFIG` overrides the site configuration. */
export const ownStore = (root: string): Store => {
  const store = storeIn(root)
  return { ...store, site: setting('SITE_CONFIG') ?? store.site }
}

/**
 * Opens the store that `SITE_STORE` names, by default the repository's own. `SITE_CACHE` overrides the folder for this
 * machine's copy of a bucket.
 *
 * @throws Refusal when `SITE_STORE` is not the folder of a store
 */
export function openStore(root = repositoryAround()): Store {
  const place = setting('SITE_STORE') ?? root
  // A mistyped path would look like an empty store.
  if (isFolder(place) && !existsSync(place))
    throw new Refusal(
      `SITE_STORE: found no folder '${place}', expected one that is there; mkdir begins a store.`,
    )
  for (let folder = resolve(place); isFolder(place) && folder !== dirname(folder); folder = dirname(folder)) {
    const isPart = ['channels', 'releases'].includes(basename(folder))
    if (isPart && existsSync(join(dirname(folder), 'channels/production')))
      throw new Refusal(
        `SITE_STORE: found a folder of the store ${dirname(folder)}, expected the store itself: this one would look empty.`,
      )
    if (existsSync(join(folder, 'routes.json')))
      throw new Refusal(
        `SITE_STORE: found a composed site in ${folder}, expected a folder apart from it: visitors get all that is there.`,
      )
  }
  return { ...storeAt(place, setting('SITE_CACHE') ?? join(root, '.cache')), site: ownStore(root).site }
}

/**
 * A mistyped prefix in a bucket, or the folder of a disk that is not mounted, would look like an empty store, in which
 * all is well.
 *
 * @throws Refusal when nothing makes the place that `SITE_STORE` names a store
 */
export async function refuseNoStore({ driver: { place } }: Store) {
  const isStore = isBucket(place)
    ? await bucketAt(place).isStore()
    : // One that has lost its history is still a store: whoever reads it names what is missing.
      setting('SITE_STORE') === undefined ||
      ['channels', 'releases'].some((part) => existsSync(join(place, part)))
  if (isStore) return
  throw new Refusal(
    `SITE_STORE: found no store at '${place}', expected one that is there; in the site's repository npm start begins one, and so does a release of the shell with all sections.`,
  )
}
