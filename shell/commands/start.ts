import { join } from 'node:path'
import type { PackageName } from '../../shared/contract/release-manifest'
import { buildPackage, builtFromSource, folderOf } from '../release/build'
import { readChannel } from '../release/channel'
import { putLive, storeRelease } from '../release/put-live'
import { packages } from '../release/store'
import { startEmailService } from '../server/email-service'
import { serveSite } from '../server/serve-site'
import { command, root, store } from './command'

const help = `
npm start

Builds, releases and composes whatever is missing, then serves the site. PORT names another port than 4173.
  --prepare   does everything but serve
`

await command(help, async (args) => {
  await prepare()
  if (args.includes('--prepare')) return
  startEmailService(root, store.site)
  await serveSite(store.public)
})

async function prepare() {
  const channel = readChannel(store)
  const releases: Partial<Record<PackageName, string>> = {}
  for (const name of packages) {
    const built = builtFromSource(root, name)
    if (!built) console.log(`Building ${name} …`)
    const manifest = built ?? (await buildPackage(root, name))
    storeRelease(store, join(folderOf(root, name), 'dist'), manifest)
    if (channel[name]?.[0]?.version !== manifest.version) releases[name] = manifest.version
  }
  const { pages } = await putLive(store, releases)
  console.log(`Composed ${pages} pages.`)
}
