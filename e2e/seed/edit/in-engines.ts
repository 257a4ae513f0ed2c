import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '../../engines/engine'
import { engines } from '../../engines/engines'
import { expect, test } from './editing'

type Editor = { session: Session; address: string; engine: string }

/** A test in the editor's window in each engine. */
export function inEngines(name: string, options: { tag?: string }, run: (editor: Editor) => Promise<void>) {
  for (const engine of engines)
    test(`${name}: ${engine.name}`, options, async ({ address }, info) => {
      const missing = engine.missing()
      if (missing && process.env.ENGINES === 'required') throw new Error(`${missing} is not installed.`)
      test.skip(missing !== undefined, `${missing} is not installed.`)
      const program = await engine.start()
      const session = await program.open()
      try {
        await session.resize(1280, 860)
        await run({ session, address, engine: engine.name })
      } catch (error) {
        const body = await Promise.race([session.screenshot(), pause(5_000)]).catch(() => undefined)
        if (body) await info.attach('window', { body: Buffer.from(body), contentType: 'image/png' })
        throw error
      } finally {
        await program.close()
      }
    })
}

/** Polls until the value matches; ignores a page that is being left and does not answer. */
export const eventually = (look: () => Promise<unknown>, what: string, timeout = 15_000) =>
  expect.poll(() => look().catch(() => undefined), { message: what, timeout })

/** Opens the editor at a page that shows a text. */
export async function openAt(session: Session, address: string, path: string, text: string) {
  await session.goto(address)
  await eventually(() => session.evaluate(() => document.title), 'the editor', 60_000).toMatch(/edit/i)
  await session.evaluate((path) => history.replaceState(null, '', `#page=${path}`), path)
  await session.reload()
  await eventually(() => session.evaluate(askPage, { placeOf: text }), 'the page', 60_000).toBeTruthy()
}

/** Runs in the editor: the name of the focused element, and its value; without a name its text. */
export function focused() {
  const element = document.activeElement
  if (!element) return ''
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const label = isField ? element.labels?.[0]?.textContent : undefined
  const name = label ?? element.getAttribute('aria-label') ?? element.getAttribute('title')
  const value = isField ? `: ${element.value}` : ''
  return name ? name + value : element.textContent?.trim()
}

/** A text in the page, or a picture. */
export type Place = { placeOf: string } | { placeOfPicture: string }
type Question = { focused: true } | Place

/**
 * Runs in the editor: reads the site's page, which has the same origin. WebKit's driver would move the focus
 * to a frame in which it runs a script, so that each look would change what it looks at.
 */
export function askPage(question: Question) {
  const page = document.querySelector<HTMLIFrameElement>('iframe:not([inert])')?.contentDocument
  if (!page) return
  const placeOf = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, height } = element.getBoundingClientRect()
    return { x: left + 10, y: top + height / 2 }
  }
  if ('focused' in question) {
    const { activeElement: active } = page
    return active?.matches('img') ? active.getAttribute('src') : active?.textContent?.trim()
  }
  if ('placeOfPicture' in question) {
    const picture = [...page.images].find(({ src }) => src.includes(`/${question.placeOfPicture}?`))
    return picture && placeOf(picture)
  }
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: element } = walker.currentNode
    if (walker.currentNode.textContent?.trim() !== question.placeOf || !element?.checkVisibility()) continue
    return placeOf(element)
  }
}

/** The position in the window of something in the site's page: the frame is scaled down. */
export async function inWindow(session: Session, question: Question) {
  const place = (await session.evaluate(askPage, question)) as { x: number; y: number }
  const frame = await session.evaluate(() => {
    const element = document.querySelector<HTMLIFrameElement>('iframe:not([inert])')
    const { x = 0, y = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
    return { x, y, scale: width / (element?.offsetWidth ?? width) }
  })
  return { x: frame.x + place.x * frame.scale, y: frame.y + place.y * frame.scale }
}
