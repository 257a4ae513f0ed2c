import { create } from 'zustand'
import type { Entry } from './texts-of-files'

export type Look = {
  /** What a narrow screen shows of the two. */
  pane: 'page' | 'form'
  width: 'phone' | 'desktop'
  scheme: 'light' | 'dark'
  /** What a click in the page does: it chooses what is edited, or acts as it does for visitors. */
  click: 'edits' | 'follows'
}

type View = Look & {
  path: string
  /** The files that make the page, the most particular first. */
  shownFiles: string[]
  /** Shapes of pictures in the page, width by height. */
  shapes: Record<string, number[]>
  /** Fields among which somebody must choose. */
  choices: Entry[]
}

export const useView = create<View>(() => ({
  pane: 'page',
  width: innerWidth < 1100 ? 'phone' : 'desktop',
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  click: 'edits',
  path: new URLSearchParams(location.hash.slice(1)).get('page') ?? '/',
  shownFiles: [],
  shapes: {},
  choices: [],
}))

// A reload opens the same page.
useView.subscribe(({ path }, before) => {
  if (path !== before.path) history.replaceState(null, '', `#page=${path}`)
})
