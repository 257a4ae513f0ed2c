import { setTimeout as pause } from 'node:timers/promises'
import type { Session } from '../../engines/engine'
import { engines } from '../../engines/engines'
import { expect, test } from './editing'
import { designationIn, fileText } from './scratch'

const yoga = 'mfe-departments/content/ug/yoga.yaml'

for (const engine of engines)
  test(`a sentence clicked, typed, left by Tab and saved: ${engine.name}`, async ({ address }, info) => {
    const missing = engine.missing()
    if (missing && process.env.ENGINES === 'required') throw new Error(`${missing} is not installed.`)
    test.skip(missing !== undefined, `${missing} is not installed.`)
    test.setTimeout(180_000)
    const program = await engine.start()
    const session = await program.open()
    try {
      await session.resize(1280, 860)
      await edit(session, address, `Dean in ${engine.name}`)
    } catch (error) {
      const body = await Promise.race([session.screenshot(), pause(5_000)]).catch(() => undefined)
      if (body) await info.attach('window', { body: Buffer.from(body), contentType: 'image/png' })
      throw error
    } finally {
      await program.close()
    }
  })

async function edit(session: Session, address: string, wanted: string) {
  const eventually = (look: () => Promise<unknown>, what: string, timeout = 15_000) =>
    expect.poll(() => look().catch(() => undefined), { message: what, timeout })
  const hasFocus = (name: RegExp) => eventually(() => session.evaluate(focused), `${name}`).toMatch(name)
  const isAtText = async () => {
    await hasFocus(/^The site/)
    await eventually(() => session.evaluate(askPage, { focused: true }), 'the text').toBe(wanted)
  }
  const old = designationIn(yoga)

  await session.goto(address)
  await eventually(() => session.evaluate(() => document.title), 'the editor', 60_000).toMatch(/edit/i)
  await session.evaluate(() => history.replaceState(null, '', '#page=/department/ug/yoga'))
  await session.reload()
  await eventually(() => session.evaluate(askPage, { placeOf: old }), 'the page', 60_000).toBeTruthy()
  await eventually(() => session.evaluate(() => document.body.innerText), 'the form').toContain('Faculty')

  await session.click(await inWindow(session, old))
  await hasFocus(new RegExp(`^Designation: ${old}$`))
  await session.press('Control+a')
  await session.type(wanted)
  await eventually(() => session.evaluate(askPage, { placeOf: wanted }), 'what was typed').toBeTruthy()

  await session.press('Escape')
  await isAtText()
  await session.press('Tab')
  await hasFocus(/^The form/)
  await session.press('Escape')
  await isAtText()
  await session.press('Shift+Tab')
  await hasFocus(/^Publish/)
  await session.press('Tab')
  await isAtText()
  await session.press('Tab')
  await hasFocus(/^The form/)

  await session.press('Control+s')
  await eventually(() => session.evaluate(() => document.body.innerText), 'Saved').toMatch(/\bSaved\b/)
  expect(fileText(yoga)).toContain(`designation: ${wanted}\n`)
}

/** Runs in the editor: the name of what has the focus, and its value; without a name its text. */
function focused() {
  const element = document.activeElement
  if (!element) return ''
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  const label = isField ? element.labels?.[0]?.textContent : undefined
  const name = label ?? element.getAttribute('aria-label') ?? element.getAttribute('title')
  const value = isField ? `: ${element.value}` : ''
  return name ? name + value : element.textContent?.trim()
}

type Question = { focused: true } | { placeOf: string }

/**
 * Runs in the editor: looks into the site's page, which is of the same origin. WebKit's driver moves the focus to a frame in
 * which it runs something itself, so that each look would change what is looked at.
 */
function askPage(question: Question) {
  const page = document.querySelector<HTMLIFrameElement>('iframe:not([inert])')?.contentDocument
  if (!page) return
  if (!('placeOf' in question)) return page.activeElement?.textContent?.trim()
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: element } = walker.currentNode
    if (walker.currentNode.textContent?.trim() !== question.placeOf || !element?.checkVisibility()) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, height } = element.getBoundingClientRect()
    return { x: left + 10, y: top + height / 2 }
  }
}

/** Where a text of the site's page is in the window: the frame is drawn smaller. */
async function inWindow(session: Session, text: string) {
  const place = (await session.evaluate(askPage, { placeOf: text })) as { x: number; y: number }
  const frame = await session.evaluate(() => {
    const element = document.querySelector<HTMLIFrameElement>('iframe:not([inert])')
    const { x = 0, y = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
    return { x, y, scale: width / (element?.offsetWidth ?? width) }
  })
  return { x: frame.x + place.x * frame.scale, y: frame.y + place.y * frame.scale }
}
