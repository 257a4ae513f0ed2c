import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetUrl } from '../../../shared/contract/assets'
import type { ChannelName, Composition } from '../../../shared/contract/composition'
import type { PackageName } from '../../../shared/contract/release-manifest'
import type { ReleaseList } from '../../../shared/contract/route-manifest'
import type { Channel } from '../release/channel'
import { packages, releaseFolder, type Store } from '../release/store'
import { canaryOf } from './canary'
import { compositionOf } from './composition'
import { discoveryFiles } from './discovery/discovery'
import type { KnownPage, KnownPages } from './known-pages'
import { checkLinks } from './link-check'
import { type Destination, makePages } from './make-pages'
import { pageFile } from './page-file'
import type { PageJob } from './page-maker'
import type { RecordedPage, RecordName } from './page-record'
import { hashOf, type PlannedPage, planOf, siteSource } from './page-source'
import { rendererOf } from './render'
import { routeMapOf } from './route-manifest'
import { fewPages } from './search-entry'
import { searchIndexOf } from './search-index'
import { readSite } from './site'

/** Where a composed site goes: its texts one by one, by file name below the site's root. */
export type ComposedSite = Destination &
  Required<Pick<Destination, 'set'>> & {
    /** Pages that were composed before; without them, all are made. */
    known?: KnownPages
    /** Whether the site was composed of the very same before: then nothing is made. */
    holds?: (key: string, pages: (KnownPage | undefined)[]) => boolean
    /** Takes what is known of the pages of a package, or of the canary, once all fits together. */
    record?: (name: RecordName, pages: RecordedPage[], kept: KnownPage[]) => void
    /** Takes the key of everything that the site is composed of. */
    end?: (key: string) => void
  }

/**
 * Joins the live releases of a channel into finished pages. What has not changed is taken over as it is; every other
 * page is made, written and forgotten, so that a large site needs little more memory than a small one. Nothing is
 * written to what is served; `publish` does that.
 *
 * @returns the number of pages
 * @throws Refusal when the releases do not fit together, a page cannot be rendered, or a link leads nowhere
 */
export async function compose(
  store: Store,
  channel: Channel,
  name: ChannelName,
  files: ComposedSite,
): Promise<number> {
  const composed = compositionOf(store, channel, readSite(store.site), name)
  const canary = canaryOf(store, channel, composed)
  const composition = channel.canary ? { ...composed, canary: channel.canary } : composed
  const many = composition.pages.length > fewPages
  const plan = planOf(composition, many)
  const canaryPlan = canary
    ? planOf(canary.composition, many).filter(({ page }) => page.owner === canary.section)
    : []
  const discovery = discoveryFiles(store, channel, composition)
  const key = hashOf(
    [plan, canaryPlan].map((pages) => pages.map((page) => page.key)).concat([channel, discovery] as never),
  )
  const known = plan.map(({ page, key }) => files.known?.same(page.owner, key))
  if (files.holds?.(key, known)) return plan.length

  const site = siteSource(composition)
  const renderer = await rendererOf(store, site)
  const { documents } = renderer
  const made = await makePages(
    { store, site, many, renderer },
    plan.filter((_, index) => !known[index]).map((page) => withMarkup(page, page.page.owner, files)),
    files,
    documents.keptPages,
  )
  const pages = joined(plan, known, made.pages)
  const links = new Map(pages.map(({ record }) => [record.path, record]))
  checkLinks(links, servedFiles(composition))
  // A canary must be fit to be everybody's: its pages render, and their links lead somewhere.
  if (canary) {
    const knownPages = canaryPlan.map(({ key }) => files.known?.same('canary', key))
    const source = siteSource(canary.composition)
    const canaryMade = await makePages(
      { store, site: source, many, renderer: await rendererOf(store, source) },
      canaryPlan.filter((_, index) => !knownPages[index]),
      {},
    )
    const canaryPages = joined(canaryPlan, knownPages, canaryMade.pages)
    const all = new Map([...links, ...canaryPages.map(({ record }) => [record.path, record] as const)])
    checkLinks(all, servedFiles(canary.composition))
    files.record?.('canary', canaryPages, [])
  }

  const kept = new Map(
    plan.flatMap(({ page: { path } }, index) => {
      if (!documents.keptPages.includes(path)) return []
      const before = known[index]
      const document = before
        ? readFileSync(join(before.folder, pageFile(path)), 'utf8')
        : (made.documents.get(path) ?? '')
      return [[path, document] as const]
    }),
  )
  const search = searchIndexOf(
    plan.map(({ page: { path, owner } }, index) => {
      const { record, entry } = pages[index] as RecordedPage
      return { path, owner, title: record.title, description: record.description, entry }
    }),
    many,
  )
  const { shell } = composition.releases
  const read = (file: string) =>
    readFileSync(join(releaseFolder(store, 'shell', shell.version), 'browser', file), 'utf8')
  const routes = routeMapOf(composition, search, canary)
  const texts: [name: string, text: string][] = [
    ...search.files,
    ...routes.files,
    ['routes.json', JSON.stringify(routes.manifest)],
    ['releases.json', JSON.stringify(releaseListOf(channel, composition))],
    ...discovery,
    ...documents.files(composition, kept, read),
  ]
  for (const [name, text] of texts) await files.set(name, text, 'best')
  for (const owner of packages) {
    const own = plan.flatMap(({ page }, index) => (page.owner === owner ? [index] : []))
    files.record?.(
      owner,
      own.map((index) => pages[index] as RecordedPage),
      own.flatMap((index) => known[index] ?? []),
    )
  }
  files.end?.(key)
  return plan.length
}

/** A page to make, from the markup that it had before where that is the same. */
const withMarkup = (page: PlannedPage, name: RecordName, { known }: ComposedSite): PageJob => {
  const before = known?.sameMarkup(name, page.rendering)
  if (!before) return page
  const { record, frame, entry, folder } = before
  return { ...page, earlier: { file: join(folder, pageFile(record.path)), record, frame, entry } }
}

/** The pages of a plan in its order: those of before, and between them those that were made. */
function joined(plan: PlannedPage[], known: (KnownPage | undefined)[], made: RecordedPage[]): RecordedPage[] {
  let next = 0
  return plan.map((_, index) => known[index] ?? (made[next++] as RecordedPage))
}

const servedFiles = ({ site, releases }: Composition) =>
  new Set(
    Object.values(releases).flatMap(({ name, files }) =>
      Object.keys(files).map((file) => assetUrl(site, name, file)),
    ),
  )

/** What the site says of its own releases, for the panel of maintainers and for whoever watches the site. */
const releaseListOf = (channel: Channel, { channel: name, releases }: Composition): ReleaseList => ({
  channel: name,
  releases: Object.fromEntries(
    packages.map((owner) => [
      owner,
      { version: releases[owner].version, since: channel[owner]?.[0]?.since ?? '' },
    ]),
  ) as Record<PackageName, ReleaseList['releases'][PackageName]>,
})
