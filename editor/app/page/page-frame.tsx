import { type Path, valueAt } from '@college/shared/content/values'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FromPage, ToPage } from '../../in-page/messages'
import { barId } from '../bar/bar'
import { formId } from '../form/form-pane'
import { redo, undo } from '../state/change'
import { focusOn, mayEdit, useEditor } from '../state/editor-store'
import { saveAll } from '../state/save'
import { choose } from './choose'
import { filesOfPage } from './find-fields'
import { draftsIn, newsOf } from './messages-to-page'
import styles from './page-frame.module.css'
import { entriesOf } from './texts-of-files'
import { useView } from './view'

/** What keys mean that were pressed in the page. */
const keys = {
  undo,
  redo,
  save: saveAll,
  form: () => document.getElementById(formId)?.focus(),
  bar: () => [...document.querySelectorAll<HTMLElement>(`#${barId} button`)].at(-1)?.focus(),
}

const widths = { phone: 390, desktop: 1280 }

/** The site itself, alive, in the width and the scheme that were chosen. */
export function PageFrame({ site }: { site: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isReady = useRef(false)
  const view = useView()
  const scale = useScale(box, widths[view.width])
  const say = useCallback(
    (message: ToPage) => {
      // Before the page has spoken, the frame is another origin's.
      if (isReady.current) frame.current?.contentWindow?.postMessage(message, site)
    },
    [site],
  )
  useEffect(() => {
    const enter = () => {
      frame.current?.focus()
      say({ kind: 'enter' })
    }
    useView.setState({ go: (path) => say({ kind: 'go', path }), enter })
  }, [say])

  // Whoever comes by Tab finds where they are. A click brings the focus, too, and must find the page as it was.
  useEffect(() => {
    const end = new AbortController()
    let byTab = false
    const enter = () => {
      if (useView.getState().choosing && document.activeElement === frame.current) say({ kind: 'enter' })
    }
    const on = <Type extends keyof WindowEventMap>(type: Type, hear: (event: WindowEventMap[Type]) => void) =>
      addEventListener(type, hear, end)
    on('keydown', ({ code }) => {
      byTab = code === 'Tab'
    })
    on('keyup', () => {
      byTab = false
    })
    // Firefox says only afterwards what has the focus instead.
    on('blur', () => byTab && setTimeout(enter))
    return () => end.abort()
  }, [say])

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<FromPage>) => {
      if (origin !== site || source !== frame.current?.contentWindow) return
      isReady.current = true
      if (data.kind === 'ready') greet(say)
      if (data.kind === 'page') {
        const { files } = useEditor.getState()
        const entries = Object.values(files).flatMap((file) => entriesOf(files, file))
        const shownFiles = filesOfPage(entries, data.texts, data.path).filter(mayEdit)
        // Another page was opened: its own words come first.
        if (shownFiles[0] && (data.path !== useView.getState().shownPath || !useEditor.getState().current))
          focusOn(shownFiles[0], [])
        useView.setState({ path: data.path, shownPath: data.path, shownFiles })
        const { current, focus } = useEditor.getState()
        if (!data.outlines) say(shownField(current, focus))
      }
      if (data.kind === 'chosen') choose(data.texts, data.picture)
      if (data.kind === 'shapes')
        useView.setState({ shapes: { ...useView.getState().shapes, [data.picture]: data.shapes } })
      if (data.kind === 'key') keys[data.key]()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [site, say])

  useEffect(
    () =>
      useEditor.subscribe(({ files }, before) => {
        if (files === before.files) return
        for (const message of newsOf(files, before.files)) say(message)
      }),
    [say],
  )

  const current = useEditor(({ current }) => current)
  const focus = useEditor(({ focus }) => focus)
  useEffect(() => {
    say(shownField(current, focus))
  }, [current, focus, say])
  useEffect(() => {
    say({ kind: 'scheme', dark: view.dark })
    say({ kind: 'mode', choosing: view.choosing })
  }, [view.dark, view.choosing, say])

  return (
    <section ref={box} className={styles.box} aria-label="The page">
      <iframe
        ref={(element) => {
          frame.current = element
          element?.style.setProperty('--scale', String(scale))
          element?.style.setProperty('--page-width', `${widths[view.width]}px`)
        }}
        className={styles.frame}
        src={`${site}${view.first}`}
        title={view.choosing ? 'The site: arrow keys choose a text, Enter edits it' : 'The site'}
      />
      {view.choosing && (
        <p className={styles.keys} aria-hidden="true">
          Arrow keys choose a text, Enter edits it, Tab goes on to the form, and Escape returns here.
        </p>
      )}
    </section>
  )
}

/** Tells a page that has just been opened what it should show. */
function greet(say: (message: ToPage) => void) {
  const { dark, choosing } = useView.getState()
  const { files, current, focus } = useEditor.getState()
  say({ kind: 'scheme', dark })
  say({ kind: 'mode', choosing })
  for (const message of draftsIn(files)) say(message)
  say(shownField(current, focus))
}

function shownField(current: string, focus: Path): ToPage {
  const { files } = useEditor.getState()
  const file = files[current]
  const entries = file && focus.length > 0 ? entriesOf(files, file) : []
  const key = focus.join('.')
  const entry =
    entries.find(({ path }) => path.join('.') === key) ??
    entries.find(({ path }) => path.join('.').startsWith(`${key}.`))
  const picture = pictureBeside(file?.data, focus)
  if (!entry) return { kind: 'show', text: '', picture, context: [] }
  return {
    kind: 'show',
    text: entry.picture || picture ? '' : entry.text,
    picture: entry.picture ? entry.text : picture,
    context: entry.context,
  }
}

/** The picture to which a field belongs, such as its description. */
function pictureBeside(data: unknown, focus: Path): string {
  if (!['alt', 'focus', 'picture', 'photo'].includes(String(focus.at(-1)))) return ''
  const group = valueAt(data, focus.slice(0, -1))
  const name =
    typeof group === 'object' && group !== null
      ? Reflect.get(group, focus.at(-1) === 'photo' ? 'photo' : 'picture')
      : ''
  return typeof name === 'string' ? name : ''
}

/** How much smaller the page is drawn, so that its whole width is seen. */
function useScale(box: { current: HTMLElement | null }, width: number) {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, width])
  return scale
}
