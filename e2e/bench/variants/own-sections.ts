import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './packages'

/** The shell's modules that get pages from sections. */
const replaced = ['load-page', 'browser-footer-form', 'prefetch', 'route-manifest'].map((name) => {
  const file = join(root, 'shell/host/sections', `${name}.ts`)
  if (!existsSync(file))
    throw new Error(`${file}: found no such module, expected one for a variant to replace.`)
  return file
})

/** Replaces the modules by which the shell gets pages with a variant's own `sections.ts`. */
export const ownSections = (variant: 'prerendered' | 'defaults'): Plugin => ({
  name: 'bench:own-sections',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('.')) return
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && replaced.includes(found.id) ? join(root, 'e2e/bench', variant, 'sections.ts') : undefined
  },
})
