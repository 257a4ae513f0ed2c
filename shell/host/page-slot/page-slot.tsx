import { PageProvider } from '@college/runtime'
import type { Page } from '@college/shared/contract'
import { fillIn } from '@college/shared/contract/fill-in'
import { Icon } from '@college/shared/ui/icons/icons'
import * as icons from '@college/shared/ui/icons/paths'
import { memo, Suspense, use, useMemo, useRef } from 'react'
import chrome from '../../content/chrome.yaml'
import { useArrival } from '../navigation/arrival'
import { nextPage, trailTo } from '../navigation/trail'
import { reloadPage } from '../sections/browser-pages'
import { leaveCanary } from '../sections/canary'
import { HtmlBoundary, KeptHtml } from '../sections/html-boundary'
import { useSectionStatus } from '../sections/load-status'
import styles from './next-page.module.css'

type SlotProps = {
  path: string
  day: string
  /** The page at a path, or a promise of it. Memoised: the same path returns the same promise. */
  page: (path: string) => Page | Promise<Page>
}

/**
 * Renders the current page. React keeps the prerendered HTML in the Suspense boundary until the page's section has
 * loaded. Pass nothing that changes but the path: another update from above would make React discard that HTML.
 *
 * Each page has a `main` of its own. React removes the old one whole, and does not trip over what a translator or an
 * extension has moved or removed in it.
 */
export const PageSlot = memo(function PageSlot(slot: SlotProps) {
  const { path } = slot
  const retried = useRef<string>(undefined)

  const onError = (kept: boolean, renderAgain: () => void) => {
    // After a canary's failure this loads the live release.
    if (leaveCanary(path) || !kept) return location.reload()
    const retry = async () => {
      // Failed twice: only a new document clears a failed import that the browser remembers.
      if (retried.current === path) return location.reload()
      retried.current = path
      useSectionStatus.setState({ status: 'retrying' })
      await reloadPage(path).then(renderAgain, () =>
        useSectionStatus.setState({ status: 'stillUnavailable' }),
      )
    }
    useSectionStatus.setState({ status: 'unavailable', retry })
  }
  return (
    <main id="main" key={path}>
      <HtmlBoundary
        holder={pageHtml}
        onError={onError}
        onRecover={() => useSectionStatus.setState({ status: 'recovered' })}
      >
        {/* React discards HTML that was changed on its way; until the section has loaded, a copy stands in for it. */}
        <Suspense fallback={<KeptHtml of={pageHtml} />}>
          <PageView {...slot} />
        </Suspense>
      </HtmlBoundary>
    </main>
  )
})

/** The server renders no fallback, but prepares it. */
const pageHtml = () => globalThis.document?.getElementById('main')

function PageView({ path, day, page: source }: SlotProps) {
  const page = source(path)
  // Only the page that hydrates is awaited. The others have loaded: `use` would suspend even for a settled promise.
  const { head, Component } = page instanceof Promise ? use(page) : page
  const context = useMemo(
    () => ({ head, path, day, trail: trailTo(path, head.parent), trailLabel: chrome.breadcrumb.label }),
    [head, path, day],
  )
  useArrival(path, head.title)
  return (
    <PageProvider value={context}>
      <Component />
      <NextPage path={path} />
    </PageProvider>
  )
}

/** The way on from the end of a page, to the next one of the navigation. */
function NextPage({ path }: { path: string }) {
  const found = nextPage(path)
  if (!found) return
  const label = fillIn(chrome.next, { section: found.section })
  return (
    <nav className={styles.band} aria-label={label}>
      <a className={styles.link} href={found.next.href}>
        <span className={styles.label}>{label}</span>
        <span className={styles.title}>
          {found.next.label}
          <Icon path={icons.arrowRight} />
        </span>
      </a>
    </nav>
  )
}
