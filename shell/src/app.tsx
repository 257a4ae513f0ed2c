import { useLocation } from 'react-router-dom'
import chrome from '../content/chrome.yaml'
import { ApplyButton } from './apply-button/apply-button'
import { Footer } from './footer/footer'
import { Navbar } from './navbar/navbar'
import { Announcer } from './navigation/announcer'
import { useScrollLock } from './navigation/scroll-lock'
import { notFoundPath, type PageData } from './page-data'
import { PageSlot } from './page-slot/page-slot'
import { SectionNotice } from './sections/section-notice'

/** The whole page: what stands around every page, and the place of the page itself. */
export function App({ data }: { data: PageData }) {
  const { pathname } = useLocation()
  useScrollLock()
  // Served for an address that nobody owns, the not-found page keeps that address.
  const path = data.path === notFoundPath && pathname === data.address ? notFoundPath : withoutSlash(pathname)
  return (
    <>
      <a className="skip-link" href="#main">
        {chrome.skipLink}
      </a>
      <Navbar />
      <main id="main" tabIndex={-1}>
        <PageSlot path={path} />
      </main>
      <Footer year={data.year} />
      <ApplyButton />
      <SectionNotice />
      <Announcer />
    </>
  )
}

/** `/library/` is the same page as `/library`. */
const withoutSlash = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''))
