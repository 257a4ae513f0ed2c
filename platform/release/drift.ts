import type { PackageName, ReleaseManifest } from '@college/shared/contract/release-manifest'
import { type Channel, liveVersion, packagesIn } from '../store/channel'
import { readChannel } from '../store/log'
import { readStored } from '../store/seal'
import type { Store } from '../store/site-store'

type Design = Pick<ReleaseManifest, 'name' | 'parts'>

/**
 * In which parts of `shared/ui` live packages differ, a sentence for each part: visitors see the older one beside the
 * newer until all are released again.
 */
export async function driftIn(store: Store, channel?: Channel): Promise<string[]> {
  channel ??= await readChannel(store)
  const manifests = await Promise.all(
    packagesIn(channel).map((name) => readStored(store.driver, name, liveVersion(channel, name) ?? '')),
  )
  return drift(manifests, (name) => sinceOf(channel, name))
}

const sinceOf = (channel: Channel, name: PackageName) => channel.releases[name]?.[0]?.since ?? ''

/** @param since when a package's release went live; the newest has a file as it is meant to be */
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
