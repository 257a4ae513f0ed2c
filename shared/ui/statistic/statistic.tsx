import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '../icons/icons'
import { whenSeen } from '../when-seen'
import styles from './statistic.module.css'

/** Milliseconds from 0 to the end value (specification, section 9). */
const duration = 1_500

type Props = {
  /** The end value. */
  value: number
  /** Follows the figure without a space, e.g. `+`. */
  suffix?: string | undefined
  label: string
  icon: IconName
}

/**
 * A figure that counts up from 0 once, when it is first seen. Screen readers, readers without script and those
 * who want less motion get the end value.
 */
export function Statistic({ value, suffix = '', label, icon }: Props) {
  const place = useRef<HTMLParagraphElement>(null)
  const shown = useCount(place, value)
  const end = `${value}${suffix}`
  return (
    <div className={styles.statistic}>
      <Icon name={icon} className={styles.icon} />
      <p ref={place} className={styles.figure}>
        <span className="visually-hidden">{end}</span>
        <span className={styles.end} aria-hidden="true" data-shown={`${shown}${suffix}`}>
          {end}
        </span>
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  )
}

function useCount(place: RefObject<HTMLElement | null>, value: number) {
  const [shown, setShown] = useState(value)

  useEffect(() => {
    if (!place.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
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
    const ignore = whenSeen(place.current, count, { threshold: 0.5 })
    return () => {
      ignore()
      cancelAnimationFrame(frame)
      setShown(value)
    }
  }, [place, value])

  return shown
}

const easeOut = (part: number) => 1 - (1 - part) ** 3
