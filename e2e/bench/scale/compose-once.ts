import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Makes releases live in a store with the tool of a checkout, and says what that took, as JSON. A process of its own,
 * so that its memory is that of compose alone.
 *
 * Arguments: the checkout, the store's folder, the site configuration, the releases as JSON.
 */
const [checkout = '', folder = '', site = '', releases = '{}'] = process.argv.slice(2)
const from = (file: string) => import(pathToFileURL(join(checkout, 'platform', file)).href)
const { putLive } = await from('release/put-live.ts')
const { storeIn } = await from('store/site-store.ts')

const begun = performance.now()
const { pages } = await putLive({ ...storeIn(folder), site }, JSON.parse(releases))
const { user, system } = process.cpuUsage()
console.log(
  JSON.stringify({
    pages,
    seconds: (performance.now() - begun) / 1_000,
    processor: (user + system) / 1_000_000,
    // Kilobytes on every system; threads are in it.
    megabytes: process.resourceUsage().maxRSS / 1_024,
  }),
)
