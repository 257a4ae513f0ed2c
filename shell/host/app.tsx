import type { PageData } from '@college/shared/contract/page-data'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import chrome from '../content/chrome.yaml'
import { ApplyButton } from './apply-button/apply-button'
import { Footer } from './footer/footer'
import { Navbar } from './navbar/navbar'
import { withoutSlash } from './navigation/addresses'
import { cameWithPage, focusMain } from './navigation/arrival'
import { useScrollRestoration } from './navigation/scroll-memory'
import { useLinkNavigation } from './navigation/use-link-navigation'
import { useVisibleLinks } from './navigation/use-visible-links'
import { PageSlot } from './page-slot/page-slot'
import { HtmlBoundary } from './sections/html-boundary'
import { useSectionStatus } from './sections/load-status'
import { SectionNotice } from './sections/section-notice'

type AppProps = {
  data: PageData
  /** Source of pages and of the footer's form: compose passes what it has loaded, the browser fetches. */
  sections: Pick<ComponentProps<typeof PageSlot>, 'page'> & Pick<ComponentProps<typeof Footer>, 'form'>
  /** The browser's router, or a static one at compose. */
  Router: ComponentType<{ children: ReactNode }>
}

/**
 * The whole document: the page in its slot, and the navbar, footer and notices around it.
 *
 * Keep the footer outside the router. Its form is prerendered HTML until its script has loaded, and under the router
 * React would delay every navigation until then.
 */
export function App({ data, sections, Router }: AppProps) {
  return (
    <>
      <div className="whole">
        <HtmlBoundary holder={allHtml} onError={onError}>
          <Router>
            <RoutedContent data={data} page={sections.page} />
          </Router>
          <Footer year={data.year} form={sections.form} />
        </HtmlBoundary>
      </div>
      <SectionNotice />
    </>
  )
}

const allHtml = () => document.querySelector('#app > div')

/** The site stays as HTML, whose links and menus work. A page that was just being opened is opened as a document. */
function onError() {
  if (cameWithPage()) return location.reload()
  useSectionStatus.setState({ status: 'unavailable', retry: () => location.reload() })
}

function RoutedContent({ data, page }: Pick<AppProps, 'data'> & Pick<AppProps['sections'], 'page'>) {
  const { pathname } = useLocation()
  useLinkNavigation()
  useVisibleLinks(pathname)
  useScrollRestoration()
  // What the document's own address shows is what its HTML was made for: a page of another name, as of an archive, of
  // `/index.html`, or of an address that nobody owns.
  // A development server makes no HTML.
  const path = (pathname === data.address && data.path) || withoutSlash(pathname)
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to its anchor without script, too */}
      <a className="skip-link" href="#main" onClick={focusMain}>
        {chrome.skipLink}
      </a>
      <Navbar path={path} />
      <PageSlot path={path} day={data.day} page={page} />
      <ApplyButton path={path} />
    </>
  )
}
