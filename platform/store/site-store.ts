import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageName } from '@college/shared/contract'
import { manifestFile, type ReleaseManifest } from '@college/shared/contract/release-manifest'
import { endpointSet } from './bucket'
import type { Driver } from './driver'
import { folderDriver } from './folder'
import { orNothing } from './or-nothing'
import { bucketParts } from './place'
import { manifestIn } from './read-json'
import { readPlain } from './read-plain'
import { Refusal } from './refusal'
import { s3Driver } from './s3'
import { releaseKey } from './seal'

export { Refusal }

/**
 * A site's store and its folders on this machine, below the repository or another folder.
 * All of it is plain files.
 *
 * @param driver where releases and channels are kept; by default that same folder
 */
export const storeIn = (root: string, driver?: Driver) => {
  const local = folderDriver(root)
  return {
    /** Where releases and channels are kept, shared by every machine. */
    driver: driver ?? local,
    /** This machine's copy: all of the store, or what was needed here. */
    local,
    /** `releases/<name>/<version>/`: immutable; `releases/seals/` lists the files of each. */
    releases: join(root, 'releases'),
    /** `channels/<channel>/`: one file for each composition. */
    channels: join(root, 'channels'),
    /** What visitors are served: a link to one composed site. */
    public: join(root, 'public'),
    /** The composed sites that `public` can point to. */
    composed: join(root, '.public'),
    site: join(root, 'shared/site.yaml'),
  }
}

export type Store = ReturnType<typeof storeIn>

/**
 * The store at a place: a folder, or `s3://<bucket>/<prefix>`, of which this machine caches what it needs.
 *
 * @param cache the folder for the cache
 */
export function storeAt(place: string, cache: string): Store {
  const bucket = bucketParts(place)
  if (!bucket) return storeIn(place)
  // Two services may have a bucket of the same name. No bucket and no folder in one has such a sign in its name.
  const endpoint = endpointSet()?.replace(/^https?:\/\/|\/+$/gi, '')
  const address = [join(bucket.bucket ?? '', bucket.prefix ?? ''), ...(endpoint ? [endpoint] : [])].join('@')
  return storeIn(join(cache, address.replaceAll(/[^\w.@-]/g, '+')), s3Driver(place))
}

export const releaseFolder = (store: Pick<Store, 'releases'>, name: PackageName, version: string) =>
  join(store.releases, '..', releaseKey(name, version).replace(/\/$/, ''))

/** The manifest of a release on this machine. @throws Refusal when it is not here */
export function readRelease(store: Store, name: PackageName, version: string): ReleaseManifest {
  const file = join(releaseFolder(store, name, version), manifestFile)
  if (!lstatSync(file, { throwIfNoEntry: false }))
    throw new Refusal(
      `releases/${name}/${version}: the channel names this release, but it is not in the store; npx college status lists what is.`,
    )
  return manifestIn(readPlain(file), file, `release ${name} again, or roll it back`)
}

/** The pages of a release on this machine; undefined when it is not here or damaged: an earlier one hinders no change. */
export const readReleasedPages = (
  store: Store,
  name: PackageName,
  version: string,
): ReleaseManifest['pages'] | undefined =>
  orNothing(() => {
    const { pages } = JSON.parse(String(readPlain(join(releaseFolder(store, name, version), manifestFile))))
    return Array.isArray(pages) && pages.every(({ path }) => typeof path === 'string') ? pages : undefined
  })
