import { afterAll, vi } from 'vitest'

/** Test files that share modules share the environment and the clock, too. */
afterAll(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
