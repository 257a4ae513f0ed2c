import { flushSync } from 'react-dom'
import { create } from 'zustand'
import type { ToPage } from '../../in-page/messages'
import { useView } from './view'

/** A page in a frame of its own, and where the shown one was when it was opened. */
type Opened = { number: number; src: string; from?: string }

/** The page that is shown, and the one that is on its way. */
export const usePages = create<{ pages: [shown: Opened, coming?: Opened] }>(() => ({
  pages: [{ number: 0, src: useView.getState().path }],
}))

const frames = new Map<number, HTMLIFrameElement>()

export function keepFrame(number: number, element: HTMLIFrameElement | null) {
  if (element) frames.set(number, element)
  else frames.delete(number)
}

export const shownFrame = () => frames.get(usePages.getState().pages[0].number)

/** The frame that a message is from: of the shown page or of the coming one. */
export function frameOf(source: MessageEventSource | null) {
  const frame = [...frames.values()].find(({ contentWindow }) => contentWindow === source)
  return frame && { frame, isShown: frame === shownFrame() }
}

export const say = (message: ToPage, frame = shownFrame()) =>
  frame?.contentWindow?.postMessage(message, location.origin)

/** Gives the page the focus. On a telephone the form stands in its place. */
export function enterPage() {
  flushSync(() => useView.setState({ pane: 'page' }))
  shownFrame()?.focus()
  say({ kind: 'enter' })
}

/** Says how pages are looked at, to the coming one too. */
export function sayToAll(message: ToPage) {
  for (const frame of frames.values()) say(message, frame)
}

/** Opens another page; or the same one anew, or again the one that is on its way. */
export function open(path?: string) {
  const from = addressOf(shownFrame())
  usePages.setState(({ pages: [shown, coming] }) => {
    const src = path ?? coming?.src ?? from
    return { pages: [shown, { number: (coming ?? shown).number + 1, src, from }] }
  })
}

let waiting: ReturnType<typeof setTimeout>

/** Opens the page anew unless something else changes within some milliseconds. */
export function openSoon(milliseconds: number) {
  clearTimeout(waiting)
  waiting = setTimeout(open, milliseconds)
}

/**
 * Shows the page that was on its way, which shows as much now. Gives whether one of the old page's texts had the focus;
 * nothing when the old page stays, because somebody has followed a link in it meanwhile.
 */
export function showComing(next: HTMLIFrameElement): boolean | undefined {
  const [old, address] = [shownFrame(), addressOf(shownFrame())]
  if (address !== usePages.getState().pages[1]?.from) {
    open(address)
    return
  }
  const hadFocus = document.activeElement === old
  const [from, to] = [old?.contentDocument, next.contentDocument]
  const atText = hadFocus && from?.activeElement !== from?.body
  if (from && to && address === addressOf(next)) keepPlace(from, to)
  flushSync(() => usePages.setState(({ pages: [shown, coming = shown] }) => ({ pages: [coming] })))
  if (hadFocus) next.focus()
  return atText
}

/** Has a page that was opened anew look as the one that it replaces: open what was open, scrolled as far. */
function keepPlace(from: Document, to: Document) {
  for (const [old, next] of pairs<HTMLDetailsElement>(from, to, 'details')) next.open = old.open
  // Rows that scroll sideways, such as a slider's.
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
    // A link has led out of the site: what stands there now tells nothing.
    return useView.getState().path
  }
}
