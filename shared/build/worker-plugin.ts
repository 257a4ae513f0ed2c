import type { Plugin } from 'vite'
import { workerFile } from '../contract/worker-settings'
import { scriptText } from './script-text'

/** Builds a service worker into one plain script beside a browser build. */
export function workerPlugin(entry: string): Plugin {
  return {
    name: 'college:worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', name: `${workerFile.slice(0, -1)}.js`, source: await scriptText(entry) })
    },
  }
}
