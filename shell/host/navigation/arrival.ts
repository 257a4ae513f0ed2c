import { fillIn } from '@college/shared/contract/fill-in'
import { afterFrame } from '@college/shared/ui/after-frame'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import chrome from '../../content/chrome.yaml'

/** The path of the page that is on screen and hydrated; undefined until the document's first page has hydrated. */
export const useShownPage = create<{ path: string | undefined }>(() => ({ path: undefined }))

/** The address whose page a frame has shown. */
let seen: string | undefined

/** Whether the address names a page that is coming, or has come in this frame. */
export const cameWithPage = () => seen !== undefined && seen !== location.pathname

/**
 * After a navigation, does what a document load would do: sets the title and focuses the heading, which screen readers
 * then read. The first page needs nothing, because the browser has loaded it.
 */
export function useArrival(path: string, title: string) {
  useLayoutEffect(() => {
    const { path: before } = useShownPage.getState()
    useShownPage.setState({ path })
    // Of the bootstrap: a page that was left before it is live starts again.
    window.onpageshow = null
    afterFrame(() => {
      seen = location.pathname
    })
    if (before === undefined || before === path) return
    document.title = fillIn(chrome.documentTitle, { title })
    fadeIn()
    const { activeElement } = document
    afterFrame(() => {
      // A frame can be late: the visitor has pressed Tab by then.
      if (document.activeElement !== activeElement) return
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

/**
 * Screen readers follow the focus. `main` has it only after the skip link and Retry: if it could always be focused, a
 * click into its text would send the next Tab back to the top of the page.
 */
export function focusMain() {
  const main = document.getElementById('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}
