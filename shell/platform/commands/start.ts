import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { sections } from '../../../shared/contract/contract'
import type { PackageName } from '../../../shared/contract/release-manifest'
import { readSite } from '../compose/site'
import { localEmail, localEmailPort } from '../email-service/local-email'
import { buildPackage, builtFromSource, folderOf } from '../release/build'
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
  const releases: Partial<Record<PackageName, string>> = {}
  // The shell's build is the shortest: last, it leaves no processor idle for long.
  const waiting: PackageName[] = [...sections, 'shell']
  // A build keeps one processor busy.
  const buildWaiting = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { version } = await releaseOf(name)
      if (channel[name]?.[0]?.version !== version) releases[name] = version
    }
  }
  const builders = Array.from({ length: availableParallelism() }, () =>
    buildWaiting().catch((error) => {
      waiting.length = 0
      throw error
    }),
  )
  // A refusal waits for the build beside it: ended half-way, that one would meet the next command's in its folder.
  const refused = (await Promise.allSettled(builders)).find(({ status }) => status === 'rejected')
  if (refused?.status === 'rejected') throw refused.reason
  const { pages } = await takeFacts(store, releases)
  console.log(`Composed ${pages} pages.`)
}

/** Has a package built, unless it was from the source as it is, and its release in the store. */
async function releaseOf(name: PackageName) {
  const built = builtFromSource(root, name)
  if (!built) console.log(`Building ${name} …`)
  const manifest = built ?? (await buildPackage(root, name))
  await storeRelease(store, join(folderOf(root, name), 'dist'), manifest)
  return manifest
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
