import type { PackageName, ReleaseManifest } from '@college/shared/contract/release-manifest'
import { type Channel, liveVersion, packagesIn } from '../store/channel'
import { effectiveChannel, readChannel } from '../store/log'
import { readStored } from '../store/seal'
import type { Store } from '../store/site-store'

type Design = Pick<ReleaseManifest, 'name' | 'parts'>

/**
 * In which parts of `shared/ui` live packages differ, a sentence for each part: visitors see the older one beside the
 * newer until all are released again.
 */
export async function driftIn(store: Store): Promise<string[]> {
  const channel = await effectiveChannel(store, await readChannel(store), 'production')
  const manifests = await Promise.all(
    packagesIn(channel).map((name) => readStored(store.driver, name, liveVersion(channel, name) ?? '')),
  )
  return drift(manifests, (name) => sinceOf(channel, name))
}

const sinceOf = (channel: Channel, name: PackageName) => channel.releases[name]?.[0]?.since ?? ''

/** @param since when a package's release went live; the newest has the part as it is meant to be */
export function drift(manifests: Design[], since: (name: PackageName) => string): string[] {
  const newestFirst = [...manifests].sort((a, b) => (since(a.name) < since(b.name) ? 1 : -1))
  const parts = [...new Set(manifests.flatMap(({ parts = {} }) => Object.keys(parts)))].sort()
  return parts.flatMap((part) => {
    const having = newestFirst.filter(({ parts }) => parts?.[part])
    const [newest] = having
    const others = having.filter(({ parts }) => parts?.[part] !== newest?.parts?.[part])
    if (!newest || !others.length) return []
    return `shared/ui/${part}: ${others.map(({ name }) => `${name} (${since(name).slice(0, 10)})`).join(', ')} built with another one than ${newest.name} (${since(newest.name).slice(0, 10)}); a release brings the newer one.`
  })
}
