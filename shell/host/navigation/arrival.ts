import { fillIn } from '@college/shared/contract/fill-in'
import { afterFrame } from '@college/shared/ui/after-frame'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import chrome from '../../content/chrome.yaml'

/** What screen readers announce after a navigation. */
export const useAnnouncement = create<{ text: string }>(() => ({ text: '' }))

/** The path of the page that is on screen and hydrated; undefined until the document's first page has hydrated. */
export const useShownPage = create<{ path: string | undefined }>(() => ({ path: undefined }))

/**
 * After a navigation, does what a document load would do: sets the title, announces the page and focuses its heading.
 * The first page needs nothing, because the browser has loaded it.
 */
export function useArrival(path: string, title: string) {
  useLayoutEffect(() => {
    const { path: before } = useShownPage.getState()
    useShownPage.setState({ path })
    if (before === undefined || before === path) return
    document.title = fillIn(chrome.documentTitle, { title })
    fadeIn()
    afterFrame(() => {
      if (useShownPage.getState().path !== path) return
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
