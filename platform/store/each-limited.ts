/** Runs for each item, at most `count` at a time. Rejects with the first error and starts nothing after it. */
export async function eachLimited<T>(items: Iterable<T>, count: number, run: (item: T) => Promise<unknown>) {
  const waiting = [...items].values()
  let failing = false
  const next = async () => {
    for (const item of waiting) {
      if (failing) return
      await run(item)
    }
  }
  const running = Array.from({ length: count }, () =>
    next().catch((error) => {
      failing = true
      throw error
    }),
  )
  const failed = (await Promise.allSettled(running)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** How many files are read, written or requested in parallel. */
export const filesInParallel = 16
