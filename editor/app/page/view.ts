import { create } from 'zustand'
import { hashOfPage, pageInHash } from '../../protocol/page-hash'
import type { Entry } from './texts-of-files'

export type Look = {
  /** Which of the two a narrow screen shows. */
  pane: 'page' | 'form'
  width: 'phone' | 'desktop'
  /** What a click in the page does: choose what to edit, or act as for visitors. */
  click: 'edits' | 'follows'
}

type View = Look & {
  path: string
  /** The files of the page, the most specific first. */
  shownFiles: string[]
  /** Candidate fields for the user to choose from. */
  choices: Entry[]
}

export const useView = create<View>(() => ({
  pane: 'page',
  width: innerWidth < 1100 ? 'phone' : 'desktop',
  click: 'edits',
  path: pageInHash(location.hash),
  shownFiles: [],
  choices: [],
}))

// A reload opens the same page.
useView.subscribe(({ path }, before) => {
  if (path !== before.path) history.replaceState(null, '', hashOfPage(path))
})
