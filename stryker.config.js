/** Mutation testing: each small change of the code should make a unit test fail. */
export default {
  mutate: [
    'shell/platform/release/{canary,channel,promote,put-live,rollback,store,store-release}.ts',
    'shell/platform/store/{folder,log,seal,prune}.ts',
    'shell/platform/compose/**/*.ts',
    'shell/host/navigation/*.ts',
    'mfe-forms/src/form/*.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  thresholds: { high: 90, low: 80, break: 75 },
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false },
  tempDirName: '.cache/stryker',
  // What the commands make; a link such as `public` cannot be copied.
  ignorePatterns: ['dist', '/.cache', '/releases', '/channels', '/public*', '/.public*', '/screenshots'],
  // Stryker would rewrite it with an interface that TypeScript 7 no longer has.
  tsconfigFile: 'none',
}
