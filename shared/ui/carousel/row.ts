/** Moves through slides by scrolling their row, while Swiper has not loaded. Indexes are those of its children. */
export function rowOf(viewport: HTMLElement, onChange: (index: number) => void) {
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
      // The last slides are visible together.
      if (viewport.scrollLeft === scrollLeft) show(0)
    },
    previous: () => show(firstInView(viewport) - 1),
    show,
  }
}

export type Row = ReturnType<typeof rowOf>

/** Shows all slides. Until script can move them, some carousels display only the first. */
export function showAll(viewport: HTMLElement) {
  viewport.dataset.ready = 'true'
}

/** The index of the slide that the row is scrolled to. */
export function firstInView(viewport: HTMLElement): number {
  const distances = slidesOf(viewport).map((slide) => Math.abs(distance(slide, viewport)))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

export const slidesOf = (viewport: HTMLElement) => [
  ...viewport.querySelectorAll<HTMLElement>(':scope > .swiper-wrapper > .swiper-slide'),
]

const distance = (slide: HTMLElement, viewport: HTMLElement) =>
  slide.getBoundingClientRect().left - viewport.getBoundingClientRect().left
