import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChannelName, Composition } from '@college/shared/contract/composition'
import type { SiteDocuments } from '@college/shared/contract/shell-server'
import { type CanaryPart, canaryOf } from '../compose/canary'
import { compositionOf } from '../compose/composition'
import { discoveryFiles } from '../compose/discovery/discovery'
import { checkLinks, servedFiles } from '../compose/link-check'
import { pageFile } from '../compose/page-file'
import { hashOf, ownFiles, type PlannedPage, planOf, siteSource } from '../compose/page-source'
import { readSite } from '../compose/read-site'
import { searchIndexOf } from '../compose/search-index'
import { siteTexts } from '../compose/site-texts'
import type { Channel } from '../store/channel'
import { packages, type Store } from '../store/store'
import type { KnownPage, KnownPages } from './known-pages'
import { type Destination, makePages } from './make-pages'
import type { EarlierPage, PageJob } from './page-maker'
import type { RecordedPage, RecordName } from './page-record'
import { rendererOf } from './render'

/** Where a composed site goes: its texts one by one, by file name below the site's root. */
export type ComposedSite = Destination & {
  set: NonNullable<Destination['set']>
  /** Pages that were composed before; without them, all are made. */
  known?: KnownPages | undefined
  /** Whether the site is there already, composed of the very same: then nothing is made. */
  holds?: (key: string, pages: (KnownPage | undefined)[]) => boolean
  /** Takes the pages that stay as they are. */
  keep?: (pages: KnownPage[]) => void
  /** Takes over a file that is named by its content from a site before; false where none has it. */
  takeOver?: (name: string) => boolean
  /** Takes what is known of the pages of a package, or of the canary, once all fits together. */
  record?: (name: RecordName, pages: RecordedPage[], kept: KnownPage[]) => void
  /** Takes the key of everything that the site is composed of. */
  end?: (key: string) => void
}

/** The pages of a composition that are wanted, and what of them is known. */
type Pages = {
  composition: Composition
  plan: PlannedPage[]
  known: (KnownPage | undefined)[]
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
  const plan = planOf(composition)
  const own = {
    composition,
    plan,
    known: plan.map(({ page, key }) => files.known?.same(page.owner, key)),
  }
  const others = canary && pagesOfCanary(canary, files)
  const discovery = discoveryFiles(store, channel, composition)
  const key = hashOf([channel, discovery, ...[...plan, ...(others?.plan ?? [])].map(({ key }) => key)])
  if (files.holds?.(key, own.known)) return plan.length
  files.keep?.(own.known.flatMap((page) => page ?? []))

  const { pages, documents, kept } = await finished(store, own, files)
  checkLinks(linksOf(pages), servedFiles(composition))
  // A canary must be fit to be everybody's: its pages render, and their links lead somewhere.
  if (others) {
    const { pages: canaryPages } = await finished(store, others, { known: files.known })
    checkLinks(linksOf([...pages, ...canaryPages]), servedFiles(others.composition))
    files.record?.('canary', canaryPages, [])
  }
  const write = async (name: string, text: string) => {
    if (!(name.startsWith('assets/') && files.takeOver?.(name))) await files.set(name, text)
  }
  const search = searchIndexOf(pages)
  const texts = siteTexts({ store, channel, composition, canary, documents, kept, search })
  for (const [name, text] of [[search.name, search.text], ...texts, ...discovery] as const)
    await write(name, text)
  for (const owner of packages) {
    const places = plan.flatMap(({ page }, index) => (page.owner === owner ? [index] : []))
    files.record?.(
      owner,
      places.flatMap((index) => pages[index] ?? []),
      places.flatMap((index) => own.known[index] ?? []),
    )
  }
  files.end?.(key)
  return plan.length
}

/** The pages that only some visitors get; their documents are nobody's yet. */
function pagesOfCanary({ composition, section }: CanaryPart, { known }: ComposedSite): Pages {
  const plan = planOf(composition).filter(({ page }) => page.owner === section)
  return { composition, plan, known: plan.map(({ key }) => known?.same('canary', key)) }
}

/**
 * Has all pages made that are not known.
 *
 * @returns all pages in the order of the plan, and the documents of those that the shell keeps
 */
async function finished(
  store: Store,
  { composition, plan, known }: Pages,
  destination: Destination & Pick<ComposedSite, 'known'>,
) {
  const site = siteSource(composition)
  const renderer = await rendererOf(store, site)
  const { documents } = renderer
  const wanted = plan.filter((_, index) => !known[index])
  const jobOf = (planned: PlannedPage): PageJob => ({
    ...planned,
    files: ownFiles(composition, planned.page),
    earlier: earlierPage(planned, destination.known),
  })
  const making = { store, site, renderer, jobOf }
  const made = await makePages(making, wanted, destination, documents.keptPages)
  const next = made.pages.values()
  const pages = known.flatMap((page): RecordedPage[] => {
    const one = page ?? next.next().value
    return one ? [one] : []
  })
  return { pages, documents, kept: keptDocuments(documents, plan, known, made.documents) }
}

/** The markup that a page had before, where that is the same. */
function earlierPage({ page, rendering }: PlannedPage, known?: KnownPages): EarlierPage | undefined {
  const before = known?.sameMarkup(page.owner, rendering)
  if (!before) return
  const { record, frame, entry, folder } = before
  return { file: join(folder, pageFile(record.path)), record, frame, entry }
}

/** The documents of the pages that can be read without a connection, by path. */
function keptDocuments(
  { keptPages }: SiteDocuments,
  plan: PlannedPage[],
  known: (KnownPage | undefined)[],
  made: Map<string, string>,
): Map<string, string> {
  return new Map(
    plan.flatMap(({ page: { path } }, index) => {
      if (!keptPages.includes(path)) return []
      const before = known[index]
      const file = before && join(before.folder, pageFile(path))
      return [[path, file ? readFileSync(file, 'utf8') : (made.get(path) ?? '')] as const]
    }),
  )
}

const linksOf = (pages: RecordedPage[]) => new Map(pages.map(({ record }) => [record.path, record]))
