import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { isLeftAside } from '../store/driver'
import { sha256 } from '../store/hash'
import { namesBelow } from '../store/names-below'
import { sealKey } from '../store/seal'
import { releaseFolder, type Store } from '../store/site-store'

let written = 0

/** Seals a release with the current state of its files, replacing its seal. */
export function seal(store: Store, name: PackageName, version: string) {
  const folder = releaseFolder(store, name, version)
  const files = namesBelow(folder)
    .filter((name) => !isLeftAside(name))
    .map((name) => [name, sha256(readFileSync(join(folder, name)))])
  const file = join(store.releases, '..', sealKey(name, version))
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify({ files: Object.fromEntries(files) }))
  // File systems count in steps longer than a test takes, so make each release a second newer than the last.
  utimesSync(file, ++written, written)
}
