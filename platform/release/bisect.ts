import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { serveAside } from '../server/serve-site'
import { liveIn, packagesIn } from '../store/channel'
import { type Entry, numbersOf, readEntries } from '../store/log'
import { storedReleases } from '../store/seal'
import { Refusal, type Store } from '../store/site-store'
import { firstOf, siteAt } from './history'

/**
 * Finds the first composition with which a command fails. `SITE_URL` gives the command the site's address.
 *
 * @throws Refusal when it fails with none, or with all that can still be composed
 */
export async function bisect(store: Store, command: string, say: (line: string) => void): Promise<Entry> {
  const entries = await composable(store, say)
  const fails = async (entry: Entry) => {
    const passed = await passes(store, command, entry)
    say(`Composition ${entry.number}: ${passed ? 'passes' : 'fails'}`)
    return !passed
  }
  const [oldest, newest] = [entries[0], entries.at(-1)]
  if (!oldest || !newest) throw new Refusal('found nothing in the history that can still be composed.')
  if (!(await fails(newest)))
    throw new Refusal(
      `'${command}' passes with composition ${newest.number}, the newest; expected it to fail there.`,
    )
  if (await fails(oldest))
    throw new Refusal(
      `'${command}' fails with composition ${oldest.number} already, the oldest that can still be composed; expected it to pass there.`,
    )
  return entries[await firstOf(entries.slice(0, -1), fails)] ?? newest
}

/** The compositions that can be read and whose releases are all stored, oldest first. */
async function composable({ driver }: Store, say: (line: string) => void): Promise<Entry[]> {
  const numbers = (await numbersOf(driver, 'production')).reverse()
  const { entries, damaged } = await readEntries(driver, 'production', numbers)
  if (damaged) say(`Left out: ${damaged.message}`)
  const stored = new Set<string>()
  for (const name of new Set(entries.flatMap(packagesIn)))
    for (const { version } of await storedReleases(driver, name)) stored.add(`${name} ${version}`)
  return entries.filter((entry) => liveIn(entry).every((release) => stored.has(release.join(' '))))
}

async function passes(store: Store, command: string, entry: Entry): Promise<boolean> {
  const { folder, remove } = await siteAt(store, entry)
  const { origin, stop } = await serveAside(folder)
  try {
    const env = { ...process.env, SITE_URL: origin, SITE_FOLDER: folder }
    const [status] = await once(spawn('sh', ['-c', command], { env, stdio: 'ignore' }), 'close')
    return status === 0
  } finally {
    stop()
    remove()
  }
}
