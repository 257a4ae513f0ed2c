/**
 * Stryker's configuration of one part: each small change of its code should make one of its tests fail.
 *
 * Otherwise every change would run the tests of all dependent code, seconds each, which check other things.
 *
 * @param {string[]} mutate globs of the code
 * @param {string[]} tests globs of its tests
 */
export function part(mutate, tests) {
  // Vitest's configuration is read in Stryker's processes, which get nothing else from here.
  process.env.MUTATION_TESTS = JSON.stringify(tests)
  return {
    mutate: [...mutate, '!**/*.test.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'mutation/vitest.config.ts' },
    // Two run at once, and each compresses on several threads: all tests take longer than in the first run, alone. Else
    // each mutant that survives would count as an endless loop, and so as found.
    timeoutFactor: 4,
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
