import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ChannelName } from '@college/shared/contract/composition'
import { writeSite } from '../site/write-site'
import type { Channel } from '../store/channel'
import { namesBelow } from '../store/names-below'
import type { Store } from '../store/site-store'

/** The texts of a site composed without anything to reuse, by name: pages, search and lists, without releases' files. */
export async function coldTexts(store: Store, channel: Channel, name: ChannelName = 'production') {
  // Beside the releases: compose links files, which works only within one file system.
  // In a folder that git ignores: parallel tests copy the repository as git lists it.
  const cache = join(store.releases, '../.cache')
  mkdirSync(cache, { recursive: true })
  const composed = mkdtempSync(join(cache, 'cold-'))
  try {
    const own = { ...store, composed, public: join(composed, 'public') }
    return textsIn((await writeSite(own, channel, name)).folder)
  } finally {
    rmSync(composed, { recursive: true })
  }
}

/** The texts in the folder of a site. */
export function textsIn(folder: string): Map<string, string> {
  const names = namesBelow(folder).filter((name) => !/^\.|^assets\/(?!search)|\.(br|gz)$/.test(name))
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}
