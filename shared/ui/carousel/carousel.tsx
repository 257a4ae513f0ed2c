import { Children, type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { fillIn } from '../../contract/fill-in'
import { classes } from '../classes'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import { pressAgain, useEarlyEvents } from '../use-early-events'
import styles from './carousel.module.css'
import type { SliderOptions } from './slider'
import { useLessMotion, useRotation } from './use-rotation'
import { useSlider } from './use-slider'

type Props = {
  /** Accessible name. */
  label: string
  /** The words of the controls; `{number}` and `{total}` are filled in. */
  labels: Record<'previous' | 'next' | 'pause' | 'play' | 'slide' | 'choose', string>
  /** Milliseconds that a slide is shown. */
  delay: number
  /**
   * `slide`: one to three side by side, with the controls below. `fade`: one at a time, to the edge of the window; on a wide
   * screen the controls stand beside it.
   */
  effect?: SliderOptions['effect']
  /** One slide each. */
  children: ReactNode
}

/** With more slides than these, a phone shows a count and arrows in place of dots. */
const fewSlides = 6

/**
 * Slides that rotate, can be swiped and loop (APG carousel pattern, by Swiper). Before and without script they are a
 * scrolling row.
 */
export function Carousel({ label, labels, delay, effect = 'slide', children }: Props) {
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const still = useLessMotion()
  const slides = Children.toArray(children)
  const { current, started, turn } = useSlider(viewport, {
    effect,
    still,
    onSought: () => rotation.stop(),
  })
  const rotation = useRotation({
    carousel: section,
    delay,
    current,
    ready: started && slides.length > 1,
    next: () => turn((row) => row.next()),
  })
  const early = useEarlyEvents(section, pressAgain)
  // At the ends of a row the browser has nothing to scroll, and the loop goes on.
  const walk = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
    const step = ({ ArrowRight: 'next', ArrowLeft: 'previous' } as const)[key]
    if (!step || altKey || ctrlKey || metaKey || shiftKey || target !== viewport.current) return
    event.preventDefault()
    turn((row) => row[step]())
  }
  const many = slides.length > fewSlides
  const numbered = (words: string, index: number) =>
    fillIn(words, { number: index + 1, total: slides.length })

  return (
    <section
      ref={section}
      aria-label={label}
      className={classes(styles.carousel, effect === 'fade' ? styles.fade : styles.several)}
      onFocus={rotation.stopOnFocus}
      onKeyDown={walk}
      {...early}
    >
      {slides.length > 1 && (
        <div className={classes(styles.controls, many && styles.many)}>
          <Control
            icon={rotation.playing ? icons.pause : icons.play}
            aria-label={rotation.playing ? labels.pause : labels.play}
            {...rotation.control}
          />
          <div className={styles.arrows}>
            <Control
              icon={icons.arrowLeft}
              aria-label={labels.previous}
              onClick={() => turn((row) => row.previous())}
            />
            {many && (
              <p className={styles.count} aria-hidden="true">
                {current + 1} / {slides.length}
              </p>
            )}
            <Control
              icon={icons.arrowRight}
              aria-label={labels.next}
              onClick={() => turn((row) => row.next())}
            />
          </div>
          <div className={styles.bullets}>
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles.bullet}
                aria-label={numbered(labels.choose, index)}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => turn((row) => row.show(index))}
              />
            ))}
          </div>
        </div>
      )}
      <div
        ref={viewport}
        className={styles.viewport}
        // A scrolling row must be focusable. Fading pictures scroll only until they do.
        tabIndex={started && effect === 'fade' ? undefined : 0}
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

const Control = ({ icon, ...button }: ComponentProps<'button'> & { icon: string }) => (
  <button type="button" className={styles.button} {...button}>
    <Icon path={icon} />
  </button>
)
