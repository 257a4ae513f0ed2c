import { create } from 'zustand'
import type { Entry } from './texts-of-files'

/** How the page is looked at, and what it shows. */
type View = {
  /** What a narrow screen shows of the two. */
  pane: 'page' | 'form'
  width: 'phone' | 'desktop'
  dark: boolean
  /** Whether a click in the page chooses what is edited. */
  choosing: boolean
  /** The path with which the frame begins, and the one that it shows now. */
  first: string
  path: string
  /** The page that has said which files make it. */
  shownPath: string
  /** The files that make the page, the most particular first. */
  shownFiles: string[]
  /** Shapes of pictures in the page, width by height. */
  shapes: Record<string, number[]>
  /** Fields among which somebody must choose. */
  choices: Entry[]
  go: (path: string) => void
  /** Gives the page the focus. */
  enter: () => void
}

const kept = new URLSearchParams(location.hash.slice(1)).get('page') ?? '/'

export const useView = create<View>(() => ({
  pane: 'page',
  width: innerWidth < 1100 ? 'phone' : 'desktop',
  dark: matchMedia('(prefers-color-scheme: dark)').matches,
  choosing: true,
  first: kept,
  path: kept,
  shownPath: '',
  shownFiles: [],
  shapes: {},
  choices: [],
  go: () => {},
  enter: () => {},
}))

// A reload opens the same page.
useView.subscribe(({ path }, before) => {
  if (path !== before.path) history.replaceState(null, '', `#page=${path}`)
})
