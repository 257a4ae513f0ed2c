import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './packages'

/** Modules of the shell that get pages from sections, each with what stands in its place: paths without ending. */
export function replacedModules(replacements: Record<string, string>): Plugin {
  const places = new Map(
    Object.entries(replacements).map(([module, by]) => [
      join(root, 'shell/src/sections', `${module}.ts`),
      join(root, 'e2e/bench', `${by}.ts`),
    ]),
  )
  return {
    name: 'bench:replaced-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('.')) return
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found ? places.get(found.id) : undefined
    },
  }
}
