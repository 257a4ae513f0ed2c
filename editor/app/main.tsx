import '@college/shared/styles/base.css'
import './editor.css'
import { createRoot } from 'react-dom/client'
import { refuseFiles } from '../in-page/refuse-files'
import { shortcutOf } from '../in-page/shortcut'
import { App } from './app'
import { redo, undo } from './state/change'
import { saveAll } from './state/save'
import { begin } from './state/send-drafts'

const acts = { save: saveAll, undo, redo }

addEventListener('keydown', (event) => {
  const meant = shortcutOf(event)
  if (!meant) return
  event.preventDefault()
  acts[meant]()
})
refuseFiles()

const root = document.getElementById('editor')
if (root) createRoot(root).render(<App />)
begin()
