import type Swiper from 'swiper'

/** Milliseconds without scrolling after which the slides settle. */
const settled = 100

/** Pixels by which an arrow key scrolls, or a little less. */
const step = 30

/**
 * Lets the browser scroll a row of slides that Swiper moves: its search in the page scrolls to the words that it has
 * found, arrow keys and a trackpad to other slides. Swiper then goes on from there.
 *
 * @param onSought called when another slide has been scrolled to
 */
export function followScrolling(swiper: Swiper, viewport: HTMLElement, onSought: () => void) {
  const { style } = swiper.wrapperEl
  let room = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Makes room for the slides before those in view, to which the browser could not scroll otherwise. Nothing moves. */
  const rest = () => {
    room = Math.ceil(-swiper.translate)
    style.marginInlineStart = `${room}px`
    viewport.scrollLeft = room
  }
  const takeOver = () => {
    const scrolled = viewport.scrollLeft - room
    if (Math.abs(scrolled) < 1) return
    const before = swiper.realIndex
    swiper.setTransition(0)
    swiper.setTranslate(swiper.translate - scrolled)
    viewport.scrollLeft = room
    swiper.updateActiveIndex()
    // Firefox scrolls no further than to the end of the words, which it selects.
    const selected = selectedIn(
      swiper.slides.filter((slide) => slide.classList.contains('swiper-slide-visible')),
    )
    swiper.slideToClosest()
    // One step of an arrow key, or of a trackpad, is a slide.
    if (swiper.realIndex === before && Math.abs(scrolled) >= step)
      scrolled > 0 ? swiper.slideNext() : swiper.slidePrev()
    else if (selected && !selected.classList.contains('swiper-slide-fully-visible'))
      swiper.slideToLoop(Number(selected.dataset.swiperSlideIndex))
    if (!swiper.animating) rest()
    if (swiper.realIndex !== before) onSought()
  }
  const settle = () => {
    clearTimeout(timer)
    timer = setTimeout(takeOver, settled)
  }
  viewport.addEventListener('scroll', settle, { passive: true })
  swiper.on('transitionEnd', rest)
  swiper.on('resize', rest)
  rest()

  return () => {
    clearTimeout(timer)
    viewport.removeEventListener('scroll', settle)
    style.marginInlineStart = ''
    viewport.scrollLeft = 0
  }
}

const selectedIn = (slides: HTMLElement[]) => {
  const words = getSelection()?.anchorNode ?? null
  return slides.find((slide) => slide.contains(words))
}
