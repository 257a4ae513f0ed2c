import { availableParallelism } from 'node:os'
import type { Composition } from '@college/shared/contract/composition'
import { pageFile } from '../compose/page-file'
import { eachLimited } from '../store/each-limited'
import type { Store } from '../store/site-store'
import { type PageJob, pageMaker } from './page-maker'
import type { rendererOf } from './render'
import type { PageRecord } from './site-record'
import { makeInWorkers, workerCount } from './worker-pool'
import { writeText } from './write-text'

/** Up to this many pages are made in this thread, with the best compression: starting workers would take as long. */
const few = 100

/** Pages made concurrently in this thread: one renders while others are compressed. */
const beside = 4

type Making = {
  store: Pick<Store, 'releases'>
  site: Composition
  renderer: Awaited<ReturnType<typeof rendererOf>>
  /** The folder of the site; without one, nothing is written. */
  folder?: string
}

/**
 * Makes pages and writes them, many of them in worker threads. Threads and compression change no text.
 *
 * @param wanted paths whose documents to return
 * @returns what is recorded of the pages, in their order, and the wanted documents by path
 * @throws Refusal when a page cannot be rendered
 */
export async function makePages(
  { store, site, renderer, folder }: Making,
  jobs: PageJob[],
  wanted: string[] = [],
) {
  const records: PageRecord[] = []
  const documents = new Map<string, string>()
  const effort = jobs.length > few ? 'quick' : 'best'
  const workers = workerCount() ?? (jobs.length > few ? availableParallelism() : 0)
  if (workers && jobs.length) {
    // A store's driver cannot be sent to a thread.
    const start = { store: { releases: store.releases }, site, folder, effort, wanted } as const
    await makeInWorkers(workers, start, jobs, (index, { record, document }) => {
      records[index] = record
      if (document !== undefined) documents.set(record.path, document)
    })
    return { records, documents }
  }
  const make = pageMaker(renderer, site)
  await eachLimited(jobs.entries(), beside, async ([index, job]) => {
    const { record, document } = await make(job)
    if (folder) record.forms = await writeText(folder, pageFile(record.path), document, effort)
    records[index] = record
    if (wanted.includes(record.path)) documents.set(record.path, document)
  })
  return { records, documents }
}
