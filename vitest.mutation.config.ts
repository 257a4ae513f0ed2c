import { defineConfig } from 'vitest/config'
import config from './vitest.config'

// Stryker runs every project that it finds, and store tests need a build.
const unit = config.test?.projects?.[0]
if (typeof unit !== 'object' || !('test' in unit))
  throw new Error('vitest.config.ts: expected the unit tests first.')

/** Thousands of pages and killed processes, ten seconds each: a mutant that only they notice would survive a hundred times as long. */
const slow = ['increments', 'killed', 'worker-pool', 'route-manifest']

export default defineConfig({
  test: {
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          include: [
            'shell/{platform/{compose,release,store},host/navigation}/**/*.test.{ts,tsx}',
            'mfe-forms/**/*.test.{ts,tsx}',
          ],
          exclude: [...(unit.test?.exclude ?? []), `**/{${slow}}.test.ts`],
        },
      },
    ],
  },
})
