import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestFile } from '../../../shared/contract/release-manifest'
import { store as live } from '../../../shell/commands/command'
import { storeRelease } from '../../../shell/release/put-live'
import {
  packages,
  readChannel,
  releaseFolder,
  type Store,
  storeIn,
  writeChannel,
} from '../../../shell/release/store'
import { root } from '../variants/packages'
import { addDepartments, changeDepartment, checkoutIn } from './checkout'

const help = `
npm run bench:scale [-- <pages> …]

Composes a site with so many generated departments, 50, 500 and 5000 by default, and says what it takes: time,
memory, and what is rendered again after a change of one page. Needs a composed site (npm run build).
`

type Composed = { pages: number; ms: number; rendered: number; megabytes: number }

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(help.trim())
else await measureAll(args.length ? args.map(Number) : [50, 500, 5000])

async function measureAll(sizes: number[]) {
  const rows = []
  for (const size of sizes) {
    const row = await measure(size)
    rows.push(row)
    console.table([row])
  }
  console.table(rows)
}

async function measure(size: number) {
  const work = mkdtempSync(join(tmpdir(), 'scale-'))
  try {
    const store = storeOf(work)
    const checkout = checkoutIn(work)
    addDepartments(checkout, size)
    const begun = performance.now()
    const first = await release(checkout, store)
    const built = performance.now() - begun
    const whole = await compose(store, first)
    const again = await compose(store, first)
    changeDepartment(checkout, 0)
    const change = await compose(store, await release(checkout, store))
    return {
      pages: whole.pages,
      'build s': (built / 1000).toFixed(1),
      'compose s': (whole.ms / 1000).toFixed(2),
      'ms a page': (whole.ms / whole.pages).toFixed(2),
      'memory MB': whole.megabytes.toFixed(0),
      'unchanged s': (again.ms / 1000).toFixed(2),
      'one changed s': (change.ms / 1000).toFixed(2),
      'rendered then': change.rendered,
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** A store with the live releases of all packages. */
function storeOf(work: string): Store {
  const store = storeIn(join(work, 'store'))
  const channel = readChannel(live)
  mkdirSync(store.channels, { recursive: true })
  for (const name of packages) {
    const version = channel[name]?.[0]?.version
    if (!version) throw new Error(`${name}: no release is live; run npm run build first.`)
    cpSync(releaseFolder(live, name, version), releaseFolder(store, name, version), { recursive: true })
  }
  writeChannel(store, channel)
  return store
}

/** Builds and stores the section as it is now; gives the version. */
async function release(checkout: string, store: Store): Promise<string> {
  await run(['run', '--silent', 'build'], 'npm', join(checkout, 'mfe-departments'))
  const dist = join(checkout, 'mfe-departments/dist')
  const manifest = JSON.parse(readFileSync(join(dist, manifestFile), 'utf8'))
  storeRelease(store, dist, manifest)
  return manifest.version
}

async function compose(store: Store, version: string): Promise<Composed> {
  const script = join(import.meta.dirname, 'compose-once.ts')
  const folder = join(store.channels, '..')
  const said = await run(['--import', 'tsx', script, folder, live.site, version], process.execPath, root)
  return JSON.parse(said)
}

function run(args: string[], program: string, cwd: string): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`${program} ${args.join(' ')}: ended with status ${code}.`)),
    )
  })
}
