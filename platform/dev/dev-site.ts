import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Section } from '@college/shared/contract'
import { type PageData, pageDataId } from '@college/shared/contract/page-data'
import { federationManifestFile } from '@college/shared/preset/federation-manifest'
import { developmentOrigin } from '@college/shared/preset/ports'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { liveVersion, packagesIn, today } from '../store/channel'
import { readChannel } from '../store/log'
import { readSite } from '../store/read-site'
import { releaseFolder, type Store } from '../store/site-store'

/**
 * The shell's development server replaces compose and the store: it gives the page its data, and serves
 * the releases of sections that do not run from source.
 */
export async function devSite(store: Store, fromSource: Section[]): Promise<Plugin> {
  const channel = await readChannel(store)
  const released = packagesIn(channel).filter((name) => name !== 'shell' && !fromSource.includes(name))
  const versionOf = (name: Section) => liveVersion(channel, name) ?? ''
  const entryOf = (name: Section) =>
    fromSource.includes(name)
      ? `${developmentOrigin(name)}/remoteEntry.js`
      : `/assets/${name}/${listingEntryOf(name)}`

  /** The entry that other hosts use: development finds a page by asking all sections. */
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
        // Everything is served from here, even files that visitors get from other origins.
        site: { ...readSite(store.site), origins: undefined },
        path: '',
        owner: 'shell',
        entries: Object.fromEntries([...fromSource, ...released].map((name) => [name, entryOf(name)])),
        year: new Date().getFullYear(),
        day: today(),
      } satisfies PageData
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
