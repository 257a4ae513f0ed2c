import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Beside the server build: the files of `shared/ui` that went into it, by their path in the repository. */
export const loadedPartsFile = 'loaded-parts.json'

const ui = join(import.meta.dirname, '../ui/')

/** Records which parts of `shared/ui` a package uses: a change of any other part does not concern it. */
export const loadedParts = (): Plugin => ({
  name: 'college:loaded-parts',
  generateBundle() {
    const files = [...this.getModuleIds()].map((id) => id.split('?')[0] ?? '')
    const parts = files
      .filter((file) => file.startsWith(ui))
      .map((file) => relative(join(ui, '../..'), file))
      .sort()
    this.emitFile({
      type: 'asset',
      fileName: loadedPartsFile,
      source: JSON.stringify([...new Set(parts)], null, 1),
    })
  },
})
