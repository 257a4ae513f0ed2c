import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { pageFile } from '../compose/page-file'
import { namesBelow } from '../store/names-below'
import { Refusal, type Store } from '../store/site-store'
import { readChannelOfSite, recordFile, servedSite, siteIn } from './composed-sites'
import { allForms, integrityAt, isIntact, isOpen, releasedFiles } from './site-files'
import { readRecord } from './site-record'

/**
 * Names of the served site's pages and texts that were altered or that a server may not read, or of the record or link
 * that is missing. The next compose makes them again.
 */
export function damagedFiles(store: Store): string[] {
  const site = servedSite(store)
  if (!site) return [store.public]
  const record = readRecord(store, site)
  if (!record) return [recordFile(store, site)]
  const folder = siteIn(store, site)
  const pages = record.pages.map(({ path, forms = [] }) => [pageFile(path), forms] as const)
  return [...pages, ...Object.entries(record.texts)].flatMap(([name, hashes]) =>
    isIntact(join(folder, name), hashes) && allForms(name).every((form) => isOpen(folder, form))
      ? []
      : [name],
  )
}

/**
 * Every file that the served site's composition made, each form of a text by itself: what is delivered, and asked for.
 *
 * @throws Refusal when there is no record of it
 */
export async function servedFiles(store: Store): Promise<{ path: string; file: string }[]> {
  const site = servedSite(store)
  const record = site && readRecord(store, site)
  const channel = site && readChannelOfSite(store, site)
  if (!record || !channel)
    throw new Refusal(
      `${store.public}: found no composed site with its record, expected one; npx college compose makes it.`,
    )
  const texts = [...record.pages.map(({ path }) => pageFile(path)), ...Object.keys(record.texts)]
  const released = (await releasedFiles(store, channel)).keys()
  return [...texts.flatMap(allForms), ...released].map((path) => ({
    path,
    file: join(siteIn(store, site), path),
  }))
}

/** Names of what visitors get of the served site and no composition made; the next compose leaves it behind. */
export async function addedFiles(store: Store): Promise<string[]> {
  // Without its record, which `damagedFiles` names, nothing says what was composed.
  const files = await servedFiles(store).catch(() => undefined)
  if (!files) return []
  const made = new Set(files.map(({ path }) => path))
  const names = namesBelow(realpathSync(store.public))
  return names.filter((name) => !made.has(name) && !isPassedOver(name))
}

/**
 * Whether a file may lie beside a site: servers give nobody what has a dot before its name, and certbot puts its
 * challenge there (RFC 8555, section 8.3).
 */
export const isPassedOver = (name: string) =>
  /^\.(?!well-known\/)|.\/\.|^\.well-known\/acme-challenge\/[\w-]+$/.test(name)

/** An altered file of a release in the served site, and whether the release on this machine is still intact. */
type DamagedAsset = { owner: PackageName; version: string; name: string; isMendable: boolean }

/** The served site's scripts, styles and pictures, in all forms, that differ from their release or that a server may not read. */
export async function damagedAssets(store: Store): Promise<DamagedAsset[]> {
  const site = servedSite(store)
  const channel = site && readChannelOfSite(store, site)
  if (!channel) return []
  const files = await releasedFiles(store, channel)
  return [...files].flatMap(([name, { owner, version, from, integrity }]) => {
    const folder = siteIn(store, site)
    if (integrityAt(join(folder, name)) === integrity && isOpen(folder, name)) return []
    return { owner, version, name, isMendable: integrityAt(from) === integrity }
  })
}
