/**
 * Stryker's configuration of one part: each small change of its code should make one of its tests fail.
 *
 * Otherwise every change would run the tests of all dependent code, seconds each, which check other things.
 *
 * @param {string[]} mutate globs of the code
 * @param {string[]} tests globs of its tests
 * @param {'unit' | 'tool'} project the project of `vitest.config.ts` that runs them
 */
export function part(mutate, tests, project) {
  // Vitest's configuration is read in Stryker's processes, which get nothing else from here.
  process.env.MUTATION_TESTS = JSON.stringify(tests)
  process.env.MUTATION_PROJECT = project
  return {
    mutate: [...mutate, '!**/*.test.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'mutation/vitest.config.ts' },
    // A mutant that survives too slowly would count as an endless loop, and so as found; each loop costs this much.
    timeoutFactor: 1.5,
    thresholds: { high: 90, low: 80, break: 75 },
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { logTests: false },
    tempDirName: '.cache/stryker',
    // What the commands make; a link such as `public` cannot be copied.
    ignorePatterns: ['dist', '/.cache', '/releases', '/channels', '/public*', '/.public*', '/screenshots'],
    // Stryker would rewrite it with an interface that TypeScript 7 no longer has.
    tsconfigFile: 'none',
  }
}
