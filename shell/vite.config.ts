import { join } from 'node:path'
import { shell } from '@college/shared/preset'
import { workerPlugin } from '@college/shared/preset/script-text'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { schemas } from './content/schemas'
import { drawnFiles } from './document/icons'

const root = import.meta.dirname

/** Draws the icons of the site, and the picture for pages without one, into the shell's browser build. */
const icons: Plugin = {
  name: 'college:icons',
  apply: 'build',
  async generateBundle() {
    for (const { name, ending, svg, width } of drawnFiles) {
      const image = sharp(Buffer.from(svg), { density: 300 }).resize({ width })
      const source = await (ending === 'png' ? image.png({ palette: true }) : image.jpeg()).toBuffer()
      this.emitFile({ type: 'asset', name: `${name}.${ending}`, source })
    }
  },
}

export default shell({
  name: 'shell',
  root,
  schemas,
  beforeContent: 'host/start-site.ts',
  plugins: [icons, workerPlugin(join(root, 'host/worker/worker.ts'))],
})
