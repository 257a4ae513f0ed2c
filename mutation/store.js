import { part } from './part.js'

export default part(
  [
    'platform/release/{canary,promote,put-live,rollback}.ts',
    'platform/store/{channel,folder,log,seal,prune,site-store,store-release}.ts',
  ],
  ['platform/{release,store}/**/*.test.ts'],
  'tool',
)
