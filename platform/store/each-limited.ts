/** Runs for each item, at most `count` at a time. Rejects with the first error and starts nothing after it. */
export async function eachLimited<T>(items: Iterable<T>, count: number, run: (item: T) => Promise<unknown>) {
  // A generator ends for all its consumers as soon as one of them throws.
  const waiting = (function* () {
    yield* items
  })()
  const running = Array.from({ length: count }, async () => {
    for (const item of waiting) await run(item)
  })
  await Promise.allSettled(running)
  await Promise.all(running)
}

/** How many files are read, written or requested in parallel. */
export const filesInParallel = 16
