import { availableParallelism } from 'node:os'
import type { Composition } from '@college/shared/contract/composition'
import { pageFile } from '../compose/page-file'
import { setting } from '../store/settings'
import type { Store } from '../store/site-store'
import { type MadePage, madePage, type PageJob, requestFor } from './page-maker'
import { type Renderer, startRenderer } from './render'
import type { PageRecord } from './site-record'
import { writeText } from './write-text'

/** Up to this many pages are rendered by one process, and get the best compression: to start others would take as long. */
const few = 100

/** Pages that a process gets at a time: few, so that all end together. */
const batch = 8

type Making = {
  store: Pick<Store, 'releases'>
  site: Composition
  renderer: Renderer
  /** The folder of the site; without one, nothing is written. */
  folder?: string
}

/**
 * Makes pages and writes them, many of them with several processes. Processes and compression change no text.
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
  const count = setting('SITE_WORKERS') ?? (jobs.length > few ? availableParallelism() : 1)
  let next = 0

  const write = async ({ record, document }: MadePage, index: number) => {
    if (folder) record.forms = await writeText(folder, pageFile(record.path), document, effort)
    records[index] = record
    if (wanted.includes(record.path)) documents.set(record.path, document)
  }
  const run = async ({ draw }: Renderer) => {
    let writing: Promise<unknown> = Promise.resolve()
    while (next < jobs.length) {
      const first = next
      next += batch
      const asked = jobs.slice(first, next).map((job) => ({ job, request: requestFor(site, job) }))
      // While these are rendered, those before are compressed.
      const [drawn] = await Promise.all([draw(asked.map(({ request }) => request)), writing])
      writing = Promise.all(
        asked.map(async ({ job, request }, at) => {
          const page = drawn[at]
          if (page) await write(madePage(job, request, page), first + at)
        }),
      )
    }
    await writing
  }

  const others = Array.from({ length: jobs.length ? count - 1 : 0 }, () => startRenderer(store, site))
  try {
    await Promise.all([run(renderer), ...others.map(async (other) => run(await other))])
  } finally {
    next = jobs.length
    for (const other of await Promise.allSettled(others))
      if (other.status === 'fulfilled') other.value.close()
  }
  return { records, documents }
}
