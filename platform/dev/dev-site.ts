import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Section } from '@college/shared/contract'
import { pageDataId } from '@college/shared/contract/page-data'
import { federationManifestFile } from '@college/shared/preset/federation-manifest'
import { developmentOrigin } from '@college/shared/preset/ports'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { readSite } from '../compose/read-site'
import { liveVersion, packagesIn, today } from '../store/channel'
import { readChannel } from '../store/log'
import { releaseFolder, storeIn } from '../store/site-store'

/**
 * What compose and the store do for visitors, the shell's development server does for a team: it hands the
 * page its data, and serves the releases of the sections that do not run from source.
 */
export async function devSite(root: string, fromSource: Section[]): Promise<Plugin> {
  const store = storeIn(root)
  const channel = await readChannel(store)
  const released = packagesIn(channel).filter((name) => name !== 'shell' && !fromSource.includes(name))
  const versionOf = (name: Section) => liveVersion(channel, name) ?? ''
  const entryOf = (name: Section) =>
    fromSource.includes(name)
      ? `${developmentOrigin(name)}/remoteEntry.js`
      : `/assets/${name}/${listingEntryOf(name)}`

  /** A page here is found by asking all sections, so each begins as for any other host. */
  const listingEntryOf = (name: Section) => {
    const file = join(releaseFolder(store, name, versionOf(name)), 'browser', federationManifestFile)
    const { metaData }: { metaData: { remoteEntry: { name: string } } } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    return metaData.remoteEntry.name
  }

  return {
    name: 'college:dev-site',
    apply: 'serve',
    configureServer(server) {
      for (const name of released)
        server.middlewares.use(
          `/assets/${name}`,
          sirv(join(releaseFolder(store, name, versionOf(name)), 'browser'), { dev: true }),
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
        entries: Object.fromEntries([...fromSource, ...released].map((name) => [name, entryOf(name)])),
        year: new Date().getFullYear(),
        day: today(),
      }
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: pageDataId },
          children: JSON.stringify(data).replaceAll('<', '\\u003c'),
          injectTo: 'body-prepend' as const,
        },
      ]
    },
  }
}
