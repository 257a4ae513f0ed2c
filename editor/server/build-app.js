// @ts-check
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, normalizePath } from 'vite'

/**
 * Builds the editor's page, and the edit build: all sections from source in one build, whose content modules
 * get their data from the editor's page. Production builds: the page must keep up with typing on a slow
 * machine. JavaScript, because loading Vite through tsx takes as long again as the build.
 *
 * `node build-app.js <folder of the repository> <folder of the build> <path at which it is served>`
 */
const [root = '', outDir = '', base = ''] = process.argv.slice(2)
const editor = join(root, 'editor')

/** Modules of the host that the edit build replaces. */
const replaced = {
  'shell/host/start-site.ts': join(editor, 'site/start-site.ts'),
  'shell/host/sections/containers.ts': join(editor, 'site/containers.ts'),
}
/** @param {string} file */
const inRepository = (file) => normalizePath(relative(root, file))
const edited = JSON.stringify(join(editor, 'site/edited-content.ts'))

/** @type {import('vite').Plugin} */
const editedContent = {
  name: 'college:edited-content',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\/(start-site|containers)$/.test(source)) return
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && replaced[inRepository(found.id)]
  },
  load(id) {
    const path = inRepository(id)
    // Load the site facts first: content uses them while it is evaluated.
    if (/^[\w-]+\/content\/.*\.yaml$/.test(path))
      return `import ${JSON.stringify(join(editor, 'site/start-site.ts'))}
import { contentOf } from ${edited}
export default contentOf(${JSON.stringify(path)})`
  },
  transform(code, id) {
    const folder = inRepository(join(id, '..'))
    if (!/import\.meta\.glob[^)]*\.yaml/.test(code)) return
    const calls = code.replace(
      /import\.meta\.glob(?=[^)]*\.yaml)/g,
      `globOfContent(${JSON.stringify(folder)})`,
    )
    return `import { globOf as globOfContent } from ${edited}\n${calls}`
  },
}

await build({
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  root: editor,
  base,
  publicDir: false,
  // The host asks its sections for pages, as in development: there is no route manifest.
  define: { 'import.meta.env.DEV': 'true' },
  plugins: [editedContent, react()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'zustand'] },
  build: {
    target: 'es2022',
    outDir,
    // Open pages still load the files of their build.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input: [join(editor, 'app/index.html'), join(editor, 'site/index.html')] },
  },
})
process.exit(0)
