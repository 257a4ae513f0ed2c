import '../../shared/styles/base.css'
import './editor.css'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { begin, redo, saveAll, undo } from './state/editor-store'

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
