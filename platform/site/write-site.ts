import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChannelName, Composition } from '@college/shared/contract/composition'
import { addressesOfFiles, checkLinks, releasesByPath } from '../compose/link-check'
import { pageFile } from '../compose/page-file'
import { siteSource } from '../compose/page-source'
import { planSite, type SitePlan } from '../compose/plan'
import { releaseListOf, routeManifestOf } from '../compose/route-manifest'
import { searchIndexOf } from '../compose/search-index'
import type { Channel } from '../store/channel'
import { isText } from '../store/compress'
import { readSite } from '../store/read-site'
import { readRelease, readReleasedPages, releaseFolder, type Store } from '../store/site-store'
import { channelFile, composedSites, removeSite, servedSite, siteIn } from './composed-sites'
import { addedFiles, damagedAssets, damagedFiles } from './intact'
import { makePages } from './make-pages'
import { startRenderer } from './render'
import { linkAssets, linkText, writeText } from './site-files'
import { type KnownPage, type KnownPages, knownPages, type PageRecord, writeRecord } from './site-record'

export type WrittenSite = { folder: string; pages: number }

/**
 * Composes a channel into a folder beside the served site: plans it, links what sites on disk already have,
 * makes the rest. Visitors see no change before `switchTo`.
 *
 * @returns the site; the served one, if it has the same sources
 * @throws Refusal when the releases do not fit together, a page cannot be rendered, or a link has no target
 */
export async function writeSite(store: Store, channel: Channel, name: ChannelName): Promise<WrittenSite> {
  const plan = planOf(store, channel, name)
  const sites = composedSites(store)
  const known = knownPages(store, sites)
  const pages = plan.pages.length
  const served = servedSite(store)
  // Compare bytes, not only keys, so that damaged files are made again.
  if (
    served &&
    known.keyOf(served) === plan.key &&
    !damagedFiles(store).length &&
    !(await damagedAssets(store)).some(({ isMendable }) => isMendable) &&
    !(await addedFiles(store)).length
  )
    return { folder: siteIn(store, served), pages }
  const kept = plan.pages.map(({ key }) => known.same(key))
  const draft = `${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`
  const folder = siteIn(store, draft)
  try {
    // In two steps: on a read-only disk, a recursive mkdir reports a missing folder instead.
    mkdirSync(dirname(folder), { recursive: true })
    mkdirSync(folder)
    await linkAssets(store, folder, channel)
    for (const page of kept) if (page) linkText(folder, page.folder, pageFile(page.record.path))
    writeRecord(store, draft, await carryOut(store, plan, folder, known, kept))
    // Written last, it completes the site.
    writeFileSync(join(folder, channelFile), JSON.stringify(channel))
    return { folder, pages }
  } catch (error) {
    removeSite(store, draft)
    throw error
  }
}

/** The plan of a channel's site, by the releases and the configuration that are on this machine. */
export const planOf = (store: Store, channel: Channel, name: ChannelName) =>
  planSite({
    channel,
    name,
    site: readSite(store.site),
    releases: {
      manifest: (owner, version) => readRelease(store, owner, version),
      pagesBefore: (owner, version) => readReleasedPages(store, owner, version),
    },
  })

/** Makes the pages that are not kept, checks their links, and writes the texts that depend on all pages. */
async function carryOut(
  store: Store,
  plan: SitePlan,
  folder: string,
  known: KnownPages,
  kept: (KnownPage | undefined)[],
) {
  const { composition, canary } = plan
  const site = siteSource(composition)
  const renderer = await startRenderer(store, site)
  try {
    const keptRecords = kept.map((page) => page?.record)
    const pages = await makePages({ store, site, renderer, folder }, plan.pages, keptRecords)
    checkLinks(pages, addressesOfFiles(composition), releasesByPath(composition))
    const canaryPages = canary ? await tryCanary(store, plan, canary.composition, pages, known) : []

    const search = searchIndexOf(pages)
    const offline = pages.filter(({ path }) => renderer.keptPages.includes(path))
    const documents = offline.map(
      ({ path }) => [path, readFileSync(join(folder, pageFile(path)), 'utf8')] as const,
    )
    const files = await renderer.files(composition, new Map(documents), shellTexts(store, plan))
    const written: [name: string, text: string][] = [
      [search.name, search.text],
      ['routes.json', JSON.stringify(routeManifestOf(composition, search, canary))],
      ['releases.json', JSON.stringify(releaseListOf(plan.channel, composition))],
      ...files,
      ...plan.discovery,
    ]
    const hashes = written.map(async ([name, text]) => {
      const same = known.sameText(name, text)
      if (same) linkText(folder, same.folder, name)
      return [name, same?.hashes ?? (await writeText(folder, name, text))] as const
    })
    return { key: plan.key, pages, canary: canaryPages, texts: Object.fromEntries(await Promise.all(hashes)) }
  } finally {
    renderer.close()
  }
}

/** A canary must be fit to go live for everybody: its pages render and their links resolve. Writes no document. */
async function tryCanary(
  store: Store,
  plan: SitePlan,
  composition: Composition,
  live: PageRecord[],
  known: KnownPages,
) {
  const before = plan.canaryPages.map(({ key }) => known.sameInCanary(key))
  const site = siteSource(composition)
  const renderer = await startRenderer(store, site)
  try {
    const pages = await makePages({ store, site, renderer }, plan.canaryPages, before)
    const replaced = new Set(pages.map(({ path }) => path))
    const remaining = live.filter(({ path }) => !replaced.has(path))
    checkLinks([...remaining, ...pages], addressesOfFiles(composition), releasesByPath(composition))
    return pages
  } finally {
    renderer.close()
  }
}

function shellTexts(store: Store, { composition: { releases } }: SitePlan): Map<string, string> {
  const { version, files } = releases.shell
  const folder = join(releaseFolder(store, 'shell', version), 'browser')
  const names = Object.keys(files).filter(isText)
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}
