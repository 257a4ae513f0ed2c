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

/** Up to this many pages are rendered by one process, with the best compression: starting more would take as long. */
const few = 100

/** Pages that a process gets at a time: few, so that all finish together. */
const batch = 8

type Making = {
  store: Pick<Store, 'releases'>
  site: Composition
  renderer: Renderer
  /** The folder of the site; without one, nothing is written. */
  folder?: string
}

/**
 * Renders and writes pages, many of them in several processes. The number of processes changes no text.
 *
 * @param kept records of pages that exist already, at their positions
 * @returns the records of all pages, in order
 * @throws Refusal when a page cannot be rendered
 */
export async function makePages(
  { store, site, renderer, folder }: Making,
  pages: PlannedPage[],
  kept: (PageRecord | undefined)[],
): Promise<PageRecord[]> {
  const records = [...kept]
  const due = [...pages.entries()].filter(([index]) => !kept[index])
  const effort = due.length > few ? 'quick' : 'best'
  const count = setting('SITE_WORKERS') ?? (due.length > few ? availableParallelism() : 1)
  let next = 0

  const run = async ({ draw }: Renderer) => {
    let writing: Promise<unknown> = Promise.resolve()
    while (next < due.length) {
      const asked = due.slice(next, next + batch)
      next += batch
      const requests = asked.map(([, planned]) => ({
        page: planned.page,
        composition: documentSource(site, planned),
      }))
      // Compress the previous pages while these are rendered.
      const [drawn] = await Promise.all([draw(requests), writing])
      writing = Promise.all(
        asked.map(async ([index, planned], at) => {
          const page = drawn[at]
          if (!page) return
          const record = recordOf(planned, page)
          if (folder) record.forms = await writeText(folder, pageFile(record.path), page.document, effort)
          records[index] = record
        }),
      )
    }
    await writing
  }

  const others = Array.from({ length: due.length ? count - 1 : 0 }, () => startRenderer(store, site))
  try {
    await Promise.all([run(renderer), ...others.map(async (other) => run(await other))])
  } finally {
    next = due.length
    for (const other of await Promise.allSettled(others))
      if (other.status === 'fulfilled') other.value.close()
  }
  return records.flatMap((record) => record ?? [])
}

const recordOf = ({ page, key }: PlannedPage, { document, ids, links, ...drawn }: DrawnPage): PageRecord => ({
  path: page.path,
  key,
  hash: hashOf(document),
  ids,
  links: links.filter((href) => href.startsWith('/') || href.startsWith('#')),
  entry: searchEntryOf(page, drawn),
})
