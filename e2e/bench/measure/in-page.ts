/** What the page itself notes while it loads; times in ms since the navigation began. */
export type Notes = {
  fcp: number
  lcp: number
  shifts: { at: number; value: number }[]
  longTasks: { at: number; duration: number }[]
  /** When the section's page was first there, as the shell marks it. */
  live: number
  /** When the first click showed its effect. */
  answered: number
}

declare global {
  var benchNotes: Notes
}

/** Runs in the page before everything else. */
export function takeNotes() {
  const notes: Notes = { fcp: 0, lcp: 0, shifts: [], longTasks: [], live: 0, answered: 0 }
  globalThis.benchNotes = notes
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    notes.shifts.push({ at: entry.startTime, value: 'value' in entry ? Number(entry.value) : 0 })
  })
  observe('longtask', ({ startTime, duration }) => notes.longTasks.push({ at: startTime, duration }))
  new MutationObserver(() => {
    if (document.documentElement?.dataset.live) notes.live ||= performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-live'] })
}

/** Runs in the page: clicks until the effect shows, twenty times a second. */
export function clickUntilAnswered({ click, effect }: { click: string; effect: string }) {
  const timer = setInterval(() => {
    if (!shows()) document.querySelector<HTMLElement>(click)?.click()
  }, 50)
  // The effect may show between two clicks.
  const observer = new MutationObserver(shows)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  document.addEventListener('invalid', () => queueMicrotask(shows), true)

  function shows(): boolean {
    if (!document.querySelector(effect)) return false
    globalThis.benchNotes.answered ||= performance.now()
    clearInterval(timer)
    observer.disconnect()
    return true
  }
}

/** Runs in the page: follows a link and gives the ms until the next page is painted, without a new document. */
export function followLink(path: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now()
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.live !== path) return
      observer.disconnect()
      // The frame that shows it has been handed over when the task after it runs.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
    }).observe(document.documentElement, { attributes: true })
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  })
}
