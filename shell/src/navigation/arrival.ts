import { afterFrame } from '@college/shared/ui/after-frame'
import { fillIn } from '@college/shared/ui/fill-in'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import chrome from '../../content/chrome.yaml'

/** The sentence that a screen reader hears after a navigation. */
export const useAnnouncement = create<{ text: string }>(() => ({ text: '' }))

let shown: string | undefined

/** Whether the page at this path is on screen and hydrated. */
export const isLive = (path: string) => shown === path

/**
 * After a navigation: the document's title, the announcement, and the focus on the page's heading, as a
 * document load would give them. Nothing on the first page, which the browser itself has opened.
 */
export function useArrival(path: string, title: string) {
  useLayoutEffect(() => {
    const first = shown === undefined
    const same = shown === path
    shown = path
    // For those who measure: the section of this page has hydrated.
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

/** A view transition would also fade the page before, and keep a slow phone from showing the next one. */
function fadeIn() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.getElementById('main')?.animate({ opacity: [0.4, 1] }, { duration: 150, easing: 'ease-out' })
}
