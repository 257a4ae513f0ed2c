import { part } from './part.js'

export default part(
  ['shell/platform/compose/**/*.ts'],
  ['shell/platform/compose/**/*.test.ts', 'shell/platform/release/{canary,put-live}.test.ts'],
)
