import { useEffect } from 'react'
import styles from './app.module.css'
import { Bar } from './bar/bar'
import { ConflictDialog } from './bar/conflict-dialog'
import { FormPane } from './form/form-pane'
import { ChoiceDialog } from './page/choice-dialog'
import { PageFrame } from './page/page-frame'
import { useEditor } from './state/editor-store'

export function App() {
  const start = useEditor(({ start }) => start)
  const notice = useEditor(({ notice }) => notice)
  if (!start) return <p className={styles.waiting}>{notice?.words ?? 'Opening the site …'}</p>
  return (
    <div className={styles.app}>
      <Bar />
      <main className={styles.panes}>
        <h1 className="visually-hidden">Edit the site</h1>
        <PageFrame />
        <FormPane />
      </main>
      <Notice />
      <ChoiceDialog />
      <ConflictDialog />
    </div>
  )
}

/** What just happened. It goes by itself, unless it is about something wrong. */
function Notice() {
  const notice = useEditor(({ notice }) => notice)
  useEffect(() => {
    if (!notice || notice.wrong) return
    const timer = setTimeout(() => useEditor.setState({ notice: undefined }), 6000)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div className={styles.notice} role="status" data-wrong={notice?.wrong} hidden={!notice}>
      <p>{notice?.words}</p>
      {notice && (
        <button
          type="button"
          onClick={() => useEditor.setState({ notice: undefined })}
          aria-label="Close the message"
        >
          ×
        </button>
      )}
    </div>
  )
}
