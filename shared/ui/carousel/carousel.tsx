import { Children, type ReactNode, useRef } from 'react'
import { fillIn } from '../../contract/fill-in'
import { classes } from '../classes'
import { Icon } from '../icons/icons'
import styles from './carousel.module.css'
import { useInView } from './use-in-view'
import { useMedia } from './use-media'
import { useRotation } from './use-rotation'
import { useSlider } from './use-slider'

/** The words of a carousel's controls; `{number}` and `{total}` are filled in. */
export type CarouselLabels = {
  previous: string
  next: string
  pause: string
  play: string
  slide: string
  choose: string
}

/** Number of slides side by side, by minimum window width in px. */
export type Breakpoints = Partial<Record<0 | 640 | 768 | 1024, 1 | 2 | 3 | 4>>

type Props = {
  /** Accessible name. */
  label: string
  labels: CarouselLabels
  /** Milliseconds that a slide is shown. */
  delay?: number
  effect?: 'slide' | 'fade'
  /** Milliseconds of one transition. */
  speed?: number
  breakpoints?: Breakpoints
  /** Pixels between two slides. */
  gap?: 0 | 30
  /** Adds buttons for the previous and the next slide. */
  arrows?: boolean
  /** `over`: the slides reach the window's edge; on a wide screen the controls overlap their lower edge. */
  controls?: 'below' | 'over'
  /** One slide each. */
  children: ReactNode
}

/**
 * Slides that rotate, can be swiped and loop (APG carousel pattern, by Swiper). Before and without script they are a
 * scrolling row.
 */
export function Carousel({
  label,
  labels,
  delay = 5_000,
  effect = 'slide',
  speed = 400,
  breakpoints = { 0: 1 },
  gap = effect === 'fade' ? 0 : 30,
  arrows = false,
  controls = 'below',
  children,
}: Props) {
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const near = useInView(section, { margin: '300px', once: true })
  const inView = useInView(section)
  const slides = Children.toArray(children)
  const options = { effect, speed: still ? 0 : speed, gap, breakpoints }
  const { current, started, turn } = useSlider(viewport, near, options)
  const rotation = useRotation({
    delay,
    current,
    ready: started && inView && slides.length > 1,
    next: () => turn((slider) => slider.next()),
  })
  const numbered = (words: string, index: number) =>
    fillIn(words, { number: index + 1, total: slides.length })

  return (
    <section
      ref={section}
      aria-label={label}
      className={classes(styles.carousel, styles[controls])}
      onFocus={rotation.stopOnFocus}
    >
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.button}
            aria-label={rotation.playing ? labels.pause : labels.play}
            {...rotation.control}
          >
            <Icon name={rotation.playing ? 'pause' : 'play'} />
          </button>
          {arrows && (
            <div className={styles.arrows}>
              <button
                type="button"
                className={styles.button}
                aria-label={labels.previous}
                onClick={() => turn((slider) => slider.previous())}
              >
                <Icon name="arrow-left" />
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={labels.next}
                onClick={() => turn((slider) => slider.next())}
              >
                <Icon name="arrow-right" />
              </button>
            </div>
          )}
          <div className={styles.bullets}>
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles.bullet}
                aria-label={numbered(labels.choose, index)}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => turn((slider) => slider.show(index))}
              />
            ))}
          </div>
        </div>
      )}
      <div
        ref={viewport}
        className={classes(
          styles.viewport,
          effect === 'fade' && styles.fade,
          gap > 0 && styles.gap,
          ...shownAt(breakpoints),
        )}
        // A scrolling row must be focusable; with script, its buttons are.
        tabIndex={started ? undefined : 0}
        {...rotation.slides}
      >
        <div
          className={classes('swiper-wrapper', styles.row)}
          // All slides appear at once: do not announce them.
          aria-live={rotation.playing || !started ? 'off' : 'polite'}
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the APG pattern, not of a form
            <div
              key={index}
              role="group"
              aria-label={numbered(labels.slide, index)}
              className={classes('swiper-slide', styles.slide)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

const shownAt = (breakpoints: Breakpoints) =>
  Object.entries(breakpoints).map(([from, count]) => styles[`from${from}show${count}`])
