import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { livePath } from '../../browser/live-path'
import type { Variant } from '../variants/variants'
import { callOf, visitBare } from './bare-tab'
import {
  fromTouchTo,
  loadedFiles,
  middleOf,
  type Notes,
  noteEffect,
  takeNotes,
  untilSettled,
} from './in-page'
import type { MeasuredPage } from './pages'
import { chainOf, listen, type Traffic } from './traffic'

/** One measurement of one page: ms, bytes, counts. Undefined where a variant has no such figure. */
export type Measurement = {
  fcp: number
  lcp: number
  /** From the navigation to the first effect of a tap. */
  answers: number | undefined
  /** From a tap on a link to the next page. */
  next: number
  cls: number
  tbt: number | undefined
  /** CPU time of the main thread until shortly after the page is live. */
  thread: number | undefined
  /** Bodies of the scripts requested before the page was live. */
  script: number
  /** Everything transferred until the page is at rest, headers included. */
  bytes: number
  requests: number
  chain: number
}

/** A phone on a slow connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a round trip, a quarter of the processor. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4

/** Milliseconds without a request, on an idle page, after which a page is at rest. */
const quiet = 1_000

/** Milliseconds to keep measuring the main thread once the page is live: deferred work costs a phone too. */
const settling = 1_500

/** Milliseconds in which a page must load and respond; the slowest take a tenth of it. */
const patience = 60_000

/**
 * Measures a page once, with three visits: one only watched until a link is tapped, one tapped from the
 * start, and one left alone.
 */
export async function measure(
  browser: Browser,
  origin: string,
  page: MeasuredPage,
  variant: Variant,
): Promise<Measurement> {
  const live = variant !== 'plain'
  const watched = await visit(browser, async (tab, traffic) => {
    await tab.goto(origin + page.path)
    // Do not poll every frame, the default: it makes the page draw frames that it would not draw otherwise.
    if (live) await tab.waitForFunction(() => globalThis.benchNotes.live > 0, undefined, { polling: 200 })
    await rest(tab, traffic)
    const notes = await tab.evaluate(() => globalThis.benchNotes)
    const files = await tab.evaluate(loadedFiles)
    const first = {
      script: sum(
        files.filter(({ path, at }) => path.endsWith('.js') && at <= notes.live).map(({ body }) => body),
      ),
      bytes: sum(files.map(({ transferred }) => transferred)),
      requests: files.length,
      chain: chainOf(traffic, startOf(traffic) + (notes.live || Number.POSITIVE_INFINITY) / 1000),
      fcp: notes.fcp,
      lcp: notes.lcp,
      cls: worstSession(notes.shifts),
    }
    return { ...first, next: await tapLink(tab, traffic, page.next) }
  })
  if (!live) return { ...watched, tbt: undefined, answers: undefined, thread: undefined }
  const before = [askReact, callOf(takeNotes), callOf(noteEffect, page.effect)]
  const notes = await visitBare(browser, { ...phone, before }, async (tab) => {
    await slow(tab)
    await tab.send('Page.navigate', { url: origin + page.path })
    const begun = performance.now()
    while (performance.now() - begun < patience) {
      const notes = await tab.run(() => globalThis.benchNotes as Notes | undefined)
      if (notes?.answered && notes.live) return notes
      // Do not tap before anything is visible.
      const place = notes?.fcp && !notes.answered ? await tab.run(middleOf, page.tap) : undefined
      if (place) await tab.tap(place.x, place.y)
    }
    const { href, live } = await tab.run(() => ({ href: location.href, live: globalThis.benchNotes.live }))
    throw new Error(
      `${page.path} (${variant}): found no ${page.effect} within ${patience / 1_000} s, expected that a tap on ${page.tap} has it appear; ${href} was ${live ? '' : 'not '}live.`,
    )
  })
  const thread = await mainThread(browser, origin + page.path)
  return { ...watched, answers: notes.answered, tbt: blocked(notes), thread }
}

/**
 * CPU time in milliseconds, so that other load on the machine does not count. The CPU is not throttled here:
 * the browser throttles by keeping the thread busy, which would count.
 */
const mainThread = (browser: Browser, url: string): Promise<number> =>
  visitBare(browser, { ...phone, before: [askReact, callOf(takeNotes)] }, async (tab) => {
    await slowLine(tab)
    await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
    await tab.send('Page.navigate', { url })
    await tab.run(untilSettled, settling)
    const { metrics } = await tab.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  })

async function rest(tab: Page, traffic: Traffic) {
  await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
  await traffic.rest(quiet)
}

/** A visit with a fresh profile: empty cache, no open connections. */
async function visit<T>(browser: Browser, run: (tab: Page, traffic: Traffic) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const tab = await newTab(context)
    const session = await context.newCDPSession(tab)
    await slow(session)
    let mismatch: string | undefined
    tab.on('console', (message) => {
      if (message.text().startsWith('Hydration mismatch')) mismatch = message.text()
    })
    const result = await run(tab, listen(session))
    // After a mismatch React renders the page again, which is not the page to measure.
    if (mismatch) throw new Error(`${tab.url()}: ${mismatch}`)
    return result
  } finally {
    await context.close()
  }
}

async function slowLine(session: Pick<CDPSession, 'send'>) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', connection)
}

/** Lets the page ask React which page is live. */
const askReact = `globalThis.benchLivePath = ${livePath}`

async function slow(session: Pick<CDPSession, 'send'>) {
  await slowLine(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function newTab(context: BrowserContext) {
  context.setDefaultTimeout(patience)
  const tab = await context.newPage()
  // Define the compiler's helper, which exists only in its own modules.
  await tab.addInitScript('globalThis.__name = (target) => target')
  await tab.addInitScript(askReact)
  await tab.addInitScript(takeNotes)
  return tab
}

/** Taps a link once everything around it has loaded, and returns the ms until the next page is painted. */
async function tapLink(tab: Page, traffic: Traffic, path: string): Promise<number> {
  const link = `a[href="${path}"]`
  await tab.evaluate(middleOf, link)
  await rest(tab, traffic)
  const place = await tab.evaluate(middleOf, link)
  if (!place) throw new Error(`${tab.url()}: found no link in sight, expected one to ${path}.`)
  await tab.touchscreen.tap(place.x, place.y)
  return (await tab.waitForFunction(fromTouchTo, path)).jsonValue()
}

/** The scripts and styles that a page loads until it is live. */
export const filesUntilLive = (browser: Browser, url: string): Promise<string[]> =>
  visit(browser, async (tab) => {
    await tab.goto(url)
    await tab.waitForFunction(() => globalThis.benchNotes.live > 0)
    const live = await tab.evaluate(() => globalThis.benchNotes.live)
    const files = await tab.evaluate(loadedFiles)
    return files.filter(({ path, at }) => at <= live && /\.(js|css)$/.test(path)).map(({ path }) => path)
  })

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

const startOf = ({ requests }: Traffic) => Math.min(...[...requests.values()].map(({ at }) => at))

/** Time of long tasks beyond 50 ms, from the first paint until the section was live and a tap was answered. */
const blocked = ({ longTasks, fcp, live, answered }: Notes) =>
  longTasks
    .filter(({ at, duration }) => at + duration > fcp && at < Math.max(live, answered))
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)

/** Cumulative layout shift: the worst burst of shifts less than 1 s apart and 5 s in all (web-vitals definition). */
function worstSession(shifts: Notes['shifts']): number {
  let worst = 0
  let sum = 0
  let begun = 0
  let last = 0
  for (const { at, value } of shifts) {
    if (at - last > 1_000 || at - begun > 5_000) {
      sum = 0
      begun = at
    }
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}
