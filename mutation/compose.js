import { part } from './part.js'

export default part(
  [
    'platform/{compose,site}/**/*.ts',
    // They begin and run threads, where no mutant is active; `made-by-workers.test.ts` compares what these make.
    '!platform/site/{page-worker,worker-pool}.ts',
  ],
  ['platform/{compose,site}/**/*.test.ts', 'platform/release/{canary,put-live}.test.ts'],
)
