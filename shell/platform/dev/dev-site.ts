import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { ports } from '../../../shared/build/ports'
import { type Section, sections } from '../../../shared/contract/contract'
import { pageDataId } from '../../../shared/contract/page-data'
import { readSite } from '../compose/site'
import { readChannel } from '../release/channel'
import { readRelease, releaseFolder, storeIn } from '../release/store'

/** Names of the sections that run from source, in the environment of the shell's development server. */
export const fromSourceVariable = 'DEV_SECTIONS'

/**
 * What compose and the store do for visitors, the shell's development server does for a team: it hands the
 * page its data, and serves the releases of the sections that do not run from source.
 */
export function devSite(root: string): Plugin {
  const store = storeIn(root)
  const fromSource = (process.env[fromSourceVariable] ?? sections.join(',')).split(',')
  const channel = readChannel(store)
  const versions = sections
    .filter((name) => !fromSource.includes(name))
    .map((name) => ({ name, version: channel[name]?.[0]?.version ?? '' }))

  const entries = () => ({
    ...Object.fromEntries(
      versions.map(({ name, version }) => [
        name,
        `/assets/${name}/${readRelease(store, name, version).entry}`,
      ]),
    ),
    ...Object.fromEntries(
      fromSource.map((name) => [name, `http://localhost:${ports[name as Section]}/remoteEntry.js`]),
    ),
  })

  return {
    name: 'college:dev-site',
    apply: 'serve',
    configureServer(server) {
      for (const { name, version } of versions)
        server.middlewares.use(
          `/assets/${name}`,
          sirv(join(releaseFolder(store, name, version), 'browser'), { dev: true }),
        )
      server.watcher.add(store.site)
      server.watcher.on('change', (file) => {
        if (file === store.site) server.ws.send({ type: 'full-reload' })
      })
    },
    transformIndexHtml() {
      const data = {
        // What runs or is released here is served from here, wherever visitors get it.
        site: { ...readSite(store.site), origins: undefined },
        path: '',
        owner: 'shell',
        entries: entries(),
        year: new Date().getFullYear(),
      }
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: pageDataId },
          children: JSON.stringify(data).replaceAll('<', '\\u003c'),
          injectTo: 'body-prepend',
        },
      ]
    },
  }
}
