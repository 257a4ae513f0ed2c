import { availableParallelism } from 'node:os'
import type { Composition } from '../../../shared/contract/composition'
import type { Effort } from '../release/compress'
import type { Store } from '../release/store'
import { pageFile } from './page-file'
import { type PageJob, pageMaker } from './page-maker'
import type { RecordedPage } from './page-record'
import type { rendererOf } from './render'
import { makeInWorkers, workerCount } from './worker-pool'

/** Up to so many pages get the best compression, and are made in this thread: workers would take as long to start. */
const few = 100

/** Where finished documents go. */
export type Destination = {
  /** Takes a text and its file name; may settle later. */
  set?: (name: string, text: string, effort?: Effort) => unknown
  /** Whether worker threads may make pages, and the folder that they write them to, with compressed forms. */
  threads?: { folder?: string }
}

/** What pages are made with: the composition without its pages, and its renderer for this thread. */
type Renderer = {
  store: Store
  site: Composition
  many: boolean
  renderer: Awaited<ReturnType<typeof rendererOf>>
}

/**
 * Makes pages, in worker threads when they are many. What they read as does not depend on where they are made.
 *
 * @param wanted paths whose documents are asked for
 */
export async function makePages(
  { store, site, many, renderer }: Renderer,
  jobs: PageJob[],
  destination: Destination,
  wanted: string[] = [],
) {
  const { threads } = destination
  const pages: RecordedPage[] = []
  const documents = new Map<string, string>()
  const effort = jobs.length > few ? 'quick' : 'best'
  const workers = threads ? (workerCount() ?? (jobs.length > few ? availableParallelism() : 0)) : 0
  if (workers) {
    const { folder } = threads ?? {}
    const orders = jobs.map((job) => ({ ...job, wanted: wanted.includes(job.page.path) }))
    await makeInWorkers(
      workers,
      // A store's driver cannot be sent to a thread.
      { store: { releases: store.releases }, site, many, folder, effort },
      orders,
      (index, { document, ...made }) => {
        pages[index] = made
        if (document !== undefined) documents.set(made.record.path, document)
      },
    )
  } else {
    const make = pageMaker(renderer, site, many)
    for (const job of jobs) {
      const { document, ...made } = await make(job)
      pages.push(made)
      const { path } = job.page
      if (wanted.includes(path)) documents.set(path, document)
      await destination.set?.(pageFile(path), document, effort)
    }
  }
  return { pages, documents }
}
