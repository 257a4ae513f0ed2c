import type { Slider } from './slider'

/** Turns slides that are still a row that scrolls: until Swiper has come, and for good where it does not come. */
export function rowOf(viewport: HTMLElement, onChange: (index: number) => void): Omit<Slider, 'stop'> {
  const slides = slidesOf(viewport)
  const show = (index: number) => {
    const slide = slides.at(index % slides.length)
    if (!slide) return
    showAll(viewport)
    viewport.scrollLeft += distance(slide, viewport)
    onChange(firstInView(viewport))
  }
  return {
    next: () => {
      const { scrollLeft } = viewport
      show(firstInView(viewport) + 1)
      // The last slides are in view together.
      if (viewport.scrollLeft === scrollLeft) show(0)
    },
    previous: () => show(firstInView(viewport) - 1),
    show,
  }
}

/** Slides behind the first are not there until something can turn them. */
export function showAll(viewport: HTMLElement) {
  viewport.dataset.ready = 'true'
}

/** The slide that the row has been scrolled to. */
export function firstInView(viewport: HTMLElement): number {
  const distances = slidesOf(viewport).map((slide) => Math.abs(distance(slide, viewport)))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

export const slidesOf = (viewport: HTMLElement) => [
  ...viewport.querySelectorAll<HTMLElement>(':scope > .swiper-wrapper > .swiper-slide'),
]

const distance = (slide: HTMLElement, viewport: HTMLElement) =>
  slide.getBoundingClientRect().left - viewport.getBoundingClientRect().left
