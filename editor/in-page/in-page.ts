import { elementAt, elementWith, imageOf, pictureAt, textsAround, textsOf } from './find-element'
import { type FromPage, pictureIn, type ToPage } from './messages'
import { enter, keepInView, outline, outlined, place, scrollTo, showText, walk } from './outline'
import { refuseFiles } from './refuse-files'
import { shortcutOf } from './shortcut'

const say = (message: FromPage) => parent.postMessage(message, location.origin)

/** Whether a click chooses what to edit. */
let choosing = true

addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
  if (origin !== location.origin || source !== parent) return
  if (data.kind === 'text' && showText(data)) requestAnimationFrame(place)
  if (data.kind === 'show') show(data)
  // Meanwhile somebody may have gone on to the form.
  if (data.kind === 'enter' && parent.document.activeElement === frameElement) enter(data.at)
  if (data.kind === 'clicks') choosing = data.choose
})

function show({ text, picture, context }: Extract<ToPage, { kind: 'show' }>) {
  const element = (picture && imageOf(picture)) || elementWith(text, context)
  outline(element)
  if (element) scrollTo(element)
}

function chooseAt(event: MouseEvent) {
  if (!choosing || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
  event.preventDefault()
  event.stopPropagation()
  const element = elementAt(event.target, event.clientX, event.clientY)
  const picture = element ? '' : pictureAt(event.target, event.clientX, event.clientY)
  say({ kind: 'chosen', texts: textsAround(element ?? event.target), picture })
}
addEventListener('click', chooseAt, { capture: true })

// In Firefox, a link tapped in a frame keeps the pointer when the focus then goes to the form: the next tap, on Save, say, would be
// the frame's.
addEventListener(
  'mousedown',
  (event) => {
    if (choosing && event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  },
  { capture: true },
)

function takeKey(event: KeyboardEvent) {
  const meant = meaningOf(event)
  if (!meant && !(choosing && goesOn(event))) return
  event.preventDefault()
  event.stopPropagation()
  if (meant) say({ kind: 'key', key: meant })
}
addEventListener('keydown', takeKey, { capture: true })

/**
 * What a key means in the editor. While clicks edit, the page is a single tab stop: no link in it can be
 * followed. `code`, because WebKitGTK has no `key` for Tab with Shift.
 */
function meaningOf(event: KeyboardEvent) {
  if (event.code === 'Tab' && choosing) return event.shiftKey ? 'bar' : 'form'
  return shortcutOf(event)
}

/** Arrows move through the page's texts; Enter opens the current one's field. */
function goesOn({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false
  if (key !== 'Enter' && key !== ' ') return walk(key)
  const at = document.activeElement
  if (!at || at === document.body) return false
  const picture = at instanceof HTMLImageElement ? pictureIn(at.src) : ''
  say({ kind: 'chosen', texts: textsAround(at), picture })
  return true
}

/** Reports the page whenever its texts have settled. */
let said = ''
function sayPage() {
  const main = document.querySelector('main')
  const texts = main ? textsOf(main) : []
  if (texts.length === 0) return
  // Report a change in the number of texts, which is another part of the page, not each letter.
  const now = `${location.pathname} ${texts.length}`
  if (now === said) return
  said = now
  say({ kind: 'page', path: location.pathname, texts, outlines: outlined() !== undefined })
}
let settled: ReturnType<typeof setTimeout>
new MutationObserver(() => {
  clearTimeout(settled)
  settled = setTimeout(sayPage, 150)
}).observe(document, { childList: true, subtree: true, characterData: true })
addEventListener('resize', keepInView)
refuseFiles()
say({ kind: 'ready' })
