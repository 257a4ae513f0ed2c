import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { store as live } from '../../../shell/platform/commands/command'
import { readChannel } from '../../../shell/platform/release/channel'
import { packages, releaseFolder, type Store, storeIn } from '../../../shell/platform/release/store'
import { append, inOrder } from '../../../shell/platform/store/log'
import { sealAsItIs } from '../../../shell/platform/store/seal'
import { root } from '../variants/packages'
import { growRelease } from './grown-release'

const help = `
npm run bench:scale [-- <pages> …]

Composes a site with so many more departments, 50, 500 and 5000 by default, and says what it takes: time, memory,
and what is rendered again after a change of one page. Needs a composed site (npm run build).
`

type Composed = { pages: number; ms: number; rendered: number; megabytes: number }

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(help.trim())
else {
  const rows = []
  for (const size of args.length ? args.map(Number) : [50, 500, 5000]) {
    rows.push(await measure(size))
    console.table(rows)
  }
}

async function measure(size: number) {
  const work = mkdtempSync(join(tmpdir(), 'scale-'))
  try {
    const { store, version } = await storeWithLive(work)
    const first = await growRelease(store, version, size)
    const whole = await compose(store, first)
    const again = await compose(store, first)
    const change = await compose(store, await growRelease(store, version, size, 0))
    return {
      pages: whole.pages,
      'whole s': (whole.ms / 1000).toFixed(2),
      'ms a page': (whole.ms / whole.pages).toFixed(2),
      'memory MB': whole.megabytes.toFixed(0),
      'nothing changed s': (again.ms / 1000).toFixed(2),
      'one page changed s': (change.ms / 1000).toFixed(2),
      'rendered then': change.rendered,
      'memory then MB': change.megabytes.toFixed(0),
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** A store with the live releases of all packages, and the version of the one that grows. */
async function storeWithLive(work: string): Promise<{ store: Store; version: string }> {
  const store = storeIn(work)
  const channel = await readChannel(live)
  cpSync(join(live.channels, 'facts'), join(store.channels, 'facts'), { recursive: true })
  for (const name of packages) {
    const version = channel[name]?.[0]?.version
    if (!version) throw new Error(`${name}: no release is live; run npm run build first.`)
    cpSync(releaseFolder(live, name, version), releaseFolder(store, name, version), { recursive: true })
    await sealAsItIs(store.driver, name, version)
  }
  const told = { who: 'bench', when: new Date().toISOString(), why: 'the first composition', replaced: {} }
  await append(store.driver, 'production', { number: 1, channel: inOrder(channel) }, told)
  return { store, version: channel.departments?.[0]?.version ?? '' }
}

async function compose(store: Store, version: string): Promise<Composed> {
  const script = join(import.meta.dirname, 'compose-once.ts')
  const folder = join(store.channels, '..')
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, live.site, version], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`compose: ended with status ${code}.`)),
    )
  })
}
