import { once } from 'node:events'
import { createServer } from 'node:http'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { folderOf, ownSection, packagesOf, sectionsOf } from '@college/shared/preset/checkout'
import { interruption } from '../dev/dev-servers'
import { followSource, liveSiteWith } from '../dev/live-site'
import { answerRequest } from '../email-service/service'
import { buildPackages, builtFromSource, refuseMissing, storeBuilt } from '../release/build'
import { takeFacts } from '../release/put-live'
import { refuseTaken } from '../server/refuse-taken'
import { refuseTakenSitePort, serveSite } from '../server/serve-site'
import { liveVersion } from '../store/channel'
import { localEmail, localEmailPort } from '../store/local-email'
import { readChannel } from '../store/log'
import { readSite } from '../store/read-site'
import type { Store } from '../store/site-store'
import { command } from './command'

export const start = command('start', {
  summary: 'builds and composes whatever is missing, then serves the site',
  help: `
npx college start

Builds, releases and composes whatever is missing, then serves the site. PORT names another port than 4173.
In a section's own repository: serves the live site of SITE_STORE with this section from source, and composes again
whenever the source changes. Nothing that visitors get is touched.

  --prepare   does everything but serve
`,
  begins: true,
  async run({ prepare }, _, { root, store }) {
    refuseMissing(root, packagesOf(root))
    const own = ownSection(root)
    const prepared = () => (own ? liveSiteWith(root, own, store) : prepareSite(root, store))
    if (prepare) return prepared()
    // Check before the builds, which take minutes.
    await refuseTakenSitePort()
    const takesEmail = own !== undefined || readSite(store.site).email === localEmail
    if (takesEmail)
      await refuseTaken('the local e-mail service', localEmailPort(), 'set EMAIL_PORT to another one')
    const { public: folder } = await prepared()
    if (takesEmail) await startEmailService()
    await Promise.race([serveSite(folder), ...(own ? [followSource(root, own, store), interruption()] : [])])
    process.exit(0)
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
    const version = await storeBuilt(store, folderOf(root, name))
    if (liveVersion(channel, name) !== version) releases[name] = version
  }
  const { pages } = await takeFacts(store, releases)
  console.log(`Composed ${pages} pages.`)
  return store
}

async function startEmailService() {
  await once(createServer(answerRequest).listen(localEmailPort(), '127.0.0.1'), 'listening')
  console.log(`Messages from the forms arrive at ${localEmail.apiOrigin}`)
}
