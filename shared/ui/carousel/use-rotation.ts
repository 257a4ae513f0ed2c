import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { useMedia, useTabVisible } from './use-media'

type Options = {
  /** Milliseconds that a slide is shown. */
  delay: number
  current: number
  /** Whether the slider has started and is in view. */
  ready: boolean
  next: () => void
}

/**
 * Automatic rotation (APG carousel pattern). Hover on the slides or focus on the rotation control pauses it; keyboard
 * focus elsewhere in the carousel stops it until the visitor presses play. It does not start with reduced motion, and
 * no timer runs in a hidden tab or out of view.
 */
export function useRotation({ delay, current, ready, next }: Options) {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const visible = useTabVisible()
  const [choice, setChoice] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [held, setHeld] = useState(false)

  const playing = choice ?? !still
  const running = playing && ready && visible && !hovered && !held

  // Restart with each slide, so that each is shown for the whole delay.
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
