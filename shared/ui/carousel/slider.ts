import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'
import { firstInView, type Row, slidesOf } from './row'

/** How slides look and move. */
export type SliderOptions = {
  effect: 'slide' | 'fade'
  /** Milliseconds of one transition. */
  speed: number
  /** Pixels between two slides. */
  gap: 0 | 30
  /** Number of slides side by side, by minimum window width in px. */
  breakpoints: Partial<Record<0 | 640 | 768 | 1024, 1 | 2 | 3 | 4>>
}

/**
 * Runs Swiper's core on a row of slides. Import it lazily. Rotation, buttons and labels are the
 * carousel's own, because Swiper's pagination and announcements write HTML, which the site's policy refuses.
 */
export function startSlider(
  viewport: HTMLElement,
  { effect, speed, gap, breakpoints }: SliderOptions,
  onChange: (index: number) => void,
): Row & { stop: () => void } {
  const row = slidesOf(viewport)
  // Start where the row is scrolled to.
  const start = firstInView(viewport)
  viewport.scrollLeft = 0

  const swiper = new Swiper(viewport, {
    modules: effect === 'fade' ? [EffectFade] : [],
    effect,
    fadeEffect: { crossFade: true },
    speed,
    spaceBetween: gap,
    initialSlide: start,
    // A loop needs one slide more than are visible.
    loop: row.length > 1,
    breakpoints: Object.fromEntries(
      Object.entries(breakpoints).map(([from, slidesPerView]) => [
        from,
        { slidesPerView, loop: row.length > slidesPerView },
      ]),
    ),
    watchSlidesProgress: true,
    grabCursor: effect === 'slide',
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      init: leaveVisible,
      resize: leaveVisible,
      breakpoint: leaveVisible,
      transitionEnd: leaveVisible,
    },
  })
  onChange(swiper.realIndex)

  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    show: (index) => swiper.slideToLoop(index),
    /** Stops it and leaves the row of slides as it was. */
    stop: () => {
      for (const slide of row) slide.inert = false
      swiper.destroy()
    },
  }
}

/** Hides slides out of view from keyboard and screen readers (APG carousel pattern). */
function leaveVisible({ slides }: Swiper) {
  for (const slide of slides) slide.inert = !slide.classList.contains('swiper-slide-visible')
}
