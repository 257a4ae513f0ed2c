import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'
import { firstInView, slidesOf } from './row'

/** What the carousel asks of the slider behind it. Indexes are those of the slides as they were handed over. */
export type Slider = {
  next: () => void
  previous: () => void
  show: (index: number) => void
  /** Ends it and leaves the row of slides as it was found. */
  stop: () => void
}

export type SliderOptions = {
  effect: 'slide' | 'fade'
  /** Milliseconds of one turn. */
  speed: number
  /** Pixels between two slides. */
  gap: number
  /** Slides side by side, by the width of the window in px from which that holds. */
  breakpoints: Record<string, number>
  onChange: (index: number) => void
}

/**
 * Swiper's core over a row of slides. It is fetched only when a carousel comes near. Rotation, buttons and words
 * are the carousel's own; of Swiper's modules only the fade is used. (Its pagination and announcements write
 * HTML, which the policy of the site refuses.)
 */
export function startSlider(viewport: HTMLElement, options: SliderOptions): Slider {
  const { effect, speed, gap, breakpoints, onChange } = options
  const row = slidesOf(viewport)
  // What was scrolled or turned to before.
  const start = firstInView(viewport)
  viewport.scrollLeft = 0

  const swiper = new Swiper(viewport, {
    modules: effect === 'fade' ? [EffectFade] : [],
    effect,
    fadeEffect: { crossFade: true },
    speed,
    spaceBetween: gap,
    initialSlide: start,
    // Turning needs one slide more than are seen.
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
    show: (index) => (swiper.params.loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    stop: () => {
      for (const slide of row) slide.inert = false
      swiper.destroy()
    },
  }
}

/** Slides out of view can be neither reached by the keyboard nor read (APG carousel pattern). */
function leaveVisible({ slides }: Swiper) {
  for (const slide of slides) slide.inert = !slide.classList.contains('swiper-slide-visible')
}
