import type { ChannelName } from '@college/shared/contract/composition'
import type { PackageName, ReleaseManifest } from '@college/shared/contract/release-manifest'
import { type Channel, liveIn, today } from '../store/channel'
import { effectiveChannel, readChannel } from '../store/log'
import { readStored } from '../store/seal'
import type { Store } from '../store/site-store'

type Design = Pick<ReleaseManifest, 'name' | 'parts'>

/**
 * The parts of `shared/ui` in which live packages differ, a sentence each: visitors see old and new side by
 * side until all packages are released again.
 */
export async function driftIn(store: Store, channel?: Channel): Promise<string[]> {
  channel ??= await readChannel(store)
  return drift(await liveManifests(store, channel), (name) => channel.releases[name]?.[0]?.since ?? '')
}

const liveManifests = ({ driver }: Store, channel: Channel) =>
  Promise.all(liveIn(channel).map(([name, version]) => readStored(driver, name, version)))

/** @param since when a package's release went live; the newest release has the intended version of a file */
export function drift(manifests: Design[], since: (name: PackageName) => string): string[] {
  const newestFirst = [...manifests].sort((a, b) => (since(a.name) < since(b.name) ? 1 : -1))
  const files = [...new Set(manifests.flatMap(({ parts = {} }) => Object.keys(parts)))].sort()
  const dated = ({ name }: Design) => `${name} (${since(name).slice(0, 10)})`
  const sentences = files.flatMap((file) => {
    const [newest, ...others] = newestFirst.filter(({ parts }) => parts?.[file])
    const older = others.filter(({ parts }) => parts?.[file] !== newest?.parts?.[file])
    if (!newest || !older.length) return []
    return `shared/ui/${file.split('/')[0]}: ${older.map(dated).join(', ')} built with another one than ${dated(newest)}; a release brings the newer one.`
  })
  return [...new Set(sentences)]
}

/** The claims of a channel's releases that have expired before today, a sentence each. */
export async function pastClaims(store: Store, name: ChannelName = 'production'): Promise<string[]> {
  const channel = await effectiveChannel(store, await readChannel(store, name), name)
  const now = today()
  const until = (await liveManifests(store, channel)).flatMap(({ until = [] }) => until)
  return until.flatMap(({ day, claim }) => {
    if (!claim || day >= now) return []
    const isShown = channel.day !== undefined && channel.day <= day
    return `${claim}: held until ${day}; ${isShown ? 'the site still shows it, npx college compose takes it down' : 'its page says whom to ask instead'}.`
  })
}
