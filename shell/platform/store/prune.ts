import { channelNames } from '../../../shared/contract/composition'
import { readChannel, versionsIn } from '../release/channel'
import { isPackage, type PackageName, packages, type Store } from '../release/store'
import type { Driver } from './driver'
import { releaseKey, releasesIn, sealKey } from './seal'

/** The newest releases of a package that stay although no channel names them: one may be promoted yet. */
const alwaysKept = 5

/** Further ones stay for so many days, and so many of them at most. */
const [daysKept, mostKept] = [30, 20]

/** Compositions of the history that stay. */
const compositionsKept = 1_000
const history = 'channels/production/'

const day = 86_400_000

/** Says that a release is being stored, so that what a killed process has left can be found. */
const begun = 'releases/begun/'
export const begunKey = (name: PackageName, version: string) => `${begun}${name}/${version}`

/**
 * Removes releases that nobody can ask for any more: those that no channel serves or can go back to, when they are old or
 * there are many newer ones; and what was begun a day ago and never finished.
 *
 * Ages are by the store's own clock, at the last change of the channel: this machine's may be wrong.
 */
export async function prune(store: Store) {
  const [newest] = await store.driver.list(history, 1)
  if (!newest) return
  const daysAgo = (days: number) => new Date(newest.modified.getTime() - days * day)
  const seals = await store.driver.list('releases/seals/')
  const stored = packages.map((name) => ({ name, releases: releasesIn(seals, name) }))
  const many = stored.filter(({ releases }) => releases.length > alwaysKept)
  const unfinished = (await store.driver.list(begun)).filter(({ modified }) => modified < daysAgo(1))
  if (!many.length && !unfinished.length) return store.driver.remove([])
  const channels = await Promise.all(channelNames.map((name) => readChannel(store, name)))
  const namedOf = (name: PackageName) => channels.flatMap((channel) => versionsIn(channel, name))
  for (const { name, releases } of many) {
    const named = namedOf(name)
    const old = releases.filter(
      ({ modified }, place) => place >= mostKept || (place >= alwaysKept && modified < daysAgo(daysKept)),
    )
    for (const { version } of old)
      if (!named.includes(version)) {
        await removeRelease(store.driver, name, version)
        if (store.local !== store.driver) await removeRelease(store.local, name, version)
      }
  }
  for (const { key } of unfinished) {
    const [name = '', version = ''] = key.slice(begun.length).split('/')
    // One that is live was to be mended: it is better broken than gone.
    if (!isPackage(name) || namedOf(name).includes(version)) continue
    if (await store.driver.read(sealKey(name, version))) await store.driver.remove([key])
    else await removeRelease(store.driver, name, version)
  }
  await store.driver.remove([])
  // Seldom, because the list is long.
  if (newest.key.endsWith('00.json'))
    await store.driver.remove(
      (await store.driver.list(history)).slice(compositionsKept).map(({ key }) => key),
    )
}

/** The seal first: whatever is left when this is interrupted is no release. */
export async function removeRelease(driver: Driver, name: PackageName, version: string) {
  await driver.writeOnce(begunKey(name, version), Buffer.from(''))
  await driver.remove([sealKey(name, version)])
  const files = await driver.list(releaseKey(name, version))
  await driver.remove([...files.map(({ key }) => key), begunKey(name, version)])
}
