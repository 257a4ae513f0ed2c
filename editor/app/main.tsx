import '@college/shared/styles/base.css'
import './editor.css'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { redo, undo } from './state/change'
import { saveAll } from './state/save'
import { begin } from './state/send-drafts'

addEventListener('keydown', (event) => {
  if (!event.ctrlKey && !event.metaKey) return
  const act = { s: saveAll, y: redo, z: event.shiftKey ? redo : undo }[event.key.toLowerCase()]
  if (!act) return
  event.preventDefault()
  act()
})

const root = document.getElementById('editor')
if (root) createRoot(root).render(<App />)
begin()
