import chrome from '../../content/chrome.yaml'
import { focusMain } from '../navigation/arrival'
import { useBusy, useSectionStatus } from './load-status'
import styles from './section-notice.module.css'

/**
 * Says quietly that the page's section is not available, and offers Retry.
 *
 * Its elements always stay: React would throw if it had to remove one that an extension has moved, and no boundary can be
 * above what reports the others' errors.
 */
export function SectionNotice() {
  const { status, retry } = useSectionStatus()
  const { busy } = useBusy()
  const { unavailable, retrying, stillUnavailable, recovered, loading, retry: again } = chrome.notices
  const text = busy ? loading : { ok: '', unavailable, retrying, stillUnavailable, recovered }[status]
  const canRetry = !busy && (status === 'unavailable' || status === 'stillUnavailable')
  return (
    <div role="status" className={text ? styles.notice : 'visually-hidden'}>
      <p>{text}</p>
      <button
        type="button"
        className={styles.retry}
        onClick={() => {
          // The button goes.
          focusMain()
          retry()
        }}
        hidden={!canRetry}
      >
        {again}
      </button>
    </div>
  )
}
