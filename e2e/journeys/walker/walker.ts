import { setTimeout as pause } from 'node:timers/promises'
import type { Visitor } from '../visitor'
import { changes } from './changes'
import { faultsOf, type Look, look, type Names } from './look'
import { randomFrom } from './random'

/** One thing that a visitor does; `pick` says which of several. */
export type Step = { act: keyof typeof weights; pick: number }

/** How often each is done. */
const weights = {
  link: 8,
  twice: 2,
  back: 6,
  forward: 3,
  reload: 2,
  early: 2,
  scroll: 6,
  end: 2,
  opener: 4,
  button: 4,
  escape: 3,
  search: 2,
  enter: 2,
  type: 3,
  resize: 1,
  slow: 1,
  cut: 1,
  change: 1,
}

const kinds = Object.keys(weights) as Step['act'][]
const often = kinds.flatMap((act) => Array<Step['act']>(weights[act]).fill(act))

/** The same steps for the same seed. */
export function stepsFrom(seed: number, count: number): Step[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => ({
    act: often[Math.floor(random() * often.length)] ?? 'link',
    pick: Math.floor(random() * 1000),
  }))
}

/** An entry of the tab's history, as the walker believes it to be: its place is not known once the window was resized. */
type Entry = { address: string; top?: number | undefined; end?: number; dialog?: boolean }

const widths = [390, 768, 1280]

/** Somebody who wanders through the site without sense, and notices what is wrong after each step. */
export class Walker {
  readonly #visitor: Visitor
  readonly #names: Names
  #entries: Entry[] = []
  #at = 0
  #changed = false
  #heard = 0

  constructor(visitor: Visitor, names: Names) {
    this.#visitor = visitor
    this.#names = names
  }

  /** Walks from a page on. Gives what was wrong after which step, or nothing. */
  async walk(from: string, steps: Step[]): Promise<{ faults: string[]; after: number } | undefined> {
    await this.#visitor.session.resize(1280, 800)
    // Of the walk before, nothing may be on its way.
    await this.#visitor.session.goto('about:blank')
    await this.#visitor.open(from)
    this.#entries = [{ address: from }]
    this.#at = 0
    this.#changed = false
    this.#heard = this.#visitor.said().length
    await this.#visitor.on(from)
    for (const [after, step] of steps.entries()) {
      const faults = await this.#do(step).catch((error) => [String(error)])
      if (faults.length) return { faults, after }
    }
  }

  async #do({ act, pick }: Step): Promise<string[]> {
    const { session, site } = this.#visitor
    const before = await this.#look()
    const left = this.#entries[this.#at]
    if (left) {
      left.end = before.end
      if (!before.dialog) left.top = before.top
    }
    const wanted = { ...before }
    let gone: Entry | undefined
    let isQuiet = false

    if (act === 'link' || act === 'twice' || act === 'slow') {
      const place = await session.evaluate(pointAt, 'a[href^="/"]:not([target], [download])', pick)
      if (!place) return []
      if (left && !before.dialog) left.top = place.top
      if (act === 'slow') site.faults.set(/\.js$|routes\.json$/, 400)
      await session.click(place)
      if (act === 'twice') await session.click(place)
    } else if (act === 'back' || act === 'forward' || act === 'early') {
      const most = act === 'forward' ? this.#entries.length - 1 - this.#at : this.#at
      const count = Math.min(most, act === 'early' ? 1 : 1 + (pick % 3))
      if (!count) return []
      if (act === 'early') {
        await this.#visitor.reload()
        this.#changed = false
        // What the left document was loading fails, and says so.
        isQuiet = true
      }
      // Several at once: a driver counts from the entry that it still sees.
      if (count > 1) await session.evaluate((by) => history.go(by), act === 'forward' ? count : -count)
      else await (act === 'forward' ? session.forward() : session.back())
      this.#at += act === 'forward' ? count : -count
      gone = this.#entries[this.#at]
    } else if (act === 'reload') {
      await this.#visitor.reload()
      this.#changed = false
      gone = { address: before.address, top: before.top, end: before.end, dialog: before.dialog }
    } else if (act === 'scroll' || act === 'end') {
      // Nobody can scroll what is covered.
      if (before.locked) return []
      const part = act === 'end' ? 1 : pick / 1000
      await session.evaluate((share) => {
        const { scrollHeight } = document.documentElement
        scrollTo({ top: share * (scrollHeight - innerHeight), behavior: 'instant' })
      }, part)
    } else if (act === 'opener' || act === 'button') {
      const what = act === 'opener' ? 'summary' : 'button:not([type=submit])'
      const place = await session.evaluate(pointAt, what, pick)
      if (!place) return []
      await session.click(place)
    } else if (act === 'escape') await session.press('Escape')
    else if (act === 'enter') {
      if (!before.dialog) return []
      await session.press('Enter')
    } else if (act === 'search' || act === 'cut') {
      const words = [...this.#names.values()][pick % this.#names.size]?.heading.split(' ') ?? []
      site.cut = act === 'cut'
      isQuiet = act === 'cut'
      await session.press('Control+k')
      await this.#rest()
      if ((await this.#look()).dialog) await session.type(words[pick % words.length]?.slice(0, 5) ?? 'a')
      await this.#rest()
      site.cut = false
    } else if (act === 'type') {
      const place = await session.evaluate(
        pointAt,
        'form:has([type=email]) :is(input:not([tabindex]), textarea)',
        pick,
      )
      if (!place) return []
      await session.click(place)
      await session.type('Asha')
    } else if (act === 'resize') {
      await session.resize(widths[pick % widths.length] ?? 390, 800)
      for (const entry of this.#entries) entry.top = undefined
    } else if (act === 'change') {
      const all = Object.values(changes)
      await session.evaluate(all[pick % all.length] ?? changes['writing aid'])
      this.#changed = true
    }

    const now = await this.#rest()
    site.faults.clear()
    return [
      ...faultsOf(now, this.#names, this.#changed),
      ...this.#follow(wanted, now, gone),
      ...(act === 'reload' && now.typed !== wanted.typed
        ? [`typed was ${wanted.typed}, is ${now.typed}`]
        : []),
      ...this.#listen(isQuiet),
    ]
  }

  /** Keeps the believed history, and says where the browser's differs. */
  #follow(before: Look, now: Look, gone: Entry | undefined): string[] {
    if (gone) {
      const { address, top, end = now.end, dialog = false } = gone
      if (now.address !== address) return [`came to ${now.address}, expected ${address}`]
      // What covers the page is an entry of its own.
      const here = this.#entries[this.#at]
      if (here) here.dialog = now.dialog
      // What had been opened when the page was left is closed in a new document, and all below it lies elsewhere.
      const isSame = Math.abs(now.end - end) < 40
      if (top === undefined || !isSame || dialog || now.dialog) return []
      const place = Math.min(top, now.end)
      return Math.abs(now.top - place) > 4 ? [`at ${address} the place is ${now.top}, expected ${place}`] : []
    }
    const here = this.#entries[this.#at]
    if (!here) return []
    if (now.address !== before.address) {
      // The page that is followed from a dialog takes its entry.
      if (here.dialog) this.#at -= 1
      this.#entries = [...this.#entries.slice(0, this.#at + 1), { address: now.address }]
      this.#at += 1
    } else if (now.dialog && !before.dialog && now.isSearch) {
      this.#entries = [...this.#entries.slice(0, this.#at + 1), { address: now.address, dialog: true }]
      this.#at += 1
    } else if (here.dialog && !now.dialog) this.#at -= 1
    return []
  }

  /** What the console has said since. */
  #listen(quiet: boolean): string[] {
    const said = this.#visitor.said().slice(this.#heard)
    this.#heard += said.length
    return quiet || this.#changed ? [] : said
  }

  #look = () => this.#visitor.session.evaluate(look)

  /** Waits until what is seen has stayed as it is. */
  async #rest(): Promise<Look> {
    const patience = Date.now() + 8_000
    let [before, same] = ['', 0]
    for (;;) {
      const now = await this.#look().catch(() => undefined)
      const words = JSON.stringify({ ...now, letters: 0 })
      same = now && words === before ? same + 1 : 0
      before = words
      const path = now?.address.replace(/[?#].*/, '') ?? ''
      const isRight = now && now.title === this.#names.get(path)?.title
      if (now && ((same >= 3 && isRight) || Date.now() > patience)) return now
      await pause(60)
    }
  }
}

type Place = { x: number; y: number; top: number }

/** Runs in the page, as text: brings one of the things into view, and says where it can be pressed. */
async function pointAt(selector: string, pick: number): Promise<Place | undefined> {
  const things = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  )
  const dialog = document.querySelector('dialog:modal')
  const within = things.filter((element) => !dialog || dialog.contains(element))
  const thing = within[pick % within.length]
  if (!thing) return
  const frame = () => new Promise(requestAnimationFrame)
  for (let tries = 0; tries < 3; tries++) {
    thing.scrollIntoView({ block: 'center', behavior: 'instant' })
    await frame()
    await frame()
  }
  const box = thing.getClientRects()[0]
  if (!box) return
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, top: Math.round(scrollY) }
  const top = document.elementFromPoint(place.x, place.y)
  return top && (thing.contains(top) || top.contains(thing)) ? place : undefined
}
