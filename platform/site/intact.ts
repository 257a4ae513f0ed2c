import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { pageFile } from '../compose/page-file'
import { liveIn } from '../store/channel'
import { integrityOf, sha256 } from '../store/hash'
import { readRelease, releaseFolder, type Store } from '../store/site-store'
import { readChannelOfSite, recordFile, servedSite, siteIn } from './composed-sites'
import { isIntact } from './site-files'
import { readRecord } from './site-record'

/**
 * Names of the served site's pages and texts that were altered, or of the record or link that is missing. The
 * next compose makes them again.
 */
export function damagedFiles(store: Store): string[] {
  const site = servedSite(store)
  if (!site) return [store.public]
  const record = readRecord(store, site)
  if (!record) return [recordFile(store, site)]
  const folder = siteIn(store, site)
  const pages = record.pages.map(({ path, forms = [] }) => [pageFile(path), forms] as const)
  return [...pages, ...Object.entries(record.texts)].flatMap(([name, hashes]) =>
    isIntact(join(folder, name), hashes) ? [] : [name],
  )
}

/** An altered file of the served site, and whether the release on this machine is still intact. */
type DamagedAsset = { owner: PackageName; name: string; isMendable: boolean }

/** Scripts, styles and pictures of the served site that differ from their release. */
export function damagedAssets(store: Store): DamagedAsset[] {
  const site = servedSite(store)
  const channel = site && readChannelOfSite(store, site)
  if (!channel) return []
  return liveIn(channel).flatMap(([owner, version]) => {
    const released = join(releaseFolder(store, owner, version), 'browser')
    return Object.entries(readRelease(store, owner, version).files).flatMap(([file, { integrity }]) => {
      const name = `assets/${owner}/${file}`
      if (integrityAt(join(siteIn(store, site), name)) === integrity) return []
      return { owner, name, isMendable: integrityAt(join(released, file)) === integrity }
    })
  })
}

const integrityAt = (file: string) => existsSync(file) && integrityOf(sha256(readFileSync(file)))
