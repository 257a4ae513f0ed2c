import { useUi } from '@college/runtime'

/** Prevents the page from scrolling behind a dialog or the mobile menu, from now on. Returns what ends it. */
export const lockScroll = () =>
  useUi.subscribe((now, before) => {
    const locked = now.overlayOpen || now.menuOpen
    if (locked === (before.overlayOpen || before.menuOpen)) return
    const { classList, clientWidth } = document.documentElement
    // Where it is drawn over the page it takes no room.
    classList.toggle('scroll-bar-kept', locked && clientWidth < innerWidth)
    classList.toggle('scroll-locked', locked)
  })
