import { fill } from '@college/runtime'
import type { Page } from '@college/shared/contract'
import { fillIn } from '@college/shared/ui/fill-in'
import type { ComponentType, ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import chrome from '../content/chrome.yaml'
import { App } from './app'
import { trailTo } from './navigation/trail'
import type { PageData } from './page-data'
import { type SectionSource, SectionSourceProvider } from './sections/pages'

/** A page as compose writes it: the markup of the application, and what the document says of it. */
export type Rendered = {
  html: string
  title: string
  description: string
  /** The page's own title, and the way to it, as its breadcrumb shows them. */
  heading: string
  trail: { label: string; href: string }[]
}

/**
 * Renders a page to plain markup, complete without script.
 * Rejects with the first error that a component throws.
 *
 * @param footerForm the form that the section `forms` exposes for the footer
 */
export async function renderPage(
  data: PageData,
  page: Page,
  footerForm: Promise<ComponentType>,
): Promise<Rendered> {
  const head = fill(page.head)
  const filled = { ...page, head }
  const sections: SectionSource = {
    page: () => filled,
    again: async () => {},
    footerForm: () => footerForm,
    wantFooterForm: () => {},
  }
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={data.path}>{children}</StaticRouter>
  )
  const problems: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <SectionSourceProvider value={sections}>
      <App data={data} Router={Router} />
    </SectionSourceProvider>,
    {
      // A long page would otherwise be cut into hidden pieces that only a script puts together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        problems.push(error)
      },
    },
  )
  let html = ''
  for await (const piece of prelude) html += piece
  if (problems.length) throw problems[0]
  return {
    html,
    title: fillIn(chrome.documentTitle, { title: head.title }),
    description: head.description,
    heading: head.title,
    trail: trailTo(data.path, head.parent),
  }
}
