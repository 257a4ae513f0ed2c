import chrome from '../../content/chrome.yaml'
import { useBusy, useSectionStatus } from './load-status'
import styles from './section-notice.module.css'

/** Says quietly that the page's section is not available, and offers Retry. */
export function SectionNotice() {
  const { status, retry } = useSectionStatus()
  const { busy } = useBusy()
  const { unavailable, retrying, stillUnavailable, recovered, loading, retry: again } = chrome.notices
  const text = busy ? loading : { ok: '', unavailable, retrying, stillUnavailable, recovered }[status]
  return (
    <div role="status" className={text ? styles.notice : 'visually-hidden'}>
      {text && <p>{text}</p>}
      {!busy && (status === 'unavailable' || status === 'stillUnavailable') && (
        <button type="button" className={styles.retry} onClick={retry}>
          {again}
        </button>
      )}
    </div>
  )
}
