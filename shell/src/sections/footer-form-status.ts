import { create } from 'zustand'

type FooterFormStatus = {
  /** `back` after a failure has ended; a form that never failed stays `well`. */
  status: 'well' | 'away' | 'retrying' | 'back'
  /** Tries to load the form again, at the visitor's word; set by whoever has failed to load it. */
  retry: () => void
}

/** What the notice near the footer's form shows. */
export const useFooterFormStatus = create<FooterFormStatus>(() => ({ status: 'well', retry: () => {} }))
