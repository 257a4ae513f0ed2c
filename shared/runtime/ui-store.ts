import { create } from 'zustand'

type UiState = {
  /** Whether the mobile menu is open. */
  menuOpen: boolean
  /** The desktop or mobile dropdown that is open, by its id in the navigation. */
  dropdown: string | null
  /** Whether a dialog covers the page: the floating button hides and the page does not scroll. */
  overlayOpen: boolean
  setMenuOpen: (open: boolean) => void
  setDropdown: (id: string | null) => void
  setOverlayOpen: (open: boolean) => void
  /** Closes menu and dropdowns: after a link was followed. */
  closeMenus: () => void
}

/**
 * UI state that shell and remotes share. Never content.
 *
 * The menus' elements hold whether they are open; the navbar mirrors that here and applies changes made here.
 */
export const useUi = create<UiState>((set) => ({
  menuOpen: false,
  dropdown: null,
  overlayOpen: false,
  setMenuOpen: (menuOpen) => set({ menuOpen, dropdown: null }),
  setDropdown: (dropdown) => set({ dropdown }),
  setOverlayOpen: (overlayOpen) => set({ overlayOpen }),
  closeMenus: () => set({ menuOpen: false, dropdown: null }),
}))
