import { expect } from '@playwright/test'
import { livePath } from '../browser/live-path'
import type { Session } from '../engines/engine'
import type { WeatheredSite } from '../site/weathered-site'
import { Found } from './found'

/** Somebody who visits the site with one browser, over a connection of their own. */
export class Visitor extends Found {
  readonly session: Session
  readonly site: WeatheredSite

  constructor(session: Session, site: WeatheredSite) {
    super(session)
    this.session = session
    this.site = site
  }

  /** Opens an address as a document, and waits until it is one. */
  async open(address: string) {
    await this.#nextDocument(() => this.session.goto(this.site.origin + address))
  }

  async reload() {
    await this.#nextDocument(() => this.session.reload())
  }

  back = () => this.session.back()
  forward = () => this.session.forward()
  press = (key: string) => this.session.press(key)

  /** Waits until the page says that it is this one, and answers. */
  async on(path: string) {
    await expect
      // A document that is being replaced does not answer; the next one does.
      .poll(() => this.session.evaluate(livePath).catch(() => ''), {
        message: `the page ${path}`,
        timeout: 10_000,
        intervals: [50],
      })
      .toBe(path)
  }

  /** Waits until the address is this one. */
  async at(address: string) {
    await expect
      .poll(
        () =>
          this.session.evaluate(() => location.pathname + location.search + location.hash).catch(() => ''),
        {
          message: 'the address',
          timeout: 10_000,
          intervals: [50],
        },
      )
      .toBe(address)
  }

  scrollTo = (top: number) =>
    this.session.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)

  scrolled = () => this.session.evaluate(() => scrollY)

  /** What the console says: nothing, if all is well. */
  said = () => [...this.session.said, ...this.site.told]

  async #nextDocument(leave: () => Promise<void>) {
    await this.session.evaluate(() => Object.assign(window, { left: true })).catch(() => {})
    await leave()
    await expect
      .poll(
        () =>
          this.session
            .evaluate(() => !('left' in window) && document.readyState !== 'loading' && location.host !== '')
            .catch(() => false),
        { message: 'a document', timeout: 30_000, intervals: [30] },
      )
      .toBe(true)
  }
}
