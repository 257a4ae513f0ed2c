import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageName } from '../../shared/contract/release-manifest'
import { buildPackage, builtFromSource, folderOf } from '../release/build'
import { putLive, storeRelease } from '../release/put-live'
import { packages, Refusal, readChannel } from '../release/store'
import { siteServer } from '../server/site-server'
import { command, root, store } from './command'

const help = `
npm start

Builds, releases and composes whatever is missing, then serves the site. PORT names another port than 4173.
  --prepare   does everything but serve
`

await command(help, async (args) => {
  await prepare()
  if (!args.includes('--prepare')) await serve(portNamed(process.env.PORT ?? '4173'))
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
  if (!Object.keys(releases).length && existsSync(store.public)) return
  const pages = await putLive(store, releases)
  console.log(`Composed ${pages} pages.`)
}

function serve(port: number): Promise<void> {
  return new Promise((_, reject) => {
    const server = siteServer(store.public)
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Refusal(`Port ${port} is in use; set PORT to another one.`) : error,
      ),
    )
    server.listen(port, '127.0.0.1', () => console.log(`The site is ready at http://localhost:${port}`))
  })
}

function portNamed(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Refusal(`PORT: found '${text}', expected a whole number from 1 to 65535.`)
}
