import { test } from '@playwright/test'

/** Skips a test for want of something on this machine; where all engines are required, the test fails. */
export function skipWithout(missing: string | false | undefined) {
  if (missing && process.env.ENGINES === 'required') throw new Error(missing)
  test.skip(!!missing, missing || undefined)
}
