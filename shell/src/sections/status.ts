import { create } from 'zustand'

/** How it stands with the part of the page that a remote brings. */
export type SectionStatus = 'well' | 'away' | 'retrying' | 'stillAway' | 'back'

type StatusState = {
  status: SectionStatus
  /** Whether the next page is on its way for longer than goes without a word. */
  opening: boolean
  setOpening: (opening: boolean) => void
  set: (status: SectionStatus) => void
  /** Tries again now instead of at the next interval; set by whoever is waiting. */
  retry: () => void
  onRetry: (retry: () => void) => void
}

/** What the notice shows; kept out of the shared store, because no remote has a use for it. */
export const useSectionStatus = create<StatusState>((set) => ({
  status: 'well',
  opening: false,
  setOpening: (opening) => set({ opening }),
  set: (status) => {
    // For styles: what waits for the section's script is shown as it is without.
    if (status === 'away') document.documentElement.dataset.away = ''
    set({ status })
  },
  retry: () => {},
  onRetry: (retry) => set({ retry }),
}))
