import { useEffect, useState } from 'react'
import { useEditor } from '../state/editor-store'
import { due } from '../state/send-drafts'
import styles from './bar.module.css'

/** That words are not on disk, since when, and why: a request without an answer may take long to count as failed. */
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
    ? `; trying again. ${failing}`
    : isHeld
      ? ': choose a version first.'
      : ': the editor’s server has not answered yet.'
  return (
    <p role="status" className={styles.notKept}>
      {isNotKept && `Not kept since ${time}${why}`}
    </p>
  )
}
