import type { Browser } from '@playwright/test'
import { callOf, visitBare } from './measure/bare-tab'
import { middleOf } from './measure/in-page'
import { phone, slowdown } from './measure/visit'
import { median } from './report'

/** An answer of the page: where, what is clicked, and what then shows. */
const cases = [
  {
    name: 'menu',
    path: '/',
    click: 'header summary',
    shows: 'header details[open]',
  },
  {
    name: 'flip a card',
    path: '/department/ug/anatomy',
    click: 'main li details:not([name]) > summary',
    shows: 'main li details[open]',
  },
  {
    name: 'expand a card',
    path: '/academics/activities',
    click: 'main article > details > summary',
    shows: 'main article > details[open]',
  },
  {
    name: 'open a film',
    path: '/anandamaya',
    click: 'main button[aria-haspopup="dialog"]',
    shows: 'dialog[open]',
  },
]

declare global {
  /** What the page notes: the names and durations in ms of events that belong to a tap, the durations of long tasks. */
  var benchEvents: { name: string; duration: number }[]
  var benchTasks: number[]
}

/**
 * How long a visitor on a slow phone waits for the answer to a tap: the longest event of it, from the tap to the
 * next frame (as Interaction to Next Paint counts it), and what hydration blocks before. Prints medians in ms.
 */
export async function interactions(browser: Browser, origin: string, runs: number) {
  const table: Record<string, Record<string, string>> = {}
  for (const { name, path, click, shows } of cases) {
    const taps: number[] = []
    const tasks: number[][] = []
    for (let run = 0; run < runs; run++)
      await visitBare(browser, { ...phone, before: [callOf(noteEvents)] }, async (tab) => {
        await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        await tab.send('Page.navigate', { url: origin + path })
        await tab.until(atRest, path)
        tasks.push(await tab.run(() => globalThis.benchTasks))
        await tab.run(middleOf, click)
        await tab.run(nextIdle)
        const place = await tab.run(middleOf, click)
        if (!place) throw new Error(`${path}: found nothing to tap, expected ${click}.`)
        await tab.tap(place.x, place.y)
        await tab.until(answered, shows)
        taps.push(await tab.run(() => Math.max(...globalThis.benchEvents.map(({ duration }) => duration))))
      })
    const blocked = tasks.map((all) => all.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0))
    table[name] = {
      page: path,
      'tap to frame, median ms': (median(taps) ?? 0).toFixed(0),
      'worst ms': Math.max(...taps).toFixed(0),
      'longest task before, ms': (median(tasks.map((all) => Math.max(0, ...all))) ?? 0).toFixed(0),
      'blocked before, ms': (median(blocked) ?? 0).toFixed(0),
    }
  }
  console.table(table)
}

/** Runs in the page before everything else. */
function noteEvents() {
  globalThis.benchEvents = []
  globalThis.benchTasks = []
  // The library's types do not know the threshold yet.
  const events = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        globalThis.benchEvents.push({ name: entry.name, duration: entry.duration })
  }).observe(events)
  new PerformanceObserver((list) => {
    globalThis.benchTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })
}

/** Runs in the page: whether its section is live, all of it is laid out, and nothing has come for a second. */
function atRest(path: string) {
  // Its first moment is without any element.
  const { live }: DOMStringMap = document.documentElement?.dataset ?? {}
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = Math.max(0, ...files.map(({ responseEnd }) => responseEnd))
  return live === path && performance.now() - last > 1_000
}

/** Runs in the page. */
const nextIdle = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve())))

/** Runs in the page: whether the effect shows, and the browser has said how long the click took. Entries come some frames later. */
const answered = (shows: string) =>
  document.querySelector(shows) !== null && globalThis.benchEvents.some(({ name }) => name === 'click')
