import '@college/shared/ui/wake-react'
import '@college/shared/styles/base.css'
import './editor.css'
import { createRoot } from 'react-dom/client'
import { refuseFiles } from '../in-page/refuse-files'
import { shortcutOf } from '../in-page/shortcut'
import styles from './app.module.css'
import { Bar } from './bar/bar'
import { ConflictDialog } from './bar/conflict-dialog'
import { Notice } from './bar/notice'
import { FormPane } from './form/form-pane'
import { keepFocus } from './keep-focus'
import { ChoiceDialog } from './page/choice-dialog'
import { PageFrame } from './page/page-frame'
import { useView } from './page/view'
import { redo, undo } from './state/change'
import { useEditor } from './state/editor-store'
import { saveAll } from './state/save'
import { begin } from './state/send-drafts'

function App() {
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

const acts = { save: saveAll, undo, redo }

addEventListener('keydown', (event) => {
  const meant = shortcutOf(event)
  if (!meant) return
  event.preventDefault()
  acts[meant]()
})
refuseFiles()
keepFocus()

const root = document.getElementById('editor')
if (root) createRoot(root).render(<App />)
begin()
