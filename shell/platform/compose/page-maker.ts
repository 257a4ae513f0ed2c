import { existsSync, readFileSync } from 'node:fs'
import type { RenderedPage } from '../../../shared/contract/shell-server'
import type { PageRecord, PageText } from './page-record'
import { documentSource, hashOf, type PlannedPage } from './page-source'
import type { rendererOf } from './render'

/** The same markup in a document of before, so that it need not be rendered. */
export type EarlierPage = { file: string; record: PageRecord; text: PageText }

/** A page to make. */
export type PageJob = PlannedPage & { earlier?: EarlierPage | undefined }

/** A page as it was made: its document, and what is to be known of it. */
export type MadePage = { document: string; record: PageRecord; text: PageText }

/** Gives the function that makes the pages of a site, from its source to the finished document. */
export const pageMaker =
  (
    { documents, render }: Awaited<ReturnType<typeof rendererOf>>,
    site: Parameters<typeof documentSource>[0],
  ) =>
  async (job: PageJob): Promise<MadePage> => {
    const { page, key, rendering, earlier } = job
    const rendered = (earlier && renderedBefore(earlier)) || (await render(page))
    const document = documents.document(documentSource(site, job), page, rendered)
    const { html, ids, links, ...text } = rendered
    const markup: PageRecord['markup'] = [document.indexOf(html), html.length]
    const inside = links.filter((href) => href.startsWith('/') || href.startsWith('#'))
    const record = { path: page.path, key, rendering, hash: hashOf(document), markup, ids, links: inside }
    return { document, record, text }
  }

/** A rendering, cut out of the document that it was made for; none when the file is not what was written. */
function renderedBefore({ file, record, text }: EarlierPage): RenderedPage | undefined {
  const [start, length] = record.markup
  if (start < 0 || !existsSync(file)) return
  const document = readFileSync(file, 'utf8')
  if (hashOf(document) !== record.hash) return
  return { ...text, html: document.slice(start, start + length), ids: record.ids, links: record.links }
}
