import { useEffect, useState } from 'react'
import { useEditor } from '../state/editor-store'
import styles from './notice.module.css'

/**
 * What just happened. It goes by itself, unless it is about something wrong. An open dialog has its own, above its
 * veil, for what happens in it.
 */
export function Notice({ inDialog = false }) {
  const newest = useEditor(({ notice }) => notice)
  const [before] = useState(inDialog ? newest : undefined)
  const notice = newest === before ? undefined : newest
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
