import { part } from './part.js'

export default part(
  [
    'shell/platform/release/{canary,channel,promote,put-live,rollback,store,store-release}.ts',
    'shell/platform/store/{folder,log,seal,prune}.ts',
  ],
  ['shell/platform/{release,store}/**/*.test.ts'],
)
