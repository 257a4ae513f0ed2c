import { join } from 'node:path'
import { shell } from '@college/shared/preset'
import { workerPlugin } from '@college/shared/preset/script-text'
import { schemas } from './content/schemas'
import { iconsPlugin } from './document/icons-plugin'

const root = import.meta.dirname

export default shell({
  name: 'shell',
  root,
  schemas,
  beforeContent: 'host/start-site.ts',
  plugins: [iconsPlugin(), workerPlugin(join(root, 'host/worker/worker.ts'))],
})
