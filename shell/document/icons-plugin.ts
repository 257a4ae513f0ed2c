import sharp from 'sharp'
import type { Plugin } from 'vite'
import { drawnFiles } from './icons'

/** Draws the icons of the site, and the picture for pages without one, into the shell's browser build. */
export const iconsPlugin = (): Plugin => ({
  name: 'college:icons',
  apply: 'build',
  async generateBundle() {
    for (const { name, ending, svg, width } of drawnFiles) {
      const image = sharp(Buffer.from(svg), { density: 300 }).resize({ width })
      const source = await (ending === 'png' ? image.png({ palette: true }) : image.jpeg()).toBuffer()
      this.emitFile({ type: 'asset', name: `${name}.${ending}`, source })
    }
  },
})
