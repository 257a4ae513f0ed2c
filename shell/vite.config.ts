import { join } from 'node:path'
import { shell } from '../shared/build/preset'
import { workerPlugin } from '../shared/build/worker-plugin'
import { schemas } from './content/schemas'
import { devSite } from './dev/dev-site'

const root = import.meta.dirname

export default shell({
  name: 'shell',
  root,
  schemas,
  beforeContent: 'src/start-site.ts',
  // What the shell's own pages, search, or the tools of maintainers share: no first visit needs it.
  groups: [
    {
      name: 'pages',
      test: /\/ui\/(banner|prose|picture|button)\/|\/pages\/statement/,
      minShareCount: 2,
      priority: 6,
    },
    {
      name: 'search',
      test: /\/search(\/(?!slash-key|search-button)|\.yaml)/,
      minShareCount: 2,
      priority: 6,
    },
    // Together, though visitors of a canary need but one: each would be a line in every page's import map.
    {
      name: 'tools',
      test: /\/panel\/overrides|take-canary|for-this-visitor|start-other-release/,
      priority: 6,
    },
  ],
  plugins: [devSite(join(root, '..')), workerPlugin(join(root, 'worker/worker.ts'))],
})
