import { PageProvider } from '@college/runtime'
import { memo, Suspense, use, useMemo } from 'react'
import chrome from '../../content/chrome.yaml'
import { useArrival } from '../navigation/arrival'
import { trailTo } from '../navigation/trail'
import { useSections } from '../sections/section-source'
import { NextPage } from './next-page'
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
  // Only the page that hydrates is awaited. The others have loaded: `use` would suspend even for a settled promise.
  const { head, Component } = page instanceof Promise ? use(page) : page
  const context = useMemo(
    () => ({ head, path, trail: trailTo(path, head.parent), trailLabel: chrome.breadcrumb.label }),
    [head, path],
  )
  useArrival(path, head.title)
  return (
    <PageProvider value={context}>
      <Component />
      <NextPage path={path} />
    </PageProvider>
  )
}
