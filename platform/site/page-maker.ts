import { existsSync, readFileSync } from 'node:fs'
import type { Composition } from '@college/shared/contract/composition'
import type { RenderedPage } from '@college/shared/contract/shell-server'
import { documentSource, type PageSource, type PlannedPage, renderSource } from '../compose/page-source'
import { searchEntryOf } from '../compose/search-index'
import { hashOf } from '../store/hash'
import type { DrawnPage, PageRequest } from './render-process'
import type { PageFrame, PageRecord } from './site-record'

/** An earlier document with the same markup, which then need not be rendered. */
export type EarlierPage = { file: string; record: PageRecord }

/** A page to make. */
export type PageJob = PlannedPage & PageSource & { earlier?: EarlierPage | undefined }

/** A page as it was made: its document, and what is recorded of it. */
export type MadePage = ReturnType<typeof madePage>

/** What the process that renders needs to make a page. */
export const requestFor = (site: Composition, job: PageJob): PageRequest => ({
  page: job.page,
  rendering: renderSource(site, job.page),
  document: documentSource(site, job),
  known: job.earlier && renderedIn(job.earlier),
})

/** The page as that process has made it, with what is recorded of it. */
export function madePage(
  { page, key, rendering, earlier }: PageJob,
  { known }: PageRequest,
  drawn: DrawnPage,
) {
  const { document, markup, ids, links, words, ...frame } = drawn
  const record: PageRecord = {
    path: page.path,
    key,
    rendering,
    hash: hashOf(document),
    markup,
    ids,
    links: links.filter((href) => href.startsWith('/') || href.startsWith('#')),
    frame: plain(frame),
    entry: known && earlier ? earlier.record.entry : searchEntryOf(page, { ...frame, words }),
  }
  return { document, record }
}

/** As it will be read from the record: absent fields are absent. */
const plain = (frame: PageFrame): PageFrame => JSON.parse(JSON.stringify(frame))

/** The page in the document that was made for it; undefined when the file is not what was written. */
function renderedIn({ file, record }: EarlierPage): RenderedPage | undefined {
  const [start, length] = record.markup
  if (start < 0 || !existsSync(file)) return
  const document = readFileSync(file, 'utf8')
  if (hashOf(document) !== record.hash) return
  const { ids, links, frame } = record
  const html = document.slice(start, start + length)
  return { ...frame, html, ids, links, words: { title: '', headings: [], text: '' } }
}
