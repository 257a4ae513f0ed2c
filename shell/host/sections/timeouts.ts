/** Milliseconds after a click until a notice says that the next page is loading. */
export const busyDelay = 300

/** Milliseconds after a click or Back until the browser opens the page as a document, whose HTML needs no remote. */
export const navigationTimeout = 4_000

/** Milliseconds after which a prefetch is dropped. The next call fetches again. */
export const prefetchTimeout = 15_000

/** Milliseconds after which a notice says that a section, or the footer's form, has not loaded. It may still load. */
export const sectionTimeout = 8_000

/** Settles as the promise does, or rejects with a `TimeoutError`. `what` begins the error's sentence. */
export function withTimeout<Value>(
  milliseconds: number,
  promise: Promise<Value>,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`${what}: no answer within ${milliseconds} ms`, 'TimeoutError')),
      milliseconds,
    )
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
