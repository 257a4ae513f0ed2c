/** Calls for each item, so many at a time; rejects with the first error and begins none after it. */
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

/** Files that are read, written or asked for at a time. */
export const filesInParallel = 16
