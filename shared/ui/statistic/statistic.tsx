import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/icons'
import { useHydrated } from '../use-hydrated'
import { whenSeen, whetherSeen } from '../when-seen'
import styles from './statistic.module.css'

/** Milliseconds from 0 to the end value (specification, section 9). */
const duration = 1_500

type Props = {
  /** The end value. */
  value: number
  /** Follows the figure without a space, e.g. `+`. */
  suffix?: string | undefined
  label: string
  icon: string
}

/**
 * A figure that counts up from 0 once, when it is first seen. What is read aloud, found and copied is the end value, and
 * so is what readers without script and those who want less motion see.
 */
export function Statistic({ value, suffix = '', label, icon }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const shown = useCount(place, value)
  return (
    <div className={styles.statistic}>
      <Icon path={icon} className={styles.icon} />
      <p className={styles.figure}>
        <span ref={place} className={styles.end} data-shown={`${shown.toLocaleString('en-IN')}${suffix}`}>
          {`${value.toLocaleString('en-IN')}${suffix}`}
        </span>
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  )
}

/** Counts only what nobody has seen yet: HTML that came with its end values in view keeps them. */
function useCount(place: RefObject<HTMLElement | null>, value: number) {
  const fresh = useRef(useHydrated()).current
  const [shown, setShown] = useState(() => (fresh && !wantsLessMotion() ? 0 : value))

  useEffect(() => {
    const element = place.current
    if (!element || wantsLessMotion()) return
    let frame = 0
    const count = () => {
      const start = performance.now()
      const step = (now: number) => {
        const part = Math.min(Math.max((now - start) / duration, 0), 1)
        setShown(Math.round(value * easeOut(part)))
        if (part < 1) frame = requestAnimationFrame(step)
      }
      step(start)
    }
    const begin = () => {
      setShown(0)
      return whenSeen(element, count, { threshold: 0.5 })
    }
    let ignore = () => {}
    if (fresh) ignore = begin()
    else
      ignore = whetherSeen(element, (seen) => {
        if (!seen) ignore = begin()
      })
    return () => {
      ignore()
      cancelAnimationFrame(frame)
      setShown(value)
    }
  }, [place, value, fresh])

  return shown
}

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const easeOut = (part: number) => 1 - (1 - part) ** 3
