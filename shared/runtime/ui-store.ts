import { create } from 'zustand'

type UiState = {
  /** Whether the mobile menu is open. */
  menuOpen: boolean
  /** The desktop or mobile dropdown that is open, by its id in the navigation. */
  dropdown: string | null
  /** Whether a dialog covers the page: the floating button steps aside and the page behind stands still. */
  overlayOpen: boolean
  setMenuOpen: (open: boolean) => void
  setDropdown: (id: string | null) => void
  setOverlayOpen: (open: boolean) => void
  /** Closes menu and dropdowns: after a link was followed. */
  closeMenus: () => void
}

/**
 * State of the page's furniture that crosses the border between shell and remotes. Never content.
 *
 * The menus' own elements hold whether they are open; the navigation bar reports that here and carries out what is set
 * here.
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
