import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '@college/platform/testing/random'
import { livePath } from '../../browser/live-path'
import type { Visitor } from '../visitor'
import { changes } from './changes'
import { awaitEntry, clickedLinks, pointAt } from './in-page'
import { faultsOf, type Look, look, type Names } from './look'

/** One action of a visitor; `pick` chooses among several targets. */
export type Step = { act: keyof typeof weights; pick: number }

/** The relative frequency of each. */
const weights = {
  link: 8,
  twice: 2,
  back: 6,
  forward: 3,
  reload: 2,
  open: 2,
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

/** A history entry of the tab, as the walker expects it: its scroll position is unknown after a resize. */
type Entry = Pick<Look, 'address' | 'key'> & { top?: number | undefined; end?: number; dialog?: boolean }

const widths = [390, 768, 1280]

/** A visitor who acts at random, and checks the page after each step. */
export class Walker {
  readonly #visitor: Visitor
  readonly #names: Names
  #entries: Entry[] = []
  #at = 0
  #heard = 0
  /** The document in which the line was last cut, by when it began. */
  #cut = 0
  /** Steps taken. */
  walked = 0

  constructor(visitor: Visitor, names: Names) {
    this.#visitor = visitor
    this.#names = names
  }

  /**
   * Walks on from a page. Returns what was wrong after which step, or undefined.
   *
   * @param until the time in ms after which no further step begins
   */
  async walk(
    from: string,
    steps: Step[],
    until = Infinity,
  ): Promise<{ faults: string[]; after: number } | undefined> {
    const faults = await inTime('open', this.#begin(from))
    if (faults.length) return { faults, after: -1 }
    for (const [after, step] of steps.entries()) {
      if (Date.now() > until) return
      const faults = await inTime(`${step.act} ${step.pick}`, this.#do(step))
      if (faults.length) return { faults, after }
      this.walked += 1
    }
  }

  async #begin(from: string): Promise<string[]> {
    await this.#visitor.session.resize(1280, 800)
    await this.#visitor.leaveSite()
    await this.#visitor.open(from)
    this.#entries = [{ address: from, key: undefined }]
    this.#at = 0
    this.#heard = this.#visitor.said().length
    await this.#rest()
    return []
  }

  async #do({ act, pick }: Step): Promise<string[]> {
    const { session, site } = this.#visitor
    const before = await this.#look()
    // Note what the page did to its address after it had come to rest.
    this.#note(before)
    const left = this.#entries[this.#at]
    if (left) {
      left.end = before.end
      if (!before.dialog) {
        left.top = before.top
        // A page has one place in two entries: search has the key of its page, the browser's own entries have only an address.
        for (const entry of this.#entries)
          if (entry !== left && entry.key === left.key && entry.address === left.address)
            entry.top = undefined
      }
    }
    let gone: Entry | undefined
    let to: string | undefined
    let isQuiet = false
    let isSure = true

    if (act === 'link' || act === 'twice' || act === 'slow') {
      const place = await session.evaluate(pointAt, 'a[href^="/"]:not([target], [download])', pick)
      if (!place) return []
      if (left && !before.dialog) left.top = place.top
      if (act === 'slow') site.faults.set(/\.js$|routes\.json$/, 400)
      await session.click(place)
      // Firefox refuses a click on a document that is just being replaced.
      if (act === 'twice') await session.click(place).catch(() => {})
      // A new document has no record of clicks.
      const hit = (await this.#ask(clickedLinks).catch(() => undefined)) ?? []
      to = hit.at(-1)
      // The second click may have hit a link of the next page, or none.
      isSure = act !== 'twice' || new Set(hit).size === 1
    } else if (act === 'back' || act === 'forward' || act === 'early') {
      const most = act === 'forward' ? this.#entries.length - 1 - this.#at : this.#at
      const count = Math.min(most, act === 'early' ? 1 : 1 + (pick % 3))
      if (!count) return []
      if (act === 'early') {
        await this.#visitor.reload()
        // Requests of the left document fail, and are logged.
        isQuiet = true
      }
      await this.#ask(awaitEntry)
      // For several entries, do not use the driver: it counts from the entry that it still sees.
      if (count > 1) await session.evaluate((by) => history.go(by), act === 'forward' ? count : -count)
      else await (act === 'forward' ? session.forward() : session.back())
      this.#at += act === 'forward' ? count : -count
      gone = this.#entries[this.#at]
    } else if (act === 'reload') {
      await this.#visitor.reload()
      gone = {
        address: before.address,
        key: before.key,
        top: before.top,
        end: before.end,
        dialog: before.dialog,
      }
    } else if (act === 'open') {
      const path = [...this.#names.keys()][pick % this.#names.size] ?? '/'
      // Browsers add no entry for the current address.
      if (path === before.address.replace(/[?#].*/, '')) return []
      await this.#visitor.open(path)
      this.#push({ address: path, key: undefined })
    } else if (act === 'scroll' || act === 'end') {
      // A covered page cannot be scrolled.
      if (before.locked) return []
      const part = act === 'end' ? 1 : pick / 1000
      await session.evaluate((share) => {
        const { scrollHeight } = document.documentElement
        dispatchEvent(new Event('wheel'))
        scrollTo({ top: share * (scrollHeight - innerHeight), behavior: 'instant' })
      }, part)
    } else if (act === 'opener' || act === 'button') {
      const what = act === 'opener' ? 'summary' : 'button:not([type=submit])'
      const place = await session.evaluate(pointAt, what, pick)
      if (!place) return []
      // It may add an entry, as a card does.
      if (left && !before.dialog) left.top = place.top
      await session.click(place)
    } else if (act === 'escape') await session.press('Escape')
    else if (act === 'enter') {
      if (!before.dialog) return []
      await session.press('Enter')
    } else if (act === 'search' || act === 'cut') {
      const words = [...this.#names.values()][pick % this.#names.size]?.heading.split(' ') ?? []
      site.cut = act === 'cut'
      isQuiet = act === 'cut'
      if (isQuiet) this.#cut = before.began
      // Its entry replaces those ahead, even if search cannot load and closes at once.
      if (!before.dialog) this.#entries.length = this.#at + 1
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
      // Mark this document only: Back may restore it as it is.
      await session.evaluate(() => Object.assign(window, { isChanged: true }) && undefined)
    }

    const now = await this.#rest(to)
    site.faults.clear()
    if (!isSure) {
      this.#entries = [entryOf(now)]
      this.#at = 0
    } else if (!gone) this.#note(now)
    return [
      ...faultsOf(now, this.#names),
      ...(gone ? this.#compare(now, gone) : []),
      ...(act === 'reload' ? before.typed.filter((typed) => !now.typed.includes(typed)) : []).map(
        (typed) => `${typed} is lost`,
      ),
      ...this.#listen(
        isQuiet || before.isChanged || now.isChanged,
        now.began !== before.began,
        gone !== undefined && act !== 'reload',
        before.began === this.#cut || (act === 'twice' && now.began !== before.began),
      ),
    ]
  }

  /** Reports where the current entry differs from the expected one. */
  #compare(now: Look, { address, top, end = now.end, dialog = false }: Entry): string[] {
    if (now.address !== address) return [`came to ${now.address}, expected ${address}`]
    const here = this.#entries[this.#at]
    if (here) Object.assign(here, entryOf(now))
    // Opened parts are closed again in a new document, so everything below them moves.
    const isSame = Math.abs(now.end - end) < 40
    if (top === undefined || !isSame || dialog || now.dialog) return []
    const place = Math.min(top, now.end)
    return Math.abs(now.top - place) > 4 ? [`at ${address} the place is ${now.top}, expected ${place}`] : []
  }

  /** Updates the expected history: a dialog is a separate entry, with the key of its page. */
  #note(now: Look) {
    const here = this.#entries[this.#at]
    const next = entryOf(now)
    if (!here || (here.address === next.address && here.key === next.key && here.dialog === next.dialog))
      return
    if (here.dialog && !next.dialog && here.key === next.key) {
      this.#at -= 1
      return
    }
    // A page followed from a dialog replaces its entry, and a link to the page itself adds none.
    const isReplaced = here.dialog || (here.address === next.address && !next.dialog)
    if (isReplaced) this.#entries[this.#at] = next
    else this.#push(next)
  }

  #push(next: Entry) {
    this.#at += 1
    this.#entries = [...this.#entries.slice(0, this.#at), next]
  }

  /**
   * New console messages, or none if the machine was so slow that the site opened a document instead. Ignores
   * Firefox's note about the worker for requests that the page has cancelled; of a document left, Firefox's notes about
   * scripts and fonts of which it had not read all, and WebKit's about prefetches; the lines that Chromium repeats for
   * a document kept in memory; in one whose line was cut, that a script cannot be imported: where its prefetch failed,
   * Firefox does not fetch it again, and the site opens a document. So does WebKit while the second of two clicks
   * opens one.
   */
  #listen(quiet: boolean, isLeft: boolean, isKept: boolean, mayFail: boolean): string[] {
    const all = this.#visitor.said()
    const before = new Set(all.slice(0, this.#heard))
    const said = all.slice(this.#heard).filter((words) => !(isKept && before.has(words)))
    this.#heard = all.length
    if (quiet || said.some((words) => words.includes('No answer in time'))) return []
    return said.filter(
      (words) =>
        !words.includes('A ServiceWorker intercepted the request') &&
        !(mayFail && words.startsWith('error: Import failed')) &&
        !(isLeft && ofLeftDocument.some((part) => words.includes(part))),
    )
  }

  /** Gives up on a script in a document that is being replaced, which may never answer. */
  #ask = <Answer>(inPage: () => Answer) =>
    Promise.race([
      this.#visitor.session.evaluate(inPage),
      pause(5_000, undefined, { ref: false }).then(silent),
    ])

  #look = () => this.#ask(look)

  /**
   * Waits until the page at the address is live, nothing is pending, and its state stays the same while
   * frames are drawn.
   *
   * @param to the path of the followed link
   */
  async #rest(to?: string): Promise<Look> {
    const patience = Date.now() + 15_000
    // Longer only by mistake: Firefox names another entry after Back during a reload and one more reload, and goes right.
    const believed = Date.now() + 5_000
    let [before, same, frames, missing, changed] = ['{}', 0, -1, '', '']
    while (Date.now() < patience) {
      try {
        // Ask before looking, so that the look is never of an older page.
        const live = await this.#ask(livePath)
        const now = await this.#look()
        const path = now.address.replace(/[?#].*/, '')
        const words = JSON.stringify({ ...now, live, letters: 0, frames: 0 })
        if (words !== before) {
          changed = differing(before, words)
          same = 0
        } else if (now.frames !== frames) same += 1
        before = words
        frames = now.frames
        const unrest: [boolean, string][] = [
          [!now.isLoaded, 'the document loads'],
          [to !== undefined && path !== to, `the link to ${to} leads to ${path}`],
          [now.isLeaving, 'Back or Forward leads nowhere'],
          [now.isAstray && Date.now() < believed, 'the browser has come to another entry'],
          [now.isSearch !== now.isSearchEntry, 'search and its entry differ'],
          [this.#visitor.site.waiting > 0, 'requests have no answer'],
          [live !== path.replace(/(.)\/$/, '$1'), `${path} is not live`],
          [same < 3, `it changes: ${changed}`],
        ]
        missing = unrest.find(([isMissing]) => isMissing)?.[1] ?? ''
        if (!missing) return now
      } catch (error) {
        missing = String(error)
      }
      await pause(60)
    }
    throw new Error(`the page does not come to rest: ${missing}`)
  }
}

const entryOf = ({ address, key, isSearch }: Look): Entry => ({ address, key, dialog: isSearch })

/** What differs between two looks, as JSON. */
function differing(before: string, now: string): string {
  const was: Record<string, unknown> = JSON.parse(before)
  const is: Record<string, unknown> = JSON.parse(now)
  const names = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  return names.map((name) => `${name} ${was[name]} became ${is[name]}`).join(', ')
}

/** Why a step failed, if it did; a step that hangs fails too. */
const inTime = (what: string, step: Promise<string[]>) =>
  Promise.race([step, pause(30_000, [`${what} has not ended after 30 s`], { ref: false })]).catch((error) => [
    `${what}: ${error instanceof Error ? error.message : error}`,
  ])

/** A prefetch; the SHA-256 of no bytes; a request that leaving has ended, Firefox's 0x804b0002. */
const ofLeftDocument = ['failed: <link', '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', 'status=2152398850']

const silent = () => {
  throw new Error('the page does not answer')
}
