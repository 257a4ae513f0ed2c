import { create } from 'zustand'

type UiState = {
  /** Whether the mobile menu is open. */
  menuOpen: boolean
  /** Whether a dialog covers the page: the floating button hides and the page does not scroll. */
  overlayOpen: boolean
}

/** UI state that shell and remotes share. Never content. */
export const useUi = create<UiState>(() => ({ menuOpen: false, overlayOpen: false }))
