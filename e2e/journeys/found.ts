import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import type { Point, Session } from '../engines/engine'
import { type Act, type Perceived, perceive, type Step } from './perceive'

/** Milliseconds to wait for something to appear. */
const patience = 8_000

/** An element of the page, by role and accessible name: found alike in all engines, pressed by real input. */
export class Found {
  readonly #session: Session
  readonly #steps: Step[]

  constructor(session: Session, steps: Step[] = []) {
    this.#session = session
    this.#steps = steps
  }

  /** An element inside this one. */
  get(role: string, name?: string | RegExp, traits: Omit<Step, 'role' | 'name' | 'pattern'> = {}): Found {
    const called = name instanceof RegExp ? { pattern: name.source } : name === undefined ? {} : { name }
    return new Found(this.#session, [...this.#steps, { role, ...called, ...traits }])
  }

  count = async () => (await this.#perceive()).count
  hasFocus = async () => (await this.#perceive()).focused
  seen = () => this.#until(({ count }) => count > 0, 'to be seen')
  gone = () => this.#until(({ count }) => count === 0, 'to be gone')
  focused = () => this.#until(({ focused }) => focused, 'to have the focus')
  inWindow = () => this.#until(({ inWindow }) => inWindow, 'to be in the window')
  says = (words: string) => this.#until(({ text }) => text.includes(words), `to say “${words}”`)
  holds = (value: string) => this.#until((now) => now.value === value, `to hold “${value}”`)

  click = async () => this.#session.click(await this.place())
  tap = async () => this.#session.tap(await this.place())
  hover = async () => this.#session.move(await this.place())
  focus = () => this.#until(({ focused }) => focused, 'to take the focus', 'focus')
  /** Lets the page know it as what a person wants to reach. */
  want = () => this.#until(({ count }) => count > 0, 'to be there', 'want')
  /** Types into a field, replacing its value. */
  fill = async (text: string) => {
    await this.focus()
    await this.#session.press('Control+a')
    await this.#session.press('Backspace')
    await this.#session.type(text)
  }
  /** Chooses an option of a list by its text. */
  choose = (option: string) =>
    this.#until(({ count }) => count > 0, `to have “${option}”`, { choose: option })

  /** Where to point at it: waits until it is in the window, at rest, and not covered. */
  async place(): Promise<Point> {
    let [before, place]: (Point | undefined)[] = []
    await this.#until(
      (now) => {
        before = place
        place = typeof now.place === 'object' ? now.place : undefined
        return place !== undefined && place.x === before?.x && place.y === before.y
      },
      'to be free for the pointer',
      'show',
    )
    if (!place) throw new Error('no place')
    return place
  }

  async #until(holds: (now: Perceived) => boolean, what: string, act: Act = 'look') {
    const called = this.#steps
      .map(({ role, name, pattern }) => `${role} “${name ?? pattern ?? ''}”`)
      .join(' › ')
    let now: unknown
    const attempt = async () => {
      try {
        now = await this.#perceive(act)
        return holds(now as Perceived)
      } catch (error) {
        // A page being left does not answer.
        now = error
        return false
      }
    }
    await expect
      .poll(attempt, { timeout: patience, intervals: [50] })
      .toBe(true)
      .catch(() => {
        throw new Error(
          `Expected ${called} ${what}; found ${now instanceof Error ? now : JSON.stringify(now)}`,
        )
      })
  }

  async #perceive(act: Act = 'look'): Promise<Perceived> {
    if (!(await this.#session.evaluate(() => 'TestingLibraryDom' in window))) await this.#session.run(library)
    return this.#session.evaluate(perceive, this.#steps, act)
  }
}

const folder = dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'))
const library = readFileSync(join(folder, 'dist/@testing-library/dom.umd.min.js'), 'utf8')
