import { fill } from '@college/runtime'
import { fillIn } from '@college/shared/contract/fill-in'
import type { SiteDocuments } from '@college/shared/contract/shell-server'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import chrome from '../content/chrome.yaml'
import { App } from '../host/app'
import { trailTo } from '../host/navigation/trail'
import { pageDataOf } from './page-data'
import { readMarkup } from './read-markup'

/** Renders a page to plain markup, complete without script, and reads from it what compose needs to know. */
export const render: SiteDocuments['render'] = async (composition, composed, page, footerForm) => {
  const { path } = composed
  const head = fill(page.head)
  const filled = { ...page, head }
  const form = Promise.resolve(footerForm)
  const sections = { page: () => filled, form: () => form }
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  )
  const problems: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <App data={pageDataOf(composition, composed)} sections={sections} Router={Router} />,
    {
      // A long page would otherwise be cut into hidden pieces that only a script puts together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        problems.push(error)
      },
    },
  )
  let html = ''
  for await (const chunk of prelude) html += chunk
  if (problems.length) throw problems[0]
  return {
    html: plainApostrophes(html),
    title: fillIn(chrome.documentTitle, { title: head.title }),
    description: head.description,
    heading: head.title,
    trail: trailTo(path, head.parent),
    ...readMarkup(html),
  }
}

/** React writes every apostrophe as an entity, which only attributes in single quotes would need; it writes none of those. */
const plainApostrophes = (html: string) => html.replaceAll('&#x27;', "'")
