import { useUi } from '@college/runtime'
import { useEffect } from 'react'

/** While a dialog or the mobile menu covers the page, the page behind stands still. */
export function useScrollLock() {
  const locked = useUi((state) => state.overlayOpen || state.menuOpen)
  useEffect(() => {
    document.documentElement.classList.toggle('scroll-locked', locked)
  }, [locked])
}
