import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { same } from '@college/shared/content/values'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { forms, pageFile } from '../compose/page-file'
import { liveVersion, packagesIn } from '../store/channel'
import { isText } from '../store/compress'
import { integrityOf, sha256 } from '../store/hash'
import { readRelease, releaseFolder, type Store } from '../store/site-store'
import { readChannelOfSite, servedSite, siteIn } from './composed-sites'
import { readRecord, recordFile } from './site-record'

/** Whether a text lies there as it was written, in each form in which it is sent. */
export function isIntact(file: string, hashes: string[]): boolean {
  try {
    const found = (isText(file) ? forms : ['']).map((ending) => sha256(readFileSync(file + ending)))
    return same(found, hashes)
  } catch {
    return false
  }
}

/**
 * Names of pages and texts of the served site that are not as they were written, or of what nobody could tell it by: the
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

/** A file of the served site that is not as it was released, and whether the release on this machine still has it as it was. */
type DamagedAsset = { owner: PackageName; name: string; isMendable: boolean }

/** Scripts, styles and pictures of the served site that are not as they were released. */
export function damagedAssets(store: Store): DamagedAsset[] {
  const site = servedSite(store)
  const channel = site && readChannelOfSite(store, site)
  if (!channel) return []
  return packagesIn(channel).flatMap((owner) => {
    const version = liveVersion(channel, owner) ?? ''
    const released = join(releaseFolder(store, owner, version), 'browser')
    return Object.entries(readRelease(store, owner, version).files).flatMap(([file, { integrity }]) => {
      const name = `assets/${owner}/${file}`
      if (integrityAt(join(siteIn(store, site), name)) === integrity) return []
      return { owner, name, isMendable: integrityAt(join(released, file)) === integrity }
    })
  })
}

const integrityAt = (file: string) => existsSync(file) && integrityOf(sha256(readFileSync(file)))
