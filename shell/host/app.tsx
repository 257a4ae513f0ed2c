import { type PageData, standsIn } from '@college/shared/contract/page-data'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import chrome from '../content/chrome.yaml'
import { ApplyButton } from './apply-button/apply-button'
import { Footer } from './footer/footer'
import { Navbar } from './navbar/navbar'
import { withoutSlash } from './navigation/addresses'
import { Announcer } from './navigation/announcer'
import { useScrollLock } from './navigation/scroll-lock'
import { useScrollRestoration } from './navigation/scroll-memory'
import { useLinkNavigation } from './navigation/use-link-navigation'
import { useVisibleLinks } from './navigation/use-visible-links'
import { PageSlot } from './page-slot/page-slot'
import { SectionNotice } from './sections/section-notice'

type AppProps = {
  data: PageData
  /** The browser's router, or a static one at compose. */
  Router: ComponentType<{ children: ReactNode }>
}

/**
 * The whole document: the page in its slot, and the navbar, footer and notices around it.
 *
 * Keep the footer outside the router. Its form is prerendered HTML until its script has loaded, and under the router
 * React would delay every navigation until then.
 */
export function App({ data, Router }: AppProps) {
  useScrollLock()
  return (
    <>
      <Router>
        <RoutedContent data={data} />
      </Router>
      <Footer year={data.year} />
      <SectionNotice />
      <Announcer />
    </>
  )
}

function RoutedContent({ data }: { data: PageData }) {
  const { pathname } = useLocation()
  useLinkNavigation()
  useVisibleLinks(pathname)
  useScrollRestoration()
  // The not-found and offline pages are shown at the address that was asked for.
  const path = standsIn(data.path) && pathname === data.address ? data.path : withoutSlash(pathname)
  return (
    <>
      <a className="skip-link" href="#main">
        {chrome.skipLink}
      </a>
      <Navbar />
      <PageSlot path={path} />
      <ApplyButton path={path} />
    </>
  )
}
