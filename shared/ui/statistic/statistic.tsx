import { useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '../icons/icons'
import styles from './statistic.module.css'

/** Milliseconds from 0 to the end value (specification, section 9). */
const duration = 1_500

type Props = {
  /** The end value. A text is shown as it is and does not count. */
  value: number | string
  /** Follows the figure without a space, e.g. `+`. */
  suffix?: string | undefined
  label: string
  icon?: IconName | undefined
}

/**
 * A figure that counts up from 0 once, when it is first seen. Screen readers, readers without script and those
 * who want less motion get the end value.
 */
export function Statistic({ value, suffix = '', label, icon }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  const shown = useCount(place, value)
  return (
    <div className={styles.statistic}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <p ref={place} className={styles.figure}>
        <span className="visually-hidden">{`${value}${suffix}`}</span>
        <span
          className={styles.end}
          aria-hidden="true"
          data-shown={`${shown}${suffix}`}
        >{`${value}${suffix}`}</span>
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  )
}

function useCount(place: React.RefObject<HTMLElement | null>, value: number | string) {
  const [shown, setShown] = useState(value)

  useEffect(() => {
    const element = place.current
    if (!element || typeof value === 'string' || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
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
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        seen.disconnect()
        count()
      },
      { threshold: 0.5 },
    )
    seen.observe(element)
    return () => {
      seen.disconnect()
      cancelAnimationFrame(frame)
      setShown(value)
    }
  }, [place, value])

  return shown
}

const easeOut = (part: number) => 1 - (1 - part) ** 3
