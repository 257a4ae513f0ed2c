import { availableParallelism } from 'node:os'
import type { Composition } from '@college/shared/contract/composition'
import { pageFile } from '../compose/page-file'
import { documentSource, type PlannedPage } from '../compose/page-source'
import { searchEntryOf } from '../compose/search-index'
import { hashOf } from '../store/hash'
import { setting } from '../store/settings'
import type { Store } from '../store/site-store'
import { type Renderer, startRenderer } from './render'
import type { DrawnPage } from './render-process'
import { writeText } from './site-files'
import type { PageRecord } from './site-record'

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
  pages: PlannedPage[],
  wanted: string[] = [],
) {
  const records: PageRecord[] = []
  const documents = new Map<string, string>()
  const effort = pages.length > few ? 'quick' : 'best'
  const count = setting('SITE_WORKERS') ?? (pages.length > few ? availableParallelism() : 1)
  let next = 0

  const write = async (planned: PlannedPage, drawn: DrawnPage, index: number) => {
    const record = recordOf(planned, drawn)
    const { path } = record
    if (folder) record.forms = await writeText(folder, pageFile(path), drawn.document, effort)
    records[index] = record
    if (wanted.includes(path)) documents.set(path, drawn.document)
  }
  const run = async ({ draw }: Renderer) => {
    let writing: Promise<unknown> = Promise.resolve()
    while (next < pages.length) {
      const first = next
      next += batch
      const asked = pages.slice(first, next)
      const requests = asked.map((planned) => ({
        page: planned.page,
        composition: documentSource(site, planned),
      }))
      // While these are rendered, those before are compressed.
      const [drawn] = await Promise.all([draw(requests), writing])
      writing = Promise.all(
        asked.map(async (planned, at) => {
          const page = drawn[at]
          if (page) await write(planned, page, first + at)
        }),
      )
    }
    await writing
  }

  const others = Array.from({ length: pages.length ? count - 1 : 0 }, () => startRenderer(store, site))
  try {
    await Promise.all([run(renderer), ...others.map(async (other) => run(await other))])
  } finally {
    next = pages.length
    for (const other of await Promise.allSettled(others))
      if (other.status === 'fulfilled') other.value.close()
  }
  return { records, documents }
}

const recordOf = ({ page, key }: PlannedPage, { document, ids, links, ...drawn }: DrawnPage): PageRecord => ({
  path: page.path,
  key,
  hash: hashOf(document),
  ids,
  links: links.filter((href) => href.startsWith('/') || href.startsWith('#')),
  entry: searchEntryOf(page, drawn),
})
