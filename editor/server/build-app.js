// @ts-check
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/**
 * Builds the editor's page and its script in the site's pages. A production build: the page must keep up with typing
 * on a slow machine.
 * JavaScript: to load Vite through tsx takes as long again as the build.
 *
 * `node build-app.js <folder of the editor> <folder of the build>`
 */
const [editor = '', outDir = ''] = process.argv.slice(2)
/** @type {import('vite').InlineConfig} */
const common = { configFile: false, logLevel: 'error', mode: 'production', root: join(editor, 'app') }

await build({
  ...common,
  plugins: [react()],
  build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
})
await build({
  ...common,
  build: {
    outDir,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(editor, 'in-page/in-page.ts'),
      output: { format: 'iife', entryFileNames: 'in-page.js' },
    },
  },
})
process.exit(0)
