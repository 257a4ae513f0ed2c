import { PageProvider } from '@college/runtime'
import { memo, Suspense, use, useMemo } from 'react'
import chrome from '../../content/chrome.yaml'
import { useArrival } from '../navigation/arrival'
import { trailTo } from '../navigation/trail'
import { useSections } from '../sections/pages'
import { SectionBoundary } from './section-boundary'

/**
 * The place of the current page. The boundary keeps the prerendered HTML until the page's section has come,
 * and the page before until the next can be painted. It takes nothing but the path, so that no update above
 * can make React give up the HTML while it waits.
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
  const { head, Component } = use(useSections().page(path))
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
