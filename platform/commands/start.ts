import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { folderOf, sectionsOf } from '@college/shared/preset/checkout'
import { readSite } from '../compose/read-site'
import { localEmail, localEmailPort } from '../email-service/local-email'
import { answerRequest } from '../email-service/service'
import { buildPackages, builtFromSource, readBuilt } from '../release/build'
import { takeFacts } from '../release/put-live'
import { serveSite } from '../server/serve-site'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import type { Store } from '../store/site-store'
import { storeRelease } from '../store/store-release'
import { command } from './command'

export const start = command({
  summary: 'builds and composes whatever is missing, then serves the site',
  help: `
npx college start

Builds, releases and composes whatever is missing, then serves the site. PORT names another port than 4173.
  --prepare   does everything but serve
`,
  options: { prepare: { type: 'boolean' } },
  async run({ prepare }, _, { root, store }) {
    await prepareSite(root, store)
    if (prepare) return
    await startEmailService(store)
    await serveSite(store.public)
  },
})

async function prepareSite(root: string, store: Store) {
  const channel = await readChannel(store)
  const packages: PackageName[] = [...sectionsOf(root), 'shell']
  const missing = packages.filter((name) => !builtFromSource(root, name))
  if (missing.length > 0) {
    console.log(`Building ${missing.join(', ')} …`)
    await buildPackages(root, missing)
  }
  const releases: Partial<Record<PackageName, string>> = {}
  for (const name of packages) {
    const manifest = readBuilt(root, name)
    await storeRelease(store, join(folderOf(root, name), 'dist'), manifest)
    if (liveVersion(channel, name) !== manifest.version) releases[name] = manifest.version
  }
  const { pages } = await takeFacts(store, releases)
  console.log(`Composed ${pages} pages.`)
}

/** Serves the local e-mail service, when the site configuration names no other. It ends with this process. */
async function startEmailService(store: Store) {
  if (readSite(store.site).email !== localEmail) return
  await once(createServer(answerRequest).listen(localEmailPort, '127.0.0.1'), 'listening')
  console.log(`Messages from the forms arrive at ${localEmail.apiOrigin}`)
}
