import { part } from './part.js'

export default part(
  [
    'shell/platform/compose/**/*.ts',
    // They begin and run threads, where no mutant is active; `made-by-workers.test.ts` compares what these make.
    '!shell/platform/compose/{page-worker,worker-pool}.ts',
  ],
  ['shell/platform/compose/**/*.test.ts', 'shell/platform/release/{canary,put-live}.test.ts'],
)
