import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Variant } from '../variants/variants'
import { callOf, visitBare } from './bare-tab'
import { followLink, middleOf, type Notes, noteEffect, takeNotes } from './in-page'
import type { MeasuredPage } from './pages'
import { bytesOf, chainOf, type Kind, listen, type Traffic } from './traffic'

/** One measurement of one page: ms, bytes as transferred, counts. What a variant does not have is undefined. */
export type Measurement = Record<Kind, number> & {
  bytes: number
  requests: number
  chain: number
  fcp: number
  lcp: number
  cls: number
  tbt: number | undefined
  answers: number | undefined
  navigation: number
  prefetched: number
}

/** A phone on a slow connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a round trip, a quarter of the processor. */
export const phone = {
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
export const slowdown = 4

/** Milliseconds without a request, on an idle page, after which a page is at rest. */
const quiet = 1_000

/** Milliseconds in which a page must have answered; the slowest take a tenth of it. */
const patience = 60_000

/** Measures a page once: a visit that is only watched, with two navigations after it, and one that is clicked at. */
export async function measure(
  browser: Browser,
  origin: string,
  page: MeasuredPage,
  variant: Variant,
): Promise<Measurement> {
  const live = variant !== 'plain'
  const watched = await visit(browser, async (tab, traffic) => {
    await tab.goto(origin + page.path)
    if (live) await tab.waitForFunction(() => globalThis.benchNotes.live > 0)
    await rest(tab, traffic)
    const notes = await tab.evaluate(() => globalThis.benchNotes)
    const bytes = bytesOf(traffic)
    const first = {
      ...bytes,
      bytes: Object.values(bytes).reduce((sum, value) => sum + value, 0),
      requests: traffic.requests.size,
      chain: chainOf(traffic, startOf(traffic) + (notes.live || Number.POSITIVE_INFINITY) / 1000),
      fcp: notes.fcp,
      lcp: notes.lcp,
      cls: worstSession(notes.shifts),
    }
    const navigation = await go(tab, page.cold, live)
    await rest(tab, traffic)
    await tab.locator(`a[href="${page.prefetched}"]`).first().dispatchEvent('pointerover')
    await rest(tab, traffic)
    return { ...first, navigation, prefetched: await go(tab, page.prefetched, live) }
  })
  if (!live) return { ...watched, tbt: undefined, answers: undefined }
  const before = [callOf(takeNotes), callOf(noteEffect, page.effect)]
  const notes = await visitBare(browser, { ...phone, before }, async (tab) => {
    await slow(tab)
    await tab.send('Page.navigate', { url: origin + page.path })
    const begun = performance.now()
    while (performance.now() - begun < patience) {
      const notes = await tab.run(() => globalThis.benchNotes as Notes | undefined)
      if (notes?.answered && notes.live) return notes
      // What nobody has seen yet is not tapped at.
      const place = notes?.fcp && !notes.answered ? await tab.run(middleOf, page.click) : undefined
      if (place) await tab.tap(place.x, place.y)
    }
    throw new Error(
      `${page.path} (${variant}): found no ${page.effect} within ${patience / 1_000} s, expected that a tap on ${page.click} has it appear.`,
    )
  })
  return { ...watched, answers: notes.answered, tbt: blocked(notes) }
}

async function rest(tab: Page, traffic: Traffic) {
  await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
  await traffic.rest(quiet)
}

/** A visit with a fresh profile: nothing is in the cache, no connection is open. */
async function visit<T>(browser: Browser, run: (tab: Page, traffic: Traffic) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true })
  try {
    const tab = await newTab(context)
    const session = await context.newCDPSession(tab)
    await slow(session)
    return await run(tab, listen(session))
  } finally {
    await context.close()
  }
}

async function slow(session: Pick<CDPSession, 'send'>) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', connection)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function newTab(context: BrowserContext) {
  const tab = await context.newPage()
  // The compiler names functions by a call that only its own modules know.
  await tab.addInitScript('globalThis.__name = (target) => target')
  await tab.addInitScript(takeNotes)
  return tab
}

/** Follows a link; a page without script opens a new document. */
async function go(tab: Page, path: string, live: boolean): Promise<number> {
  if (live) return tab.evaluate(followLink, path)
  const begun = await tab.evaluate(() => performance.timeOrigin + performance.now())
  await tab.locator(`a[href="${path}"]`).first().dispatchEvent('click')
  await tab.waitForURL((url) => url.pathname === path)
  await tab.waitForFunction(() => globalThis.benchNotes?.fcp > 0)
  const painted = await tab.evaluate(() => performance.timeOrigin + globalThis.benchNotes.fcp)
  return painted - begun
}

const startOf = ({ requests }: Traffic) => Math.min(...[...requests.values()].map(({ at }) => at))

/** What long tasks took beyond 50 ms, from the first paint until the section was live and a click was answered. */
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
