import { PageProvider } from '@college/runtime'
import { Activity, memo, Suspense, use, useEffect, useMemo, useState } from 'react'
import chrome from '../../content/chrome.yaml'
import { useArrival } from '../navigation/arrival'
import { trailTo } from '../navigation/trail'
import { useSections } from '../sections/pages'
import { layOut } from './lay-out'
import styles from './page-slot.module.css'
import { SectionBoundary } from './section-boundary'
import { useUpcoming } from './upcoming'

/**
 * The place of the current page. The boundary keeps the prerendered HTML until the page's section has come,
 * and the page before until the next can be painted. It takes nothing but the path, so that no update above
 * can make React give up the HTML while it waits.
 *
 * A page that is likely to come next stands beside it, unseen, without effects: React renders it in its idle time.
 */
export const PageSlot = memo(function PageSlot({ path }: { path: string }) {
  const upcoming = useUpcoming((state) => state.path)
  // The page that hydrates stands bare: one more boundary around it would be one more step until it answers.
  const [first] = useState(path)
  useEffect(() => (upcoming ? layOut(upcoming, styles.upcoming) : undefined), [upcoming])
  return (
    <Suspense>
      {path === first ? (
        <Place key={path} path={path} />
      ) : (
        <Activity key={path}>
          <div className={styles.page}>
            <Place path={path} />
          </div>
        </Activity>
      )}
      {upcoming && upcoming !== path && upcoming !== first && (
        <Activity key={upcoming} mode="hidden">
          <div className={styles.upcoming}>
            <Place path={upcoming} />
          </div>
        </Activity>
      )}
    </Suspense>
  )
})

/** Remembered, so that the page that is shown is not rendered anew when another one is expected. */
const Place = memo(function Place({ path }: { path: string }) {
  return (
    <SectionBoundary path={path}>
      <PageView path={path} />
    </SectionBoundary>
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
