import { useEffect, useState } from 'react'
import { named, useEditor } from '../state/editor-store'
import { due } from '../state/send-drafts'
import barStyles from './bar.module.css'
import styles from './notice.module.css'

/**
 * The latest event. Disappears by itself, unless it reports an error. An open dialog has a separate one,
 * above its backdrop, for events within it.
 */
export function Notice({ inDialog = false }) {
  const newest = useEditor(({ notice }) => notice)
  const [before] = useState(inDialog ? newest : undefined)
  const notice = newest === before ? undefined : newest
  const close = () => useEditor.setState({ notice: undefined })
  useEffect(() => {
    if (!notice || notice.wrong) return
    const timer = setTimeout(close, 6000)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div className={styles.notice} data-wrong={notice?.wrong}>
      {/* Always there: screen readers announce a change of what they know already. */}
      <p role="status">{notice?.words}</p>
      {notice && (
        <button type="button" onClick={close} aria-label="Close the message">
          ×
        </button>
      )}
    </div>
  )
}

/** Says which words are not on disk, since when and why: a request may take long to fail. */
export function NotKept() {
  const failing = useEditor(({ failing }) => failing)
  const isHeld = useEditor(({ unsent }) => Object.values(unsent).some(({ held }) => held))
  const since = useEditor(({ unsent }) => Math.min(...Object.values(unsent).map(({ since }) => since)))
  const [late, setLate] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setLate(since), due)
    return () => clearTimeout(timer)
  }, [since])
  const isNotKept = Number.isFinite(since) && (failing !== '' || isHeld || late === since)
  const time = new Date(since).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  const why = failing
    ? `; trying again. ${named(failing)}`
    : isHeld
      ? ': choose a version first.'
      : ': the editor’s server has not answered yet.'
  return (
    <p role="status" className={barStyles.notKept}>
      {isNotKept && `Not kept since ${time}${why}`}
    </p>
  )
}
