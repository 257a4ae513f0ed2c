import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './write-whole'

/**
 * Builds the editor's page, unless it is built from these very sources. A production build: the page must keep up
 * with typing on a slow machine.
 */
export async function buildApp(root: string, folder: string) {
  const source = join(root, 'shell/editor')
  const print = fingerprint([source, join(root, 'shared/styles'), join(root, 'shell/platform/editor')])
  const mark = join(folder, 'built-from')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === print) return
  // Only when there is something to build: to load the builder takes as long as the rest of the start.
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  const common = { configFile: false, logLevel: 'error', mode: 'production' } as const
  process.env.NODE_ENV = 'production'
  await build({
    ...common,
    root: source,
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
  })
  await build({
    ...common,
    root: source,
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(source, 'in-page/in-page.ts'),
        output: { format: 'iife', entryFileNames: 'in-page.js' },
      },
    },
  })
  writeWhole(mark, print)
}

function fingerprint(folders: string[]) {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.\w+$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
