import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import chrome from '../content/chrome.yaml'
import { ApplyButton } from './apply-button/apply-button'
import { Footer } from './footer/footer'
import { Navbar } from './navbar/navbar'
import { Announcer } from './navigation/announcer'
import { useScrollLock } from './navigation/scroll-lock'
import { useScrollRestoration } from './navigation/scroll-memory'
import { useLinkNavigation } from './navigation/use-link-navigation'
import { withoutSlash } from './navigation/without-slash'
import { type PageData, standsIn } from './page-data'
import { PageSlot } from './page-slot/page-slot'
import { SectionNotice } from './sections/section-notice'

type AppProps = {
  data: PageData
  /** Gives the parts that follow the address their router: the browser's, or a fixed one at compose. */
  Router: ComponentType<{ children: ReactNode }>
}

/**
 * The whole page: what stands around every page, and the place of the page itself.
 *
 * The footer stands outside the router. Its form waits for its script as prerendered HTML, and React would
 * hold back every navigation until then, if the address were above it.
 */
export function App({ data, Router }: AppProps) {
  useScrollLock()
  return (
    <>
      <Router>
        <AddressedParts data={data} />
      </Router>
      <Footer year={data.year} />
      <ApplyButton />
      <SectionNotice />
      <Announcer />
    </>
  )
}

function AddressedParts({ data }: { data: PageData }) {
  const { pathname } = useLocation()
  useLinkNavigation()
  useScrollRestoration()
  // Served for an address that nobody owns or that cannot be reached, a page keeps that address.
  const path = standsIn(data.path) && pathname === data.address ? data.path : withoutSlash(pathname)
  return (
    <>
      <a className="skip-link" href="#main">
        {chrome.skipLink}
      </a>
      <Navbar />
      <main id="main" tabIndex={-1}>
        <PageSlot path={path} />
      </main>
    </>
  )
}
