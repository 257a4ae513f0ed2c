import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'
import { followScrolling } from './follow-scrolling'
import { firstInView, type Row, slidesOf } from './row'

export type SliderOptions = {
  effect: 'slide' | 'fade'
  /** Slides change with no transition. */
  still: boolean
  /** Called when another slide has been scrolled to: with a trackpad, or by the browser's search in the page. */
  onSought: () => void
}

/**
 * Milliseconds of a transition, pixels between slides, and how many are side by side from a window width in px on: the
 * specification's, section 9. The style sheet has the same widths.
 */
const effects = {
  fade: { speed: 1_000, gap: 0, shown: { 0: 1 } },
  slide: { speed: 400, gap: 30, shown: { 0: 1, 768: 2, 1024: 3 } },
}

/**
 * Runs Swiper's core on a row of slides. Import it lazily. Rotation, buttons and labels are the
 * carousel's own, because Swiper's pagination and announcements write HTML, which the site's policy refuses.
 */
export function startSlider(
  viewport: HTMLElement,
  { effect, still, onSought }: SliderOptions,
  onChange: (index: number) => void,
): Row & { stop: () => void } {
  const { speed, gap, shown } = effects[effect]
  const row = slidesOf(viewport)
  // Start where the row is scrolled to.
  const start = firstInView(viewport)
  viewport.scrollLeft = 0

  const swiper = new Swiper(viewport, {
    modules: effect === 'fade' ? [EffectFade] : [],
    effect,
    fadeEffect: { crossFade: true },
    speed: still ? 0 : speed,
    spaceBetween: gap,
    initialSlide: start,
    // A loop needs one slide more than are visible.
    loop: row.length > 1,
    breakpoints: Object.fromEntries(
      Object.entries(shown).map(([from, slidesPerView]) => [
        from,
        { slidesPerView, loop: row.length > slidesPerView },
      ]),
    ),
    // A press counts while the one before is still on its way, whether or not its transition ever ends.
    loopPreventsSliding: false,
    // A mouse selects text.
    simulateTouch: false,
    watchSlidesProgress: true,
    on: {
      realIndexChange: ({ realIndex }) => onChange(realIndex),
      init: leaveVisible,
      resize: leaveVisible,
      breakpoint: leaveVisible,
      setTranslate: leaveVisible,
    },
  })
  onChange(swiper.realIndex)
  const unfollow = effect === 'slide' ? followScrolling(swiper, viewport, onSought) : undefined

  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    show: (index) => swiper.slideToLoop(index),
    /** Stops it and restores the row of slides. */
    stop: () => {
      unfollow?.()
      for (const slide of row) hide(slide, false)
      swiper.destroy()
    },
  }
}

/** Hides slides out of view from keyboard and screen readers (APG carousel pattern). */
function leaveVisible({ slides }: Swiper) {
  for (const slide of slides) hide(slide, !slide.classList.contains('swiper-slide-visible'))
}

/** Not by `inert`: the browser's search in the page would pass over the words. */
function hide(slide: HTMLElement, hidden: boolean) {
  if (slide.getAttribute('aria-hidden') === String(hidden)) return
  slide.setAttribute('aria-hidden', String(hidden))
  for (const link of slide.querySelectorAll<HTMLElement>('a, button, summary'))
    link.tabIndex = hidden ? -1 : 0
}
