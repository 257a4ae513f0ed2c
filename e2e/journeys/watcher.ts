/**
 * Runs in each page before its own scripts, as text: reports to the front server what the engine's driver
 * does not, and records the height of `main` in every frame.
 */
export function watcher(deaf: boolean) {
  const heights: number[] = []
  Object.assign(window, { heights })
  const frame = () => {
    if (document.readyState !== 'loading') heights.push(document.querySelector('main')?.offsetHeight ?? 0)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  if (!deaf) {
    // WebKit also reports scripts that have integrity in the import map.
    new ReportingObserver(
      (reports) => {
        for (const { body } of reports) {
          const url = body && 'blockedURL' in body ? String(body.blockedURL) : ''
          if (!url.endsWith('/watcher.js')) console.error(`without integrity: ${url}`)
        }
      },
      { types: ['integrity-violation'], buffered: true },
    ).observe()
    return
  }
  const tell = (text: string) => navigator.sendBeacon('/told', text)
  for (const kind of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const own = console[kind]
    console[kind] = (...words: unknown[]) => {
      tell(`${kind}: ${words.join(' ')}`)
      own.apply(console, words)
    }
  }
  addEventListener(
    'error',
    ({ message, target }) =>
      tell(target === window ? `uncaught: ${message}` : `failed: ${(target as Element).outerHTML}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(`uncaught: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`refused by ${violatedDirective}: ${blockedURI}`),
  )
}
