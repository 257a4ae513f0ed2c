import { existsSync, readFileSync } from 'node:fs'
import type { Composition } from '@college/shared/contract/composition'
import { documentSource, type PageSource, type PlannedPage } from '../compose/page-source'
import { searchEntryOf } from '../compose/search-entry'
import { hashOf } from '../store/hash'
import type { rendererOf } from './render'
import type { PageFrame, PageRecord } from './site-record'

/** An earlier document with the same markup, which then need not be rendered. */
export type EarlierPage = { file: string; record: PageRecord }

/** A page to make. */
export type PageJob = PlannedPage & PageSource & { earlier?: EarlierPage | undefined }

/** A page as it was made: its document, and what is recorded of it. */
export type MadePage = { record: PageRecord; document: string }

type Markup = Pick<PageRecord, 'ids' | 'links' | 'frame' | 'entry'> & { html: string }

/** Returns the function that makes the pages of a site, from source to finished document. */
export const pageMaker =
  ({ documents, render }: Awaited<ReturnType<typeof rendererOf>>, site: Composition) =>
  async (job: PageJob): Promise<MadePage> => {
    const { page, key, rendering, earlier } = job
    const { html, ...known } = (earlier && markupIn(earlier)) || (await markupOf(job, render))
    const document = documents.document(documentSource(site, job), page, {
      ...known.frame,
      html,
      // A document must not depend on what only a new rendering knows.
      ids: [],
      links: [],
      words: { title: known.frame.heading, headings: [], text: '' },
    })
    const markup: PageRecord['markup'] = [document.indexOf(html), html.length]
    return { document, record: { path: page.path, key, rendering, hash: hashOf(document), markup, ...known } }
  }

async function markupOf(
  { page }: PageJob,
  render: Awaited<ReturnType<typeof rendererOf>>['render'],
): Promise<Markup> {
  const { html, ids, links, words, ...frame } = await render(page)
  const inside = links.filter((href) => href.startsWith('/') || href.startsWith('#'))
  return { html, ids, links: inside, frame: plain(frame), entry: searchEntryOf(page, { ...frame, words }) }
}

/** As it will be read from the record: absent fields are absent. */
const plain = (frame: PageFrame): PageFrame => JSON.parse(JSON.stringify(frame))

/** The markup cut out of the document that it was made for; undefined when the file is not what was written. */
function markupIn({ file, record }: EarlierPage): Markup | undefined {
  const [start, length] = record.markup
  if (start < 0 || !existsSync(file)) return
  const document = readFileSync(file, 'utf8')
  if (hashOf(document) !== record.hash) return
  const { ids, links, frame, entry } = record
  return { html: document.slice(start, start + length), ids, links, frame, entry }
}
