import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteManifest } from '@college/shared/contract/route-manifest'
import { pageFile } from '../compose/page-file'
import { putLive } from '../release/put-live'
import { integrityOf, sha256 } from '../store/hash'
import { type Entry, numbersOf, readEntries } from '../store/log'
import { namesBelow } from '../store/names-below'
import type { Store } from '../store/site-store'
import { packages } from './packages'
import { storeTiny } from './tiny-release'

/** A process that sees no others: it has its own process numbers, as in a container. */
const apart = ['unshare', '--pid', '--mount', '--fork', '--mount-proc', '--kill-child']
export const canBeApart = spawnSync(apart[0] ?? '', [...apart.slice(1), 'true']).status === 0
if (!canBeApart)
  console.warn('unshare is not permitted here: the machines of these tests are plain processes.')

/** Runs a script of the platform on a store, as another machine would; `around` is a wrapper command. */
export function machine(
  store: Store,
  script: string,
  args: string[],
  env: Record<string, string> = {},
  around = canBeApart ? apart : [],
) {
  const node = [process.execPath, '--import', 'tsx', join(import.meta.dirname, '..', script), ...args]
  const [program = '', ...rest] = [...around, ...node]
  const child = spawn(program, rest, {
    env: { ...process.env, SITE_STORE: store.driver.place, SITE_CONFIG: store.site, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const ended = once(child, 'close').then(([status]: (number | null)[]) => ({ status, output }))
  return { ended, kill: () => child.kill('SIGKILL') }
}

/** Puts a first site of six releases, each `v1`, into an empty store, as `npm start` does. */
export async function firstSite(store: Store) {
  for (const name of packages) await storeTiny(store, name, 'v1')
  await putLive(store, Object.fromEntries(packages.map((name) => [name, 'v1'])))
}

/** The whole history of production, newest first. */
export const historyOf = async ({ driver }: Store): Promise<Entry[]> =>
  (await readEntries(driver, 'production', await numbersOf(driver, 'production'))).entries

/** Files that pages of a tiny site name and that are missing or altered; works on half-delivered sites too. */
export const missingIn = (folder: string): string[] =>
  namesBelow(folder)
    .filter((page) => page.endsWith('.html'))
    .flatMap((page) => {
      const { files }: { files: [file: string, integrity: string][] } = JSON.parse(
        readFileSync(join(folder, page), 'utf8'),
      )
      return files
        .filter(([file, integrity]) => !isAsNamed(join(folder, file), integrity))
        .map(([file]) => `${page}: ${file}`)
    })

const isAsNamed = (file: string, integrity: string) =>
  existsSync(file) && integrity === integrityOf(sha256(readFileSync(file)))

/** Words that every page of a tiny release has, and no other release. */
export const wordsOf = (owner: string, version: string | undefined) =>
  version === 'v1' ? 'Words of ' : `${owner}:${version} at `

/** What is inconsistent in a served tiny site: pages of other releases, and altered files. */
export function faultsIn(folder: string): string[] {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const faults: string[] = []
  const check = (holds: boolean, fault: string) => holds || faults.push(fault)
  try {
    const { versions = {}, pages, files }: RouteManifest = JSON.parse(text('routes.json'))
    for (const [path, [owner]] of Object.entries(pages)) {
      const page = text(pageFile(path))
      const version = versions[owner]
      check(page.includes(wordsOf(owner, version)), `${path}: not of ${owner} ${version}`)
    }
    for (const [url, integrity] of files)
      check(isAsNamed(join(folder, url), integrity), `${url}: is not there, or has other bytes`)
    const list = JSON.parse(text('releases.json')).releases
    for (const [name, version] of Object.entries(versions))
      check(list[name].version === version, `releases.json: ${name}`)
  } catch (error) {
    faults.push(String(error))
  }
  return faults
}
