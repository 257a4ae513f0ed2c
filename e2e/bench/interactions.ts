import type { Browser, Page } from '@playwright/test'
import { untilLive } from '../site/site'
import { median } from './report'

/** An answer of the page: where, what is clicked, and what then shows. */
const cases = [
  {
    name: 'menu',
    path: '/',
    click: 'header button[aria-expanded]',
    shows: 'header button[aria-expanded="true"]',
  },
  {
    name: 'flip a card',
    path: '/department/ug/anatomy',
    click: 'main [data-turned] > button',
    shows: 'main [data-turned="true"]',
  },
  {
    name: 'expand a card',
    path: '/academics/activities',
    click: 'main article button[aria-expanded]',
    shows: 'main article button[aria-expanded="true"]',
  },
  {
    name: 'open a film',
    path: '/anandamaya',
    click: 'main button[aria-haspopup="dialog"]',
    shows: 'dialog[open]',
  },
]

declare global {
  var benchEvents: number[]
}

/**
 * How long a visitor on a slow phone waits for the answer to a tap: the longest event of it, from the tap to the
 * next frame (as Interaction to Next Paint counts it), and what hydration blocks before. Prints medians in ms.
 */
export async function interactions(browser: Browser, origin: string, runs: number) {
  const table: Record<string, Record<string, string>> = {}
  for (const one of cases) {
    const taps: number[] = []
    const tasks: number[][] = []
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.addInitScript('globalThis.__name = (target) => target')
      await page.addInitScript(noteEvents)
      const response = await page.goto(origin + one.path)
      if (!response?.ok()) throw new Error(`${one.path}: status ${response?.status()}, expected a page.`)
      await untilLive(page)
      await page.waitForLoadState('networkidle')
      tasks.push(await longTasks(page))
      const target = page.locator(one.click).filter({ visible: true }).first()
      await target.scrollIntoViewIfNeeded()
      await target.tap()
      await page.locator(one.shows).first().waitFor()
      // Entries are handed over some frames after the event.
      await page.waitForFunction(() => globalThis.benchEvents.length > 0)
      taps.push(await page.evaluate(() => Math.max(...globalThis.benchEvents)))
      await context.close()
    }
    const blocked = tasks.map((all) => all.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0))
    table[one.name] = {
      page: one.path,
      'tap to frame, median ms': (median(taps) ?? 0).toFixed(0),
      'worst ms': Math.max(...taps).toFixed(0),
      'longest task before, ms': (median(tasks.map((all) => Math.max(0, ...all))) ?? 0).toFixed(0),
      'blocked before, ms': (median(blocked) ?? 0).toFixed(0),
    }
  }
  console.table(table)
}

/** Runs in the page: notes what belongs to an interaction. */
function noteEvents() {
  globalThis.benchEvents = []
  // The library's types do not know the threshold yet.
  const events = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        globalThis.benchEvents.push(entry.duration)
  }).observe(events)
}

const longTasks = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().map(({ duration }) => duration))).observe(
          {
            type: 'longtask',
            buffered: true,
          },
        )
        setTimeout(() => resolve([]), 500)
      }),
  )
