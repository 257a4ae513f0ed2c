import { useUi } from '@college/runtime'
import { useEffect } from 'react'

/** Prevents the page from scrolling behind a dialog or the mobile menu. */
export function useScrollLock() {
  const locked = useUi((state) => state.overlayOpen || state.menuOpen)
  useEffect(() => {
    document.documentElement.classList.toggle('scroll-locked', locked)
  }, [locked])
}
