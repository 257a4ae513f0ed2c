import { useEffect, useRef, useState } from 'react'
import type { FromPage, ToPage } from '../in-page/messages'
import { focusOn, mayEdit, redo, saveAll, undo, useEditor } from '../state/editor-store'
import { valueAt } from '../state/value-at'
import { choose } from './choose'
import { filesOfPage } from './find-fields'
import styles from './page-frame.module.css'
import { entriesOf, filled } from './texts-of-files'
import { useView, type View } from './view'

const widths = { phone: 390, desktop: 1280 }

/** The site itself, alive, in the width and the scheme that were chosen. */
export function PageFrame({ site }: { site: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const view = useView()
  const scale = useScale(box, widths[view.width])
  useEffect(() => {
    useView.setState({
      go: (path) => frame.current?.contentWindow?.postMessage({ kind: 'go', path } satisfies ToPage, site),
    })
  }, [site])

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<FromPage>) => {
      if (origin !== site || source !== frame.current?.contentWindow) return
      const say = (message: ToPage) => frame.current?.contentWindow?.postMessage(message, site)
      if (data.kind === 'ready') greet(say)
      if (data.kind === 'page') {
        const { files } = useEditor.getState()
        const entries = Object.values(files).flatMap((file) => entriesOf(files, file))
        const shownFiles = filesOfPage(entries, data.texts, data.path).filter(mayEdit)
        // Another page was opened: its own words come first.
        if (shownFiles[0] && (data.path !== useView.getState().shownPath || !useEditor.getState().current))
          focusOn(shownFiles[0], [])
        useView.setState({ path: data.path, shownPath: data.path, shownFiles })
        greet(say)
      }
      if (data.kind === 'chosen') choose(data.texts, data.picture)
      if (data.kind === 'shapes')
        useView.setState({ shapes: { ...useView.getState().shapes, [data.picture]: data.shapes } })
      if (data.kind === 'key') ({ undo, redo, save: saveAll })[data.key]()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [site])

  // What was checked last of each file goes into the page.
  useEffect(
    () =>
      useEditor.subscribe(({ files }, before) => {
        for (const [path, file] of Object.entries(files))
          if (file.shown && file.shown !== before.files[path]?.shown && before.files[path])
            frame.current?.contentWindow?.postMessage(contentOf(path), site)
      }),
    [site],
  )

  const { current, focus } = useEditor()
  useEffect(() => {
    frame.current?.contentWindow?.postMessage(shownField(current, focus), site)
  }, [current, focus, site])
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ kind: 'scheme', dark: view.dark } satisfies ToPage, site)
    frame.current?.contentWindow?.postMessage(
      { kind: 'mode', choosing: view.choosing } satisfies ToPage,
      site,
    )
  }, [view.dark, view.choosing, site])

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
        title="The site"
      />
    </section>
  )
}

/** Tells a page that has just been opened what it should show. */
function greet(say: (message: ToPage) => void) {
  const { dark, choosing } = useView.getState()
  const { files } = useEditor.getState()
  say({ kind: 'scheme', dark })
  say({ kind: 'mode', choosing })
  for (const file of Object.values(files)) if (file.revision > 0 && file.shown) say(contentOf(file.path))
}

function contentOf(path: string): ToPage {
  const { files } = useEditor.getState()
  return { kind: 'content', path, content: withOrigin(filled(files, files[path]?.shown)) }
}

/** Pictures come from the editor, which is another origin than the page's. */
const withOrigin = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content ?? null), (_, value) =>
    typeof value === 'string' && value.startsWith('/picture/') ? location.origin + value : value,
  )

function shownField(current: string, focus: (string | number)[] | readonly (string | number)[]): ToPage {
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
function pictureBeside(data: unknown, focus: readonly (string | number)[]): string {
  if (!['alt', 'focus', 'picture', 'photo'].includes(String(focus.at(-1)))) return ''
  const group = valueAt(data, focus.slice(0, -1))
  const name =
    typeof group === 'object' && group !== null
      ? Reflect.get(group, focus.at(-1) === 'photo' ? 'photo' : 'picture')
      : ''
  return typeof name === 'string' ? name : ''
}

/** How much smaller the page is drawn, so that its whole width is seen. */
function useScale(
  box: { current: HTMLElement | null },
  width: View['width'] extends string ? number : never,
) {
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
