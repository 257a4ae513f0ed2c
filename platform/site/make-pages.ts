import { availableParallelism } from 'node:os'
import type { Composition } from '@college/shared/contract/composition'
import { pageFile } from '../compose/page-file'
import type { PlannedPage } from '../compose/page-source'
import type { Effort } from '../store/compress'
import type { Store } from '../store/store'
import { type PageJob, pageMaker } from './page-maker'
import type { PageRecord, RecordedPage } from './page-record'
import type { rendererOf } from './render'
import type { TextsOnDisk } from './texts-on-disk'
import { makeInWorkers, workerCount } from './worker-pool'

/** Up to so many pages get the best compression, and are made in this thread: workers would take as long to start. */
const few = 100

/** Where finished documents go. */
export type Destination = {
  /** Takes a text and its file name; may settle later. */
  set?: (name: string, text: string, effort?: Effort) => unknown
  /**
   * Whether worker threads may make pages; the folder that they write them to, with compressed forms; and where what is
   * known of the pages waits.
   */
  threads?: { folder?: string; texts?: TextsOnDisk }
}

/** What pages are made with: the composition without its pages, and its renderer for this thread. */
type Making = {
  store: Store
  site: Composition
  renderer: Awaited<ReturnType<typeof rendererOf>>
  /** What a page is made from; asked for only when it is made, because it is more than the page's plan. */
  jobOf: (page: PlannedPage) => PageJob
}

/**
 * Makes pages, in worker threads when they are many. What they read as does not depend on where they are made.
 *
 * @param wanted paths whose documents are asked for
 */
export async function makePages(
  { store, site, renderer, jobOf }: Making,
  planned: PlannedPage[],
  destination: Destination,
  wanted: string[] = [],
) {
  const { threads } = destination
  const pages: RecordedPage[] = []
  const documents = new Map<string, string>()
  const effort = planned.length > few ? 'quick' : 'best'
  const workers = threads ? (workerCount() ?? (planned.length > few ? availableParallelism() : 0)) : 0
  if (workers) {
    const { folder, texts } = threads ?? {}
    const once = textsOnce()
    await makeInWorkers(
      workers,
      // A store's driver cannot be sent to a thread.
      { store: { releases: store.releases }, site, folder, effort, wanted },
      planned,
      jobOf,
      (index, { document, ...made }) => {
        const page = { ...made, record: once(made.record) }
        pages[index] = texts ? waiting(page, texts) : page
        if (document !== undefined) documents.set(made.record.path, document)
      },
    )
  } else {
    const make = pageMaker(renderer, site)
    for (const page of planned) {
      const { document, ...made } = await make(jobOf(page))
      pages.push(made)
      const { path } = page.page
      if (wanted.includes(path)) documents.set(path, document)
      await destination.set?.(pageFile(path), document, effort)
    }
  }
  return { pages, documents }
}

/** A page whose texts are on disk until they are asked for. */
function waiting({ record, frame, entry }: RecordedPage, texts: TextsOnDisk): RecordedPage {
  const read = texts.put(frame, entry)
  return {
    record,
    get frame() {
      return read()[0] ?? ''
    },
    get entry() {
      return read()[1] ?? ''
    },
  }
}

/** What a thread sends has texts of its own; most pages have the same ids, and links to the same pages. */
function textsOnce() {
  const known = new Map<string, string>()
  const once = (text: string) => {
    const same = known.get(text)
    if (same === undefined) known.set(text, text)
    return same ?? text
  }
  return (record: PageRecord): PageRecord => ({
    ...record,
    ids: record.ids.map(once),
    links: record.links.map(once),
  })
}
