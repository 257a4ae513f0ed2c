import { isPackage } from '@college/shared/contract'
import { putLive } from '../release/put-live'
import { openStore } from '../store/open-store'
import { ownPages, storeTiny } from './tiny-release'

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
  await storeTiny(store, name, version, ownPages(name, version))
  await putLive(store, { [name]: version }, 'production', `release ${named}`)
  console.log(`${named} is live`)
}
