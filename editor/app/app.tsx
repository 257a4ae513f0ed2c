import styles from './app.module.css'
import { Bar } from './bar/bar'
import { ConflictDialog } from './bar/conflict-dialog'
import { Notice } from './bar/notice'
import { FormPane } from './form/form-pane'
import { ChoiceDialog } from './page/choice-dialog'
import { PageFrame } from './page/page-frame'
import { useView } from './page/view'
import { useEditor } from './state/editor-store'

export function App() {
  const start = useEditor(({ start }) => start)
  const notice = useEditor(({ notice }) => notice)
  const pane = useView(({ pane }) => pane)
  if (!start) return <p className={styles.waiting}>{notice?.words ?? 'Opening the site …'}</p>
  return (
    <div className={styles.app}>
      <Bar />
      <main className={styles.panes} data-pane={pane}>
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
