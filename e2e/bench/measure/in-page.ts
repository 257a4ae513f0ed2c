/** What the page records while it loads; times in ms since the navigation began. */
export type Notes = {
  fcp: number
  lcp: number
  shifts: { at: number; value: number }[]
  longTasks: { at: number; duration: number }[]
  /** When React had hydrated the section's page: the first frame after it. */
  live: number
  /** When each page shown by the application was first painted, by path. */
  painted: Record<string, number>
  /** When the first tap showed its effect. */
  answered: number
}

declare global {
  var benchNotes: Notes
  var benchLivePath: () => string | undefined
}

/** Runs in the page before everything else. */
export function takeNotes() {
  const notes: Notes = { fcp: 0, lcp: 0, shifts: [], longTasks: [], live: 0, painted: {}, answered: 0 }
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
  const look = () => {
    requestAnimationFrame(look)
    const path = globalThis.benchLivePath()
    if (!path) return
    notes.live ||= performance.now()
    // The frame is committed when the next task runs. A timer would wait for other tasks.
    scheduler.postTask(
      () => {
        notes.painted[path] ??= performance.now()
      },
      { priority: 'user-blocking' },
    )
  }
  requestAnimationFrame(look)
  // Keep it for the next document, which a link may open.
  addEventListener(
    'touchstart',
    ({ timeStamp }) => sessionStorage.setItem('touched', String(performance.timeOrigin + timeStamp)),
    { capture: true, passive: true },
  )
}

/** Runs in the page: records when a matching element first becomes visible. */
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

/** Runs in the page: settles `after` ms after it is live. */
export const untilSettled = (after: number) =>
  new Promise<void>((resolve) => {
    const look = () => {
      const { live } = globalThis.benchNotes
      if (live) setTimeout(resolve, live + after - performance.now())
      else setTimeout(look, 100)
    }
    look()
  })

/** Runs in the page: the middle of the first visible control in window coordinates, if there is one. */
export function middleOf(control: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll(control)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  if (!element) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Runs in the page: ms from the last touch until the page at this path was painted; 0 before. */
export function fromTouchTo(path: string): number {
  const { fcp, painted } = globalThis.benchNotes
  const { timeOrigin } = performance
  const touched = Number(sessionStorage.getItem('touched'))
  // A new document opened by the link, or the same one.
  const at = timeOrigin > touched ? fcp : painted[path]
  return location.pathname === path && at ? timeOrigin + at - touched : 0
}

/** A file loaded by the page: ms since the navigation began, bytes without and with headers. */
export type LoadedFile = { path: string; at: number; body: number; transferred: number }

/** Runs in the page: the document and all files so far. */
export const loadedFiles = (): LoadedFile[] =>
  performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, encodedBodySize, transferSize }) => ({
      path: new URL(name).pathname,
      at: startTime,
      body: encodedBodySize,
      transferred: transferSize,
    }))
