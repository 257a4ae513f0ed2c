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

/** Runs in the page: notes when an element that matches is first to be seen. */
export function noteEffect(effect: string) {
  const look = () => {
    const seen = [...document.querySelectorAll(effect)].some((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    if (seen) globalThis.benchNotes.answered ||= performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page: where in the window the middle of the first control to be seen is, if there is one yet. */
export function middleOf(control: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll(control)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  if (!element) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Runs in the page: follows a link and gives the ms until the next page is painted, without a new document. */
export function followLink(path: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now()
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.live !== path) return
      observer.disconnect()
      // The frame that shows it has been handed over when the task after it runs. A timer would wait for others.
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(performance.now() - begun), { priority: 'user-blocking' }),
      )
    }).observe(document.documentElement, { attributes: true })
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  })
}
