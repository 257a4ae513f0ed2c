import '../../shared/styles/base.css'
import './editor.css'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { redo, undo } from './state/change'
import { begin } from './state/editor-store'
import { saveAll } from './state/save'

addEventListener('keydown', (event) => {
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  const act =
    key === 's'
      ? saveAll
      : key === 'y' || (key === 'z' && event.shiftKey)
        ? redo
        : key === 'z'
          ? undo
          : undefined
  if (!act) return
  event.preventDefault()
  act()
})

const root = document.getElementById('editor')
if (root) createRoot(root).render(<App />)
begin()
