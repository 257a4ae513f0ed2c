import { useEffect, useRef, useState } from 'react'
import type { FromPage } from '../../in-page/messages'
import { changesBetween } from '../../protocol/changes'
import { barId } from '../bar/bar'
import { formId } from '../form/form-pane'
import { redo, undo } from '../state/change'
import { focusOn, mayEdit, useEditor } from '../state/editor-store'
import { saveAll } from '../state/save'
import { choose } from './choice-dialog'
import { filesOfPage } from './find-fields'
import { frameOf, keepFrame, openSoon, say, sayToAll, showComing, shownFrame, usePages } from './frames'
import styles from './page-frame.module.css'
import { entriesOf, type Files, filled, shownField } from './texts-of-files'
import { useView } from './view'

const keys = {
  undo,
  redo,
  save: saveAll,
  form: () => document.getElementById(formId)?.focus(),
  bar: () => [...document.querySelectorAll<HTMLElement>(`#${barId} button`)].at(-1)?.focus(),
}

const widths = { phone: 390, desktop: 1280 }

/** Milliseconds until the page reloads: after the last key of a text that it shows already, and after anything else. */
const pause = { text: 500, other: 60 }

/** Pages of the edit build read their content from here when they open. */
globalThis.editedContent = () =>
  Object.fromEntries(
    Object.values(useEditor.getState().files).flatMap(({ path, shown }) => (shown ? [[path, shown]] : [])),
  )

/**
 * The live site, in the chosen width. When content changes, a second frame loads the page
 * and replaces the first once it shows as much.
 */
export function PageFrame() {
  const box = useRef<HTMLDivElement>(null)
  const pages = usePages(({ pages }) => pages)
  const view = useView()
  const choosing = view.click === 'edits'
  const scale = useScale(box, widths[view.width])
  useEffect(() => {
    const end = new AbortController()
    const on = <Type extends keyof WindowEventMap>(type: Type, hear: (event: WindowEventMap[Type]) => void) =>
      addEventListener(type, hear, end)
    on('message', hear)
    const unfollow = useEditor.subscribe((state, before) => {
      showChanges(state.files, before.files)
      if (state.current !== before.current || state.focus !== before.focus) sayToAll(shownField(state))
    })
    // Arriving by Tab outlines the current text. A click focuses the page too, and must not change it.
    let byTab = false
    const enter = () => {
      if (useView.getState().click === 'edits' && document.activeElement === shownFrame())
        say({ kind: 'enter' })
    }
    on('keydown', ({ code }) => {
      byTab = code === 'Tab'
    })
    on('keyup', () => {
      byTab = false
    })
    // Firefox sets the newly focused element only after `blur`.
    on('blur', () => byTab && setTimeout(enter))
    return () => {
      end.abort()
      unfollow()
    }
  }, [])

  useEffect(() => {
    sayToAll({ kind: 'clicks', choose: choosing })
  }, [choosing])

  return (
    <section ref={box} className={styles.box} aria-label="The page">
      {pages.map(
        (page) =>
          page && (
            <iframe
              key={page.number}
              ref={(element) => {
                keepFrame(page.number, element)
                element?.style.setProperty('--scale', String(scale))
                element?.style.setProperty('--page-width', `${widths[view.width]}px`)
              }}
              className={styles.frame}
              src={page.src}
              inert={page !== pages[0]}
              title={choosing ? 'The site: arrow keys choose a text, Enter edits it' : 'The site'}
            />
          ),
      )}
      {choosing && (
        <p className={styles.keys} aria-hidden="true">
          Arrow keys choose a text, Enter edits it, Tab goes on to the form, and Escape returns here.
        </p>
      )}
    </section>
  )
}

/** Whether a form field has the focus: typing must stay there, whichever page loads. */
const isInField = () => document.activeElement?.matches(`#${formId} :is(input, textarea, select)`)

/** Handles a page's message. The page being loaded counts only until it shows as much as the other. */
function hear({ origin, source, data }: MessageEvent<FromPage>) {
  const from = origin === location.origin ? frameOf(source) : undefined
  if (!from) return
  const { frame, isShown } = from
  if (data.kind === 'ready') {
    say({ kind: 'clicks', choose: useView.getState().click === 'edits' }, frame)
    say(shownField(useEditor.getState()), frame)
  }
  if (!isShown && data.kind !== 'page') return
  const focus = isShown ? { isIn: false, at: -1 } : showComing(frame)
  if (!focus) return
  if (data.kind === 'page') {
    const { files, current } = useEditor.getState()
    const entries = Object.values(files).flatMap((file) => entriesOf(files, file))
    const shownFiles = filesOfPage(entries, data.texts, data.path).filter(mayEdit)
    // On another page, open its own file first, unless the user is typing in the form already.
    const isAnother = data.path !== useView.getState().path || !current
    if (shownFiles[0] && isAnother && shownFiles[0] !== current && !isInField()) focusOn(shownFiles[0], [])
    useView.setState({ path: data.path, shownFiles })
    if (!data.outlines) say(shownField(useEditor.getState()), frame)
    if (focus.isIn) say({ kind: 'enter', at: focus.at }, frame)
  }
  if (data.kind === 'chosen') {
    // A click before the page has reported its path keeps the clicked field.
    useView.setState({ path: frame.contentWindow?.location.pathname ?? '/' })
    choose(data.texts, data.picture)
  }
  if (data.kind === 'key') keys[data.key]()
}

/** Updates the page after a change: a single text at once, everything when typing pauses. */
function showChanges(files: Files, before: Files) {
  if (files === before) return
  const paths = new Set([...Object.keys(files), ...Object.keys(before)])
  const changes = [...paths].flatMap((path) =>
    changesBetween(before[path]?.shown ?? null, files[path]?.shown ?? null),
  )
  const [was, value] = [changes[0]?.before, changes[0]?.after]
  if (changes.length === 1 && typeof was === 'string' && typeof value === 'string') {
    say({ kind: 'text', was: filled(files, was), value: filled(files, value) })
    openSoon(pause.text)
  } else if (changes.length > 0) openSoon(pause.other)
}

/** The scale at which the page's whole width is visible. */
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
