import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile } from '@college/shared/contract/release-manifest'
import { isName } from './driver'
import { sealAsItIs, sealKey } from './seal'
import { packages, type Store } from './store'

/**
 * A folder store of before there were seals: each release was moved there whole, so each gets its seal, once, before the
 * channel's log begins.
 */
export async function sealOlderReleases({ driver, local, channels, releases }: Store) {
  if (driver !== local || !existsSync(join(channels, 'production.json'))) return
  if (existsSync(join(channels, 'production'))) return
  for (const name of packages) {
    const folder = join(releases, name)
    const versions = existsSync(folder) ? readdirSync(folder).filter(isName) : []
    for (const version of versions) {
      const manifest = join(folder, version, manifestFile)
      const seal = join(releases, '..', sealKey(name, version))
      if (!existsSync(manifest) || existsSync(seal)) continue
      await sealAsItIs(driver, name, version)
      // Which release is the newest, its file says.
      const { mtime } = statSync(manifest)
      utimesSync(seal, mtime, mtime)
    }
  }
}
