import { fillIn } from '@college/shared/fill-in'
import { afterFrame } from '@college/shared/ui/after-frame'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import chrome from '../../content/chrome.yaml'

/** What screen readers announce after a navigation. */
export const useAnnouncement = create<{ text: string }>(() => ({ text: '' }))

let shown: string | undefined

/** Whether the page at this path is on screen and hydrated. React cannot leave a page that is not. */
export const isHydrated = (path: string) => shown === path

/** Whether the document's first page has hydrated. React can leave those that follow, as they have loaded. */
export const hasHydrated = () => shown !== undefined

/**
 * After a navigation, does what a document load would do: sets the title, announces the page and focuses its heading.
 * The first page needs nothing, because the browser has loaded it.
 */
export function useArrival(path: string, title: string) {
  useLayoutEffect(() => {
    const first = shown === undefined
    const same = shown === path
    shown = path
    // For measuring and tests: this page's section has hydrated.
    document.documentElement.dataset.live = path
    if (first || same) return
    document.title = fillIn(chrome.documentTitle, { title })
    fadeIn()
    afterFrame(() => {
      if (shown !== path) return
      useAnnouncement.setState({ text: title })
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    })
  }, [path, title])
}

/** Not a view transition: it would fade the old page too, and delay the new one on a slow phone. */
function fadeIn() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.getElementById('main')?.animate({ opacity: [0.4, 1] }, { duration: 150, easing: 'ease-out' })
}
