import { part } from './part.js'

export default part(
  [
    'platform/{compose,site}/**/*.ts',
    // Runs in a separate process, where no mutant is active.
    '!platform/site/render-process.ts',
  ],
  [
    'platform/{compose,site}/**/*.test.ts',
    'platform/release/{canary,put-live}.test.ts',
    'platform/commands/lost-history.test.ts',
  ],
  'tool',
)
