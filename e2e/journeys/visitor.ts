import { expect } from '@playwright/test'
import { livePath } from '../browser/live-path'
import type { Session } from '../engines/engine'
import type { WeatheredSite } from '../site/weathered-site'
import { Found } from './found'

/** Runs in the page, as text: waits until a frame is drawn, and the tasks after it. */
const frameShown = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** Runs in the page, as text: says what is there in place of the next document. */
const documentShown = () => {
  if (!('left' in window) && document.readyState !== 'loading' && location.host !== '')
    return 'the next document'
  return `${'left' in window ? 'the document before' : 'a document'} ${location.href}, ${document.readyState}`
}

/** A visitor with one browser, over a separate connection. */
export class Visitor extends Found {
  readonly session: Session
  readonly site: WeatheredSite

  constructor(session: Session, site: WeatheredSite) {
    super(session)
    this.session = session
    this.site = site
  }

  /** Opens an address as a document, and waits for the document. */
  async open(address: string) {
    await this.#nextDocument(() => this.session.goto(this.site.origin + address))
  }

  /** Goes to an empty page. Firefox loses an address that it gets on the way there. */
  async leaveSite() {
    await this.session.goto('about:blank')
    await expect
      .poll(() => this.session.evaluate(() => location.href).catch(() => ''), { message: 'an empty page' })
      .toBe('about:blank')
  }

  async reload() {
    await this.#nextDocument(() => this.session.reload())
  }

  back = () => this.session.back()
  forward = () => this.session.forward()
  press = (key: string) => this.session.press(key)

  /** Waits until the page is painted: nobody acts before its first frame. */
  painted = () => this.session.evaluate(frameShown).catch(() => {})

  /** Waits until this page is shown, live, and painted. */
  async on(path: string) {
    await expect
      // A document being replaced does not answer; the next one does.
      .poll(() => this.session.evaluate(livePath).catch(() => ''), {
        message: `the page ${path}`,
        timeout: 20_000,
        intervals: [50],
      })
      .toBe(path)
    await this.painted()
  }

  /** Waits for this address. */
  async at(address: string) {
    await expect
      .poll(
        () =>
          this.session.evaluate(() => location.pathname + location.search + location.hash).catch(() => ''),
        {
          message: 'the address',
          timeout: 20_000,
          intervals: [50],
        },
      )
      .toBe(address)
  }

  /** As with a wheel: the page no longer holds the place at which it came. */
  scrollTo = (top: number) =>
    this.session.evaluate((place) => {
      dispatchEvent(new Event('wheel'))
      scrollTo({ top: place, behavior: 'instant' })
    }, top)

  scrolled = () => this.session.evaluate(() => scrollY)

  /** The console's messages: none, if all is well. */
  said = () => [...this.session.said, ...this.site.told]

  async #nextDocument(leave: () => Promise<void>) {
    await this.session.evaluate(() => Object.assign(window, { left: true })).catch(() => {})
    await leave()
    await expect
      .poll(() => this.session.evaluate(documentShown).catch(String), {
        message: 'the next document',
        timeout: 30_000,
        intervals: [30],
      })
      .toBe('the next document')
  }
}
