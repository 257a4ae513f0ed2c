import { join } from 'node:path'
import { shell } from '../shared/build/preset'
import { workerPlugin } from '../shared/build/script-text'
import { schemas } from './content/schemas'
import { iconsPlugin } from './document/icons-plugin'
import { devSite } from './platform/dev/dev-site'

const root = import.meta.dirname

export default shell({
  name: 'shell',
  root,
  schemas,
  beforeContent: 'host/start-site.ts',
  plugins: [devSite(join(root, '..')), iconsPlugin(), workerPlugin(join(root, 'host/worker/worker.ts'))],
})
