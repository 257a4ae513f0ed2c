import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Channel, versionsIn } from '../release/channel'
import { packages, releaseFolder, type Store } from '../release/store'

/**
 * The files of the live releases and of those before, as links: no byte is copied. With the releases before, a
 * tab that was opened then still finds its scripts.
 */
export function linkAssets(store: Store, folder: string, channel: Channel) {
  for (const name of packages) {
    const target = join(folder, 'assets', name)
    mkdirSync(target, { recursive: true })
    const there = new Set<string>()
    for (const version of versionsIn(channel, name)) {
      const source = join(releaseFolder(store, name, version), 'browser')
      // The history may name a release that has been removed from the store by hand.
      if (!existsSync(source)) continue
      for (const entry of readdirSync(source, { withFileTypes: true })) {
        const file = entry.name
        // A link could lead anywhere.
        if (there.has(file) || file.startsWith('.') || !entry.isFile()) continue
        there.add(file)
        linkSync(join(source, file), join(target, file))
      }
    }
  }
}
