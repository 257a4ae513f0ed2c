import axe from 'axe-core'
import type { Session } from '../../engines/engine'
import { Found } from '../../journeys/found'
import { expect } from './editing'
import { askPage, eventually, focused, inWindow, type Place } from './in-engines'

/** How a teacher operates the editor, and the window's size. Where a driver knows no finger, the mouse taps. */
export const ways = {
  'by pointer at 1,280 px': { width: 1280, height: 860 },
  'by touch at 820 px': { width: 820, height: 1060 },
  'by touch at 390 px': { width: 390, height: 844 },
  'by keyboard alone': { width: 1280, height: 860 },
}
export type Way = keyof typeof ways

/** A teacher at the editor, in any engine, in one of the ways. */
export class Teacher {
  /** Clicks, taps, and keys that are no letter of a text. */
  acts = 0
  readonly get: Found['get']
  readonly dialog: Found
  readonly #session: Session
  readonly #way: Way
  #hasBegun = false

  constructor(session: Session, way: Way) {
    const screen = new Found(session)
    this.get = screen.get.bind(screen)
    this.dialog = this.get('dialog')
    this.#session = session
    this.#way = way
  }

  async press(control: Found) {
    await this.#goInto(control)
    if (this.#way === 'by keyboard alone') await this.#key('Enter')
  }

  /** Opens the field of a text or picture in the page. */
  async choose(question: Place) {
    if (this.#way === 'by keyboard alone') return this.#walkTo(question)
    await this.#show('Page')
    const place = await inWindow(this.#session, question)
    await (this.#way.startsWith('by touch') ? this.#session.tap(place) : this.#session.click(place))
    this.acts++
  }

  /** Replaces the text of the field with the focus. */
  async retype(text: string) {
    await this.#key('Control+a')
    await this.#session.type(text)
  }

  async fill(field: Found, text: string) {
    if (!(await field.hasFocus())) await this.#goInto(field)
    await this.retype(text)
  }

  async goTo(path: string) {
    const pages = this.get('combobox', 'Page')
    if (this.#way === 'by keyboard alone') {
      await this.#reach(pages)
      // As the browser's own list does: by the first letters.
      return this.#session.type(path)
    }
    // No driver reaches the browser's own list: one act opens it, the next chooses.
    await pages.choose(path)
    this.acts += 2
  }

  async save() {
    if (this.#way === 'by keyboard alone') await this.#key('Control+s')
    else await this.press(this.get('button', /^Save \(/))
  }

  async saves() {
    await this.save()
    await this.isSaved()
  }

  isSaved = () => this.get('button', 'Saved').seen()

  /** Closes a dialog. */
  async close() {
    if (this.#way !== 'by keyboard alone') return this.press(this.dialog.get('button', 'Close'))
    await this.#session.evaluate(keyTowards, true)
    await this.#key('Escape')
  }

  /** Fills each field that the form marks: one button goes from one to the next. */
  async fillMarked(words: Record<string, string>) {
    const missing = this.get('button', /not right yet/)
    for (let fields = 0; fields < 20; fields++) {
      await this.isWrong(true)
      const [label = ''] = String(await this.#session.evaluate(focused)).split(':')
      await this.#session.type(words[label] ?? 'What grows in a field')
      await this.isWrong(false)
      if ((await missing.count()) === 0) return
      await this.press(missing)
    }
    throw new Error('The form marks more fields than it has.')
  }

  /** Waits until the field with the focus is wrong, or right. */
  isWrong = (wanted: boolean) =>
    eventually(
      () => this.#session.evaluate(() => document.activeElement?.getAttribute('aria-invalid')),
      `the field to be ${wanted ? 'wrong' : 'right'}`,
    ).toBe(String(wanted))

  isShown = (text: string) =>
    eventually(
      () => this.#session.evaluate(askPage, { placeOf: text }),
      `“${text}” in the page`,
      60_000,
    ).toBeTruthy()

  says = (words: string, patience = 15_000) =>
    eventually(() => this.#session.evaluate(() => document.body.innerText), words, patience).toContain(words)

  /** Looks at what is on the screen: by axe, the sizes of targets too, and whether anything is beyond its edge. */
  async meets(screen: string) {
    if (!(await this.#session.evaluate(() => 'axe' in window))) await this.#session.run(axe.source)
    expect(await this.#session.evaluate(faults), screen).toEqual([])
  }

  async #goInto(control: Found) {
    if (this.#way === 'by keyboard alone') return this.#reach(control)
    if ((await control.count()) === 0) await this.#show('Form')
    await this.#tap(control)
  }

  async #show(pane: 'Page' | 'Form') {
    const isOther = this.get('radio', pane, { checked: false })
    if ((await isOther.count()) > 0) await this.#tap(isOther)
  }

  async #tap(control: Found) {
    await (this.#way.startsWith('by touch') ? control.tap() : control.click())
    this.acts++
  }

  async #key(key: string) {
    await this.#session.press(key)
    this.acts++
  }

  /** Tabs there, forwards or backwards. Only a window just opened has no focus. */
  async #reach(control: Found) {
    await control.want()
    await this.#tabToWanted()
  }

  async #tabToWanted() {
    for (let stops = 0; stops < 300; stops++) {
      const key = await this.#session.evaluate(keyTowards, stops === 0 && this.#hasBegun)
      this.#hasBegun = true
      if (key === '') return
      await this.#key(key)
    }
    throw new Error(`Tab does not reach ${await this.#session.evaluate(() => window.wanted?.outerHTML)}`)
  }

  /** Tabs to the page, and goes by arrows to a text or picture in it. */
  async #walkTo(question: Place) {
    await this.#session.evaluate(() => {
      const page = document.querySelector('iframe:not([inert])')
      if (page) window.wanted = page
    })
    await this.#tabToWanted()
    let [before, still] = ['', 0]
    for (let stops = 0; stops < 400; stops++) {
      const at = String(await this.#session.evaluate(askPage, { focused: true }))
      const isThere =
        'placeOfPicture' in question ? at.includes(`/${question.placeOfPicture}?`) : at === question.placeOf
      if (isThere) return this.#key('Enter')
      still = at === before ? still + 1 : 0
      before = at
      // The last text stays the current one.
      await this.#key(still > 2 ? 'Home' : 'ArrowDown')
    }
    throw new Error(`The arrows do not reach ${JSON.stringify(question)}`)
  }
}

/** Runs in the editor: the key that goes towards the wanted element, once the last one has taken effect. */
async function keyTowards(isAtWork: boolean) {
  const state = window as { keyFrom?: Element | null }
  const isStill = () => document.activeElement === (isAtWork ? document.body : state.keyFrom)
  for (let frames = 0; frames < 60 && isStill(); frames++)
    await new Promise((done) => requestAnimationFrame(done))
  // Another frame may have taken the place of the page's.
  const wanted = window.wanted?.matches('iframe')
    ? document.querySelector('iframe:not([inert])')
    : window.wanted
  const active = document.activeElement ?? document.body
  if (isAtWork && active === document.body) throw new Error('The focus is lost.')
  state.keyFrom = active
  if (!wanted || active === wanted) return ''
  if (active.closest('#form') && wanted.matches('iframe, header *')) return 'Escape'
  return active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab'
}

/** Runs in the editor. */
async function faults() {
  const { scrollWidth, clientWidth } = document.documentElement
  const { violations } = await window.axe.run(document, {
    iframes: false,
    rules: { 'target-size': { enabled: true } },
  })
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
    ...[...document.querySelectorAll('dialog[open], #form')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.localName} scrolls sideways`),
  ]
}
