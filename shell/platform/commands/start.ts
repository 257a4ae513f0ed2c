import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sections } from '../../../shared/contract/contract'
import type { PackageName } from '../../../shared/contract/release-manifest'
import { readSite } from '../compose/site'
import { localEmail, localEmailPort } from '../email-service/local-email'
import { buildPackages, builtFromSource, folderOf, readBuilt } from '../release/build'
import { readChannel } from '../release/channel'
import { takeFacts } from '../release/put-live'
import { storeRelease } from '../release/store-release'
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
  startEmailService()
  await serveSite(store.public)
})

async function prepare() {
  const channel = await readChannel(store)
  const packages: PackageName[] = [...sections, 'shell']
  const missing = packages.filter((name) => !builtFromSource(root, name))
  if (missing.length > 0) {
    console.log(`Building ${missing.join(', ')} …`)
    await buildPackages(root, missing)
  }
  const releases: Partial<Record<PackageName, string>> = {}
  for (const name of packages) {
    const manifest = readBuilt(root, name)
    await storeRelease(store, join(folderOf(root, name), 'dist'), manifest)
    if (channel[name]?.[0]?.version !== manifest.version) releases[name] = manifest.version
  }
  const { pages } = await takeFacts(store, releases)
  console.log(`Composed ${pages} pages.`)
}

/** Starts the local e-mail service as a process that ends with this one, when the site configuration names none. */
function startEmailService() {
  if (readSite(store.site).email !== localEmail) return
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const service = join(root, 'shell/platform/email-service/serve.ts')
  const child = spawn(process.execPath, [tsx, service, '--port', String(localEmailPort)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('spawn', () => console.log(`Messages from the forms arrive at ${localEmail.apiOrigin}`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  process.once('exit', () => child.kill())
}
