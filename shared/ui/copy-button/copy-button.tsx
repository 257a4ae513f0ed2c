import { useRef } from 'react'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import { pressAgain, useEarlyEvents } from '../use-early-events'
import { useHydrated } from '../use-hydrated'
import styles from './copy-button.module.css'
import { useCopy } from './use-copy'

type Props = {
  /** The text to copy; the button's name ends with it. */
  text: string
  /** The button's label, and its announcements (WCAG 4.1.3). */
  labels: Record<'copy' | 'copied' | 'failed', string>
}

/**
 * Copies a short text such as a telephone number. It is prerendered, so that hydration moves nothing, but hidden without
 * script or clipboard.
 */
export function CopyButton({ text, labels }: Props) {
  const { outcome, copy } = useCopy()
  const place = useRef<HTMLSpanElement>(null)
  const early = useEarlyEvents(place, pressAgain)
  const useless = useHydrated() && !navigator.clipboard
  return (
    <span ref={place} className={styles.place} hidden={useless} {...early}>
      <button type="button" className={styles.button} onClick={() => copy(text)}>
        <Icon path={outcome === 'copied' ? icons.check : icons.copy} />
        <span className="visually-hidden">
          {labels.copy} {text}
        </span>
      </button>
      <span role="status" className={styles.said}>
        {outcome && labels[outcome]}
      </span>
    </span>
  )
}
