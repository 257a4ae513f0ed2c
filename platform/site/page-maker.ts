import { existsSync, readFileSync } from 'node:fs'
import type { ComposedPage, Composition } from '@college/shared/contract/composition'
import type { RenderedPage } from '@college/shared/contract/shell-server'
import { documentSource, hashOf, type PageSource, type PlannedPage } from '../compose/page-source'
import { searchEntryOf } from '../compose/search-entry'
import type { PageFrame, PageRecord, RecordedPage } from './page-record'
import type { rendererOf } from './render'

/** The same markup in a document of before, so that it need not be rendered. */
export type EarlierPage = RecordedPage & { file: string }

/** A page to make. */
export type PageJob = PlannedPage & PageSource & { earlier?: EarlierPage | undefined }

/** A page as it was made: its document, and what is to be known of it. */
export type MadePage = RecordedPage & { document: string }

/** Gives the function that makes the pages of a site, from its source to the finished document. */
export const pageMaker =
  ({ documents, render }: Awaited<ReturnType<typeof rendererOf>>, site: Composition) =>
  async (job: PageJob): Promise<MadePage> => {
    const { page, key, rendering, earlier } = job
    const {
      html,
      ids,
      links,
      entry,
      frame: text,
    } = (earlier && renderedBefore(earlier)) || taken(await render(page), page)
    const frame: PageFrame = JSON.parse(text)
    // Nothing that only a new rendering knows: the same markup has the same document around it.
    const rendered = {
      ...frame,
      html,
      ids: [],
      links: [],
      words: { title: frame.heading, headings: [], text: '' },
    }
    const document = documents.document(documentSource(site, job), page, rendered)
    const markup: PageRecord['markup'] = [document.indexOf(html), html.length]
    const inside = links.filter((href) => href.startsWith('/') || href.startsWith('#'))
    const hash = hashOf(document)
    const record = { path: page.path, key, rendering, hash, markup, ids, links: inside }
    return { document, record, frame: text, entry }
  }

/** The parts of a rendering. */
function taken({ html, ids, links, words, ...frame }: RenderedPage, page: ComposedPage): Markup {
  return {
    html,
    ids,
    links,
    frame: JSON.stringify(frame),
    entry: searchEntryOf(page, { ...frame, words }),
  }
}

type Markup = Pick<RecordedPage, 'frame' | 'entry'> & Pick<RenderedPage, 'html' | 'ids' | 'links'>

/** A rendering, cut out of the document that it was made for; none when the file is not what was written. */
function renderedBefore({ file, record, ...known }: EarlierPage): Markup | undefined {
  const [start, length] = record.markup
  if (start < 0 || !existsSync(file)) return
  const document = readFileSync(file, 'utf8')
  if (hashOf(document) !== record.hash) return
  return { ...known, html: document.slice(start, start + length), ids: record.ids, links: record.links }
}
