import { useEffect } from 'react'
import chrome from '../../content/chrome.yaml'
import styles from './section-notice.module.css'
import { useSectionStatus } from './status'

/** Milliseconds that the good news stays on screen. */
const goodNewsFor = 4_000

/** Says quietly that a part of the page has not come, and lets the visitor try again. */
export function SectionNotice() {
  const { status, opening, set, retry } = useSectionStatus()

  useEffect(() => {
    if (status !== 'back') return
    const timer = setTimeout(() => set('well'), goodNewsFor)
    return () => clearTimeout(timer)
  }, [status, set])

  const { away, retrying, stillAway, back, loading, retry: again } = chrome.notices
  const text = opening ? loading : { well: '', away, retrying, stillAway, back }[status]
  return (
    <div role="status" className={text ? styles.notice : 'visually-hidden'}>
      {text && <p>{text}</p>}
      {!opening && (status === 'away' || status === 'stillAway') && (
        <button type="button" className={styles.retry} onClick={retry}>
          {again}
        </button>
      )}
    </div>
  )
}
