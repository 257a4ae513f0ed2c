import { useScheme } from './color-scheme'
import { elementAt, elementWith, imagesOf, pictureAt, textsAround, textsOf } from './find-element'
import type { FromPage, ToPage } from './messages'
import { follow, outline, place, scrollTo } from './outline'
import { renderAgain } from './render-again'
import { changeContent } from './shown-content'

const script = document.currentScript
/** The editor's own address, and the only one that is listened to. */
const editor = script instanceof HTMLScriptElement ? new URL(script.src).origin : ''
const say = (message: FromPage) => parent.postMessage(message, editor)

let choosing = true
let dark: boolean | undefined

addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
  if (origin !== editor || source !== parent) return
  if (data.kind === 'content' && changeContent(data.path, data.content)) {
    renderAgain()
    requestAnimationFrame(place)
  }
  if (data.kind === 'mode') choosing = data.choosing
  if (data.kind === 'show') show(data)
  if (data.kind === 'go') location.assign(data.path)
  if (data.kind === 'scheme') {
    dark = data.dark
    useScheme(dark)
  }
})

function show({ text, picture, context }: Extract<ToPage, { kind: 'show' }>) {
  const images = picture ? imagesOf(picture) : []
  const element = images[0] ?? elementWith(text, context)
  outline(element)
  if (element) scrollTo(element)
  const shapes = images
    .map((image) => image.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ width, height }) => Math.round((width / height) * 100) / 100)
  if (picture) say({ kind: 'shapes', picture, shapes: [...new Set(shapes)] })
}

addEventListener(
  'click',
  (event) => {
    if (!choosing || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopPropagation()
    const element = elementAt(event.target, event.clientX, event.clientY)
    const picture = element ? '' : pictureAt(event.target, event.clientX, event.clientY)
    say({ kind: 'chosen', texts: textsAround(element ?? event.target), picture })
  },
  { capture: true },
)

addEventListener('keydown', (event) => {
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  const meant = key === 's' ? 'save' : key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined
  if (!meant) return
  event.preventDefault()
  say({ kind: 'key', key: meant })
})

/** Says which page is shown, whenever its texts have settled. */
let said = ''
function sayPage() {
  const main = document.querySelector('main')
  const texts = main ? textsOf(main) : []
  if (texts.length === 0) return
  const now = location.pathname + texts.join()
  if (now === said) return
  said = now
  say({ kind: 'page', path: location.pathname, texts })
  if (dark !== undefined) useScheme(dark)
}
let settled: ReturnType<typeof setTimeout>
new MutationObserver(() => {
  clearTimeout(settled)
  settled = setTimeout(sayPage, 150)
}).observe(document, { childList: true, subtree: true, characterData: true })
addEventListener('resize', follow)
say({ kind: 'ready' })
