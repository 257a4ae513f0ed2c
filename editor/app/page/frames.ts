import { flushSync } from 'react-dom'
import { create } from 'zustand'
import type { ToPage } from '../../in-page/messages'
import { useView } from './view'

/** A page in its own frame, and the shown frame's address when it was opened. */
type Opened = { number: number; src: string; from?: string }

/** The shown page, and the one being loaded. */
export const usePages = create<{ pages: [shown: Opened, coming?: Opened] }>(() => ({
  pages: [{ number: 0, src: useView.getState().path }],
}))

const frames = new Map<number, HTMLIFrameElement>()

export function keepFrame(number: number, element: HTMLIFrameElement | null) {
  if (element) frames.set(number, element)
  else frames.delete(number)
}

export const shownFrame = () => frames.get(usePages.getState().pages[0].number)

/** The frame that sent a message: of the shown page or the one being loaded. */
export function frameOf(source: MessageEventSource | null) {
  const frame = [...frames.values()].find(({ contentWindow }) => contentWindow === source)
  return frame && { frame, isShown: frame === shownFrame() }
}

export const say = (message: ToPage, frame = shownFrame()) =>
  frame?.contentWindow?.postMessage(message, location.origin)

/** Focuses the page. On a telephone it replaces the form. */
export function enterPage() {
  flushSync(() => useView.setState({ pane: 'page' }))
  shownFrame()?.focus()
  say({ kind: 'enter' })
}

/** Tells all pages, including the one being loaded. */
export function sayToAll(message: ToPage) {
  for (const frame of frames.values()) say(message, frame)
}

/** Opens another page, or reloads the current one or the one being loaded. */
export function open(path?: string) {
  const from = addressOf(shownFrame())
  usePages.setState(({ pages: [shown, coming] }) => {
    const src = path ?? coming?.src ?? from
    return { pages: [shown, { number: (coming ?? shown).number + 1, src, from }] }
  })
}

let waiting: ReturnType<typeof setTimeout>

/** Reloads the page unless something else changes within `milliseconds`. */
export function openSoon(milliseconds: number) {
  clearTimeout(waiting)
  waiting = setTimeout(open, milliseconds)
}

/**
 * Shows the loaded page, which has caught up with the old one. Returns whether the old page had the
 * focus, and the place among its elements of the one chosen by arrows, or -1; undefined if the old page stays, because
 * the user followed a link in it meanwhile.
 */
export function showComing(next: HTMLIFrameElement): { isIn: boolean; at: number } | undefined {
  const [old, address] = [shownFrame(), addressOf(shownFrame())]
  if (address !== usePages.getState().pages[1]?.from) {
    open(address)
    return
  }
  const hadFocus = document.activeElement === old
  const [from, to] = [old?.contentDocument, next.contentDocument]
  const isIn = hadFocus && from?.activeElement !== from?.body
  // What the arrows have chosen. Tab, which has just come in, is on its way from the first link to the edited text.
  const chosen = isIn && from?.activeElement?.matches('[tabindex="-1"]') ? from.activeElement : undefined
  const at = chosen && from ? [...from.querySelectorAll('body *')].indexOf(chosen) : -1
  if (from && to && address === addressOf(next)) keepPlace(from, to)
  flushSync(() => usePages.setState(({ pages: [shown, coming = shown] }) => ({ pages: [coming] })))
  if (hadFocus) next.focus()
  return { isIn, at }
}

/** Makes a reloaded page look like the one it replaces: the same details open, the same scroll positions. */
function keepPlace(from: Document, to: Document) {
  for (const [old, next] of pairs<HTMLDetailsElement>(from, to, 'details')) next.open = old.open
  // Elements that scroll sideways, such as a slider.
  for (const [old, next] of pairs(from, to, 'main ul, main ol, main div'))
    if (old.scrollLeft > 0) next.scrollLeft = old.scrollLeft
  to.defaultView?.scrollTo({ top: from.defaultView?.scrollY ?? 0, behavior: 'instant' })
}

function pairs<Kind extends Element>(from: Document, to: Document, selector: string) {
  const all = to.querySelectorAll<Kind>(selector)
  return [...from.querySelectorAll<Kind>(selector)].flatMap((old, index): [Kind, Kind][] =>
    all[index] ? [[old, all[index]]] : [],
  )
}

function addressOf(frame: HTMLIFrameElement | undefined): string {
  try {
    const { pathname = '/', search = '', hash = '' } = frame?.contentWindow?.location ?? {}
    return pathname + search + hash
  } catch {
    // The user followed a link out of the site, whose address cannot be read.
    return useView.getState().path
  }
}
