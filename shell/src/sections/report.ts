const reported = new WeakSet<object>()

/** Writes an error to the console once, however many boundaries and attempts meet it. */
export function reportOnce(error: unknown) {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  console.error('A section of the page has failed.', error)
}
