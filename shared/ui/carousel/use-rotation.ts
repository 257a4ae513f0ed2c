import { useUi } from '@college/runtime'
import type { FocusEvent, PointerEvent, RefObject } from 'react'
import { useEffect, useState, useSyncExternalStore } from 'react'

type Options = {
  carousel: RefObject<HTMLElement | null>
  /** Milliseconds that a slide is shown. */
  delay: number
  current: number
  /** Whether there are slides to turn, and a slider that turns them. */
  ready: boolean
  next: () => void
}

/**
 * Automatic rotation (APG carousel pattern). Hover on the slides or focus on the rotation control pauses it; keyboard
 * focus elsewhere in the carousel stops it until the visitor presses play. It does not start with reduced motion, nor
 * turn in a hidden tab, out of view or behind a dialog.
 */
export function useRotation({ carousel, delay, current, ready, next }: Options) {
  const still = useLessMotion()
  const inView = useInView(carousel)
  const covered = useUi(({ overlayOpen, menuOpen }) => overlayOpen || menuOpen)
  const [choice, setChoice] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [held, setHeld] = useState(false)

  const playing = choice ?? !still
  const running = playing && ready && inView && !covered && !hovered && !held

  // Restart with each slide, so that each is shown for the whole delay.
  useEffect(() => {
    if (!running) return
    const turn = () =>
      document.hidden || isSelectedIn(carousel.current) || isOnItsWay(carousel.current) || next()
    const timer = setInterval(turn, delay)
    return () => clearInterval(timer)
  }, [running, delay, current])

  const stop = () => setChoice(false)
  return {
    playing,
    control: {
      onClick: () => {
        setChoice(!playing)
        setHeld(false)
      },
      onFocus: (event: FocusEvent) => {
        event.stopPropagation()
        setHeld(byKeyboard(event))
      },
      onBlur: () => setHeld(false),
    },
    slides: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    stop,
    stopOnFocus: (event: FocusEvent) => {
      if (byKeyboard(event)) stop()
    },
  }
}

/** Whether words are selected there: a turn would move them, and the selection with them. */
function isSelectedIn(carousel: HTMLElement | null): boolean {
  const selection = getSelection()
  return !!selection && !selection.isCollapsed && !!carousel?.contains(selection.anchorNode)
}

/** Whether the next slide has a picture still loading: never show an empty frame. */
const isOnItsWay = (carousel: HTMLElement | null) =>
  [...(carousel?.querySelectorAll<HTMLImageElement>('.swiper-slide-next img') ?? [])].some(
    ({ complete }) => !complete,
  )

const byKeyboard = ({ target }: FocusEvent) => target.matches(':focus-visible')

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}

const lessMotion = '(prefers-reduced-motion: reduce)'

/** Whether the visitor wants less motion; false in prerendered HTML. */
export const useLessMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(lessMotion)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(lessMotion).matches,
    () => false,
  )
