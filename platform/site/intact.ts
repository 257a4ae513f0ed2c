import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { pageFile } from '../compose/page-file'
import { integrityOf, sha256 } from '../store/hash'
import { orNothing } from '../store/or-nothing'
import type { Store } from '../store/site-store'
import { readChannelOfSite, recordFile, servedSite, siteIn } from './composed-sites'
import { isIntact, releasedFiles } from './site-files'
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

/** An altered file of a release in the served site, and whether the release on this machine is still intact. */
type DamagedAsset = { owner: PackageName; version: string; name: string; isMendable: boolean }

/** Scripts, styles and pictures of the served site, in all forms, that differ from their release. */
export async function damagedAssets(store: Store): Promise<DamagedAsset[]> {
  const site = servedSite(store)
  const channel = site && readChannelOfSite(store, site)
  if (!channel) return []
  const files = await releasedFiles(store, channel)
  return [...files].flatMap(([name, { owner, version, from, integrity }]) => {
    if (integrityAt(join(siteIn(store, site), name)) === integrity) return []
    return { owner, version, name, isMendable: integrityAt(from) === integrity }
  })
}

const integrityAt = (file: string) => orNothing(() => integrityOf(sha256(readFileSync(file))))
