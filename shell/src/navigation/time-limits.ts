/** Milliseconds after a click until the visitor is told, in sight and by ear, that the page is on its way. */
export const busyAfter = 300

/** Milliseconds after a click or Back until the browser opens the page as a document, whose HTML needs no remote. */
export const documentAfter = 4_000

/** Milliseconds that a prefetch may take. Then it is dropped, so that the next need asks again. */
export const prefetchFor = 15_000

/** Milliseconds after which the visitor is told that a section, or the footer's form, has not loaded; it is still awaited. */
export const awayAfter = 8_000

/** Settles as the promise does, or rejects when that takes longer. `what` begins the error's sentence. */
export function within<Value>(milliseconds: number, promise: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`${what}: no answer within ${milliseconds} ms`, 'TimeoutError')),
      milliseconds,
    )
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
