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
  plugins: [devSite(join(root, '..')), workerPlugin(join(root, 'worker/worker.ts'))],
})
