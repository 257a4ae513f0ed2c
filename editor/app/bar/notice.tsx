import { useEffect } from 'react'
import { useEditor } from '../state/editor-store'
import styles from './notice.module.css'

/** What just happened. It goes by itself, unless it is about something wrong. An open dialog has its own, above its veil. */
export function Notice() {
  const notice = useEditor(({ notice }) => notice)
  const close = () => useEditor.setState({ notice: undefined })
  useEffect(() => {
    if (!notice || notice.wrong) return
    const timer = setTimeout(() => useEditor.setState({ notice: undefined }), 6000)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div className={styles.notice} role="status" data-wrong={notice?.wrong} hidden={!notice}>
      <p>{notice?.words}</p>
      {notice && (
        <button type="button" onClick={close} aria-label="Close the message">
          ×
        </button>
      )}
    </div>
  )
}
