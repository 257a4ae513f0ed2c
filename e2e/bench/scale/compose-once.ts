import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Makes releases live in a store with the tool of a checkout, and prints the cost as JSON. A separate
 * process, so that its memory is compose's alone.
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
    processor: (user + system) / 1_000_000 + childrenSeconds(),
    // Kilobytes on every system, of the tool's own process: those that render have up to 384 MB of heap.
    megabytes: process.resourceUsage().maxRSS / 1_024,
  }),
)

/** CPU time of ended child processes: Linux counts it in hundredths of a second (proc(5), cutime and cstime). */
function childrenSeconds(): number {
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(13, 15).map(Number)
  return ((user ?? 0) + (system ?? 0)) / 100
}
