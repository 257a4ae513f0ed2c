import { readdirSync } from 'node:fs'
import { putLive } from '../../../shell/platform/release/put-live'
import { storeIn } from '../../../shell/platform/release/store'

/**
 * Makes one release of `departments` live in a store and says what that took, as JSON. A process of its own, so
 * that its memory is that of compose alone.
 *
 * Arguments: the store's folder, the site configuration, the version.
 */
const [folder = '', site = '', version = ''] = process.argv.slice(2)
const store = { ...storeIn(folder), site }

const before = renderings()
const begun = performance.now()
const { pages } = await putLive(store, { departments: version })
console.log(
  JSON.stringify({
    pages,
    ms: performance.now() - begun,
    rendered: renderings() - before,
    // Kilobytes on every system.
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)

/** Each rendering is kept as a file, so those that were made anew can be counted. */
function renderings(): number {
  try {
    return readdirSync(store.rendered).length
  } catch {
    return 0
  }
}
