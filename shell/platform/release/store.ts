import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageName } from '../../../shared/contract/contract'
import { manifestFile, type ReleaseManifest } from '../../../shared/contract/release-manifest'

export { isPackage, packages } from '../../../shared/contract/contract'

/** The folders of a site, below the repository or another folder. Everything in them is plain files. */
export const storeIn = (root: string) => ({
  /** `releases/<name>/<version>/`: immutable. */
  releases: join(root, 'releases'),
  /** `channels/<channel>.json`: which releases are live. */
  channels: join(root, 'channels'),
  /** What visitors are served: a link to one composed site. */
  public: join(root, 'public'),
  /** The composed sites that `public` can point to. */
  composed: join(root, '.public'),
  /** Renderings of before, for every channel. */
  rendered: join(root, '.public/rendered'),
  /** The site configuration. */
  site: join(root, 'shared/site.yaml'),
})

export type Store = ReturnType<typeof storeIn>

/** A refusal in one clear sentence; commands print it and exit with 1. */
export class Refusal extends Error {}

/** The folder of one release. */
export const releaseFolder = (store: Store, name: PackageName, version: string) =>
  join(store.releases, name, version)

/** The manifest of a stored release. Refuses when it is not there. */
export function readRelease(store: Store, name: PackageName, version: string): ReleaseManifest {
  const file = join(releaseFolder(store, name, version), manifestFile)
  if (!existsSync(file))
    throw new Refusal(
      `releases/${name}/${version}: the channel names this release, but it is not in the store; expected one of ${storedVersions(store, name).join(', ') || 'none, because nothing is stored'}.`,
    )
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The versions of a package in the store, newest first. */
export function storedVersions(store: Store, name: PackageName): string[] {
  const folder = join(store.releases, name)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((version) => existsSync(join(folder, version, manifestFile)))
    .map((version) => ({ version, time: statSync(join(folder, version, manifestFile)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ version }) => version)
}
