import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerFile } from '../../shared/build/worker-file'
import { releaseFolder, type Store } from '../release/store'
import { offlinePath } from '../src/page-data'
import type { WorkerSettings } from '../worker/settings'
import { type Asset, assetsOfPage, fileBeginning } from './assets'
import type { Composition } from './composition'
import { fontsOf } from './document'

/** Readable without a connection whether they were visited or not: the first stands in for all that were not. */
export const alwaysKept = [offlinePath, '/contact']

/** Takes back the worker of every visitor who has one: it deletes what was kept, and the worker with it. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/**
 * The text of `/worker.js`: the shell's worker with its settings, or its farewell where the site configuration
 * says `offline: false`, or where the shell's release has none.
 *
 * @param documents the finished documents of the pages that are always kept, by path
 */
export function workerOf(store: Store, composition: Composition, documents: Map<string, string>): string {
  const file = fileBeginning(composition, 'shell', workerFile)
  if (!composition.site.offline || !file) return farewell
  const { shell } = composition.releases
  const code = readFileSync(join(releaseFolder(store, 'shell', shell.version), 'browser', file), 'utf8')
  return `const settings=${JSON.stringify(settingsOf(composition, documents))};\n${code}`
}

function settingsOf(composition: Composition, documents: Map<string, string>): WorkerSettings {
  const pages = alwaysKept.flatMap((path) => composition.pages.filter((page) => page.path === path))
  const files = pages.flatMap((page): Asset[] => {
    const { scripts, styles } = assetsOfPage(composition, page)
    // The page that stands in is live; what the other one needs comes when it is visited.
    return page.path === offlinePath ? [...scripts, ...styles, ...fontsOf(composition)] : styles
  })
  return {
    // The hash makes the worker another one when the page is another one.
    pages: pages.map(({ path }) => [path, hashOf(documents.get(path) ?? '')]),
    files: [...new Map(files.map(({ url, integrity }) => [url, integrity]))],
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
