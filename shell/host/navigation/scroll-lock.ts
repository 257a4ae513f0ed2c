import { useUi } from '@college/runtime'
import { useEffect } from 'react'

/** Prevents the page from scrolling behind a dialog or the mobile menu. */
export function useScrollLock() {
  const locked = useUi((state) => state.overlayOpen || state.menuOpen)
  useEffect(() => {
    const { classList, clientWidth } = document.documentElement
    // Where it is drawn over the page it takes no room.
    classList.toggle('scroll-bar-kept', locked && clientWidth < innerWidth)
    classList.toggle('scroll-locked', locked)
  }, [locked])
}
