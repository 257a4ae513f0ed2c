import { PageProvider } from '@college/runtime'
import type { Page } from '@college/shared/contract'
import { memo, Suspense, use, useMemo } from 'react'
import chrome from '../../content/chrome.yaml'
import { useArrival } from '../navigation/arrival'
import { trailTo } from '../navigation/trail'
import { useSections } from '../sections/section-source'
import { SectionBoundary } from './section-boundary'

/**
 * Renders the current page. React keeps the prerendered HTML in the Suspense boundary until the page's section has
 * loaded. Pass nothing but the path: another update from above would make React discard that HTML.
 */
export const PageSlot = memo(function PageSlot({ path }: { path: string }) {
  return (
    <Suspense>
      <SectionBoundary key={path} path={path}>
        <PageView path={path} />
      </SectionBoundary>
    </Suspense>
  )
})

function PageView({ path }: { path: string }) {
  const page = useSections().page(path)
  return page instanceof Promise ? (
    <AwaitedPage path={path} page={page} />
  ) : (
    <LoadedPage path={path} page={page} />
  )
}

/** The page that hydrates. The others have loaded: `use` would suspend even for a settled promise. */
function AwaitedPage({ path, page }: { path: string; page: Promise<Page> }) {
  return <LoadedPage path={path} page={use(page)} />
}

function LoadedPage({ path, page: { head, Component } }: { path: string; page: Page }) {
  const place = useMemo(
    () => ({ head, path, trail: trailTo(path, head.parent), trailLabel: chrome.breadcrumb.label }),
    [head, path],
  )
  useArrival(path, head.title)
  return (
    <PageProvider value={place}>
      <Component />
    </PageProvider>
  )
}
