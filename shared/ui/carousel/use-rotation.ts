import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { useMedia, useTabVisible } from './use-media'

type Options = {
  /** Milliseconds that a slide is shown. */
  delay: number
  current: number
  /** Whether the slides can be turned and are in view. */
  ready: boolean
  next: () => void
}

/**
 * When slides turn by themselves (APG carousel pattern). Hover on the slides halts them, and so does focus on
 * the rotation control. Keyboard focus anywhere else in the carousel stops them until they are asked to play.
 * They do not start for those who want less motion, and no timer runs in a hidden tab or out of view.
 */
export function useRotation({ delay, current, ready, next }: Options) {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const visible = useTabVisible()
  const [choice, setChoice] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [held, setHeld] = useState(false)

  const playing = choice ?? !still
  const running = playing && ready && visible && !hovered && !held

  // Anew with each slide, however it came, so that each is shown for the whole delay.
  useEffect(() => {
    if (!running) return
    const timer = setInterval(next, delay)
    return () => clearInterval(timer)
  }, [running, delay, current])

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
    stopOnFocus: (event: FocusEvent) => {
      if (byKeyboard(event)) setChoice(false)
    },
  }
}

const byKeyboard = ({ target }: FocusEvent) => target.matches(':focus-visible')
