import { type BuildEnvironmentOptions, build, type Plugin } from 'vite'
import { workerFile } from '../contract/worker-settings'

/** Bundles an entry into one minified script, and writes none. */
export async function bundled(entry: string, options: BuildEnvironmentOptions): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', ...options },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error(`${entry}: the bundler gave no script.`)
  return result.output[0].code
}

/** A module as one plain script: a worker, or an inline script of a document. */
async function scriptText(entry: string): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'script', fileName: () => 'script.js' }
  return (await bundled(entry, { lib })).trim()
}

const query = '?script-text'

export const scriptTextPlugin = (): Plugin => ({
  name: 'college:script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(query)) return
    const file = id.slice(0, -query.length)
    this.addWatchFile(file)
    return `export default ${JSON.stringify(await scriptText(file))}`
  },
})

/** Builds a service worker into one plain script beside a browser build. */
export const workerPlugin = (entry: string): Plugin => ({
  name: 'college:worker',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', name: `${workerFile.slice(0, -1)}.js`, source: await scriptText(entry) })
  },
})
