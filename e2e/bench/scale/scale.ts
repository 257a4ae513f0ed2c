import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { liveVersion } from '@college/platform/store/channel'
import { readChannel } from '@college/platform/store/log'
import { openStore } from '@college/platform/store/open-store'
import { readRelease, releaseFolder, type Store, storeIn } from '@college/platform/store/site-store'
import { packages } from '@college/platform/testing/packages'
import { seal } from '@college/platform/testing/seal'
import { manifestFile, type PackageName } from '@college/shared/contract/release-manifest'
import type { RouteManifest } from '@college/shared/contract/route-manifest'
import { searchIn } from '../../../shell/host/search/engine'
import { root } from '../variants/packages'
import { growRelease } from './grown-release'
import { lineSaid, type Point } from './line'

const live = openStore()

const help = `
node --import tsx e2e/bench/scale/scale.ts [<pages> …] [--against <checkout>]

Composes the site with so many more pages, from 0 to 20000 by default, and says what each step takes: time, processor,
memory; what visitors fetch of what lists all pages; and the line on which the cold composes lie. Needs a composed site (npm run build).

  --against <checkout>   does the same, in turns, with the tool of another checkout, such as the commit before
`

type Composed = { pages: number; seconds: number; processor: number; megabytes: number }
type Releases = Partial<Record<PackageName, string>>

/** How a university's pages are distributed over the sections. */
const shares = { departments: 0.8, academics: 0.12, about: 0.08 } as const

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(help.trim())
else {
  const against = args.indexOf('--against')
  const checkouts = against < 0 ? [root] : [root, resolve(args.splice(against, 2)[1] ?? '')]
  const cold: Point[] = []
  for (const size of args.length ? args.map(Number) : [0, 1_000, 2_000, 5_000, 20_000])
    cold.push(await measure(size, checkouts))
  // The real site is small enough for the best compression, which has another line.
  const large = cold.filter(({ pages }) => pages > 200)
  if (large.length > 1) console.log(lineSaid(large))
}

/** Composes a site step by step, each step with one tool after the other. */
async function measure(size: number, checkouts: string[]): Promise<Point> {
  const sites = await Promise.all(
    checkouts.map(async (checkout) => ({ checkout, ...(await storeWith(size)) })),
  )
  const rows: Record<string, string | number>[] = []
  let cold: Point = { pages: 0, seconds: 0 }
  try {
    for (const step of Object.keys(sites[0]?.steps ?? {})) {
      for (const { checkout, store, steps } of sites) {
        const { pages, seconds, processor, megabytes } = await compose(checkout, store, steps[step] ?? {})
        if (step === 'cold' && checkout === root) cold = { pages, seconds: processor }
        rows.push({
          step,
          ...(sites[1] && { tool: checkout === root ? 'this' : 'other' }),
          pages,
          s: seconds.toFixed(2),
          'processor s': processor.toFixed(2),
          'pages a second': Math.round(pages / seconds),
          'memory MB': Math.round(megabytes),
        })
      }
    }
    console.table(rows)
    if (size) console.table(await carried(sites[0]?.store))
    return cold
  } finally {
    for (const { store } of sites) rmSync(join(store.releases, '..'), { recursive: true, force: true })
  }
}

/** Compressed kilobytes that a visitor fetches of the files that list all pages. */
async function carried(store: Store | undefined) {
  const read = (url: string) => readFileSync(join(store?.public ?? '', url), 'utf8')
  const kilobytes = (url: string) =>
    (statSync(join(store?.public ?? '', `${url}.br`)).size / 1_000).toFixed(1)
  const { search }: RouteManifest = JSON.parse(read('routes.json'))
  const begun = performance.now()
  const find = await searchIn(JSON.parse(read(search[0])), {})
  const indexed = performance.now()
  const hits = find('yoga teachers')
  return [
    {
      'route manifest kB': kilobytes('routes.json'),
      'search index kB': kilobytes(search[0]),
      'indexed in ms': (indexed - begun).toFixed(0),
      'answers in ms': (performance.now() - indexed).toFixed(1),
      hits: hits.length,
    },
  ]
}

/** A store with the live releases and grown ones, and the releases to make live in each step. */
async function storeWith(size: number): Promise<{ store: Store; steps: Record<string, Releases> }> {
  const store = storeIn(mkdtempSync(join(tmpdir(), 'scale-')))
  const channel = await readChannel(live)
  const first: Releases = {}
  for (const name of packages) {
    const version = liveVersion(channel, name)
    if (!version) throw new Error(`${name}: no release is live; run npm run build first.`)
    cpSync(releaseFolder(live, name, version), releaseFolder(store, name, version), { recursive: true })
    seal(store, name, version)
    first[name] = version
  }
  const { departments = '', shell = '' } = first
  if (size)
    for (const [section, share] of Object.entries(shares) as [keyof typeof shares, number][])
      first[section] = growRelease(store, section, first[section] ?? '', Math.round(size * share))
  const count = Math.round(size * shares.departments) || 20
  return {
    store,
    steps: {
      cold: first,
      'nothing changed': first,
      'one page changed': { departments: growRelease(store, 'departments', departments, count, 3) },
      'rollback of its section': first,
      'a release of the shell': { shell: otherRelease(store, shell) },
    },
  }
}

/** The same release of the shell under another version. */
function otherRelease(store: Store, version: string): string {
  const other = `${version}-other`
  const folder = releaseFolder(store, 'shell', other)
  cpSync(releaseFolder(store, 'shell', version), folder, { recursive: true })
  writeFileSync(
    join(folder, manifestFile),
    JSON.stringify({ ...readRelease(store, 'shell', version), version: other }),
  )
  seal(store, 'shell', other)
  return other
}

async function compose(checkout: string, store: Store, releases: Releases): Promise<Composed> {
  const script = join(import.meta.dirname, 'compose-once.ts')
  const folder = join(store.releases, '..')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, checkout, folder, live.site, JSON.stringify(releases)],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
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
