import { elementAt, elementWith, imageOf, pictureAt, textsAround, textsOf } from './find-element'
import { type FromPage, pictureIn, type ToPage } from './messages'
import { enter, keepInView, outline, outlined, place, scrollTo, showText, walk } from './outline'
import { refuseFiles } from './refuse-files'
import { shortcutOf } from './shortcut'

const say = (message: FromPage) => parent.postMessage(message, location.origin)

let look: Pick<Extract<ToPage, { kind: 'look' }>, 'scheme' | 'choosing'> = { scheme: 'light', choosing: true }

addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
  if (origin !== location.origin || source !== parent) return
  if (data.kind === 'text' && showText(data)) requestAnimationFrame(place)
  if (data.kind === 'show') show(data)
  // Meanwhile somebody may have gone on to the form.
  if (data.kind === 'enter' && parent.document.activeElement === frameElement) enter(data.at)
  if (data.kind === 'look') {
    look = data
    useScheme(look.scheme)
  }
})

/** Original media queries, by rule. */
const written = new WeakMap<CSSMediaRule, string>()

/** Shows the page in one colour scheme, regardless of the system's preference. */
function useScheme(scheme: 'light' | 'dark') {
  const dark = scheme === 'dark'
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSMediaRule)) continue
    const text = written.get(rule) ?? rule.media.mediaText
    if (!text.includes('prefers-color-scheme')) continue
    written.set(rule, text)
    rule.media.mediaText = text
      .replace(/\(prefers-color-scheme: dark\)/, dark ? 'all' : 'not all')
      .replace(/\(prefers-color-scheme: light\)/, dark ? 'not all' : 'all')
  }
  document.documentElement.style.colorScheme = scheme
}

function show({ text, picture, context }: Extract<ToPage, { kind: 'show' }>) {
  const element = (picture && imageOf(picture)) || elementWith(text, context)
  outline(element)
  if (element) scrollTo(element)
}

function chooseAt(event: MouseEvent) {
  if (!look.choosing || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
  event.preventDefault()
  event.stopPropagation()
  const element = elementAt(event.target, event.clientX, event.clientY)
  const picture = element ? '' : pictureAt(event.target, event.clientX, event.clientY)
  say({ kind: 'chosen', texts: textsAround(element ?? event.target), picture })
}
addEventListener('click', chooseAt, { capture: true })

function takeKey(event: KeyboardEvent) {
  const meant = meaningOf(event)
  if (!meant && !(look.choosing && goesOn(event))) return
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
  if (event.code === 'Tab' && look.choosing) return event.shiftKey ? 'bar' : 'form'
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
  useScheme(look.scheme)
}
let settled: ReturnType<typeof setTimeout>
new MutationObserver(() => {
  clearTimeout(settled)
  settled = setTimeout(sayPage, 150)
}).observe(document, { childList: true, subtree: true, characterData: true })
addEventListener('resize', keepInView)
refuseFiles()
say({ kind: 'ready' })
