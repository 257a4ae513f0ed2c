import { useRef } from 'react'
import { Button } from '../button/button'
import { useCopy } from '../copy-button/use-copy'
import { Icon } from '../icons/icons'
import * as icons from '../icons/paths'
import { pressAgain, useEarlyEvents } from '../use-early-events'
import styles from './share-button.module.css'

type Props = {
  /** The title to share; the address is the page's. */
  title: string
  /** Words of the button, and the polite message when the link was copied instead of shared. */
  labels: Record<'share' | 'copied' | 'failed', string>
}

/**
 * Shares the page by the device's own dialog, or copies its address. Contacts no other service. Hidden without script.
 */
export function ShareButton({ title, labels }: Props) {
  const { outcome, copy } = useCopy()
  const place = useRef<HTMLParagraphElement>(null)
  const early = useEarlyEvents(place, pressAgain)
  const share = async () => {
    const url = location.href.replace(/#.*$/, '')
    if (!navigator.share) return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // The visitor has closed the device's dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <p ref={place} className={styles.place} {...early}>
      <Button variant="quiet" onClick={share}>
        <Icon path={icons.share} />
        {labels.share}
      </Button>
      <span role="status" className={styles.said}>
        {outcome && labels[outcome]}
      </span>
    </p>
  )
}
