import { part } from './part.js'

export default part(
  [
    'platform/{compose,site}/**/*.ts',
    // Runs in a process of its own, where no mutant is active.
    '!platform/site/render-process.ts',
  ],
  ['platform/{compose,site}/**/*.test.ts', 'platform/release/{canary,put-live}.test.ts'],
)
