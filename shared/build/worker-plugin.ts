import { build, type Plugin } from 'vite'
import { workerFile } from './worker-file'

/** Builds a service worker into one plain script beside a browser build. */
export function workerPlugin(entry: string): Plugin {
  return {
    name: 'college:worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          target: 'es2022',
          lib: { entry, formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
        },
      })
      for (const { output } of [built].flat().filter((result) => 'output' in result))
        this.emitFile({ type: 'asset', name: `${workerFile.slice(0, -1)}.js`, source: output[0].code })
    },
  }
}
