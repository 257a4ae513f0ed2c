import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPackage } from '@college/shared/contract'
import { putLive } from '../release/put-live'
import { openStore } from '../store/open-store'
import { storeRelease } from '../store/store-release'
import { firstPages, writeTinyRelease } from './tiny-release'

const store = openStore()

/**
 * Does what `npx college release` does, for each argument in turn, with releases that need no build.
 *
 * Arguments: `<section>:<version>` each. `CLOCK_SKEW` (milliseconds) shifts this process's clock.
 */
const skew = Number(process.env.CLOCK_SKEW ?? 0)
const { now } = Date
Date.now = () => now() + skew

for (const named of process.argv.slice(2)) {
  const [name = '', version = ''] = named.split(':')
  if (!isPackage(name)) throw new Error(`${named}: is no <section>:<version>.`)
  const dist = mkdtempSync(join(tmpdir(), 'tiny-release-'))
  const pages = Object.entries(firstPages[name] ?? {})
  // Each version has its own words.
  const other = pages.map(([path, page]) => [path, { ...page, text: `${named} at ${path}` }] as const)
  await storeRelease(store, dist, writeTinyRelease(dist, name, version, Object.fromEntries(other)))
  rmSync(dist, { recursive: true })
  await putLive(store, { [name]: version }, 'production', `release ${named}`)
  console.log(`${named} is live`)
}
