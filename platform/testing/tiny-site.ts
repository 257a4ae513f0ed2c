import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { ChannelName } from '@college/shared/contract/composition'
import type { PackageName, ReleaseManifest } from '@college/shared/contract/release-manifest'
import { onTestFinished } from 'vitest'
import { putLive } from '../release/put-live'
import { type Channel, liveVersion, storeOf } from '../store/channel'
import { append, channelOf, readChannel, readHead } from '../store/log'
import { namesBelow } from '../store/names-below'
import { releaseFolder, type Store, storeIn } from '../store/site-store'
import { copyFolder } from './copy-folder'
import { packages } from './packages'
import { writeSampleSite } from './sample-site'
import { seal } from './seal'
import { type TinyPages, writeTinyRelease } from './tiny-release'

export { seal }

/**
 * A live site of six releases, each `v1`, that are a few lines long and need no build, in a store that is
 * removed after the test.
 */
export async function tinySite() {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-site-'))
  // A test may leave tens of thousands of files.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 300_000)
  first ??= composedOnce()
  copyFolder(await first, folder)
  const store = storeIn(folder)

  /** Stores a release, by default with the pages of `v1`. */
  const release = (
    name: PackageName,
    version: string,
    pages?: TinyPages,
    changes?: Partial<ReleaseManifest>,
  ) => {
    writeTinyRelease(releaseFolder(store, name, version), name, version, pages, changes)
    seal(store, name, version)
    return version
  }

  const folderOf = (channel: ChannelName) => storeOf(store, channel).public
  return {
    store,
    release,
    /** The live version of a section. */
    live: async (name: PackageName) => liveVersion(await readChannel(store), name),
    /** The text of a served file. */
    text: (file: string, channel: ChannelName = 'production') =>
      readFileSync(join(folderOf(channel), file), 'utf8'),
    /** Every served file by its name, byte for byte. */
    served: (channel: ChannelName = 'production') => filesIn(folderOf(channel)),
  }
}

/** Pages of media with other words than its first. */
export const newWords = { '/life': { text: 'New words', ids: ['today'] }, '/{product}': {} }

/** The site that all others of this process are copies of: composing takes far longer than copying. */
let first: Promise<string> | undefined

async function composedOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'first-tiny-site-'))
  const store = storeIn(folder)
  writeSampleSite(store.site)
  for (const name of packages) {
    writeTinyRelease(releaseFolder(store, name, 'v1'), name, 'v1')
    seal(store, name, 'v1')
  }
  await putLive(store, Object.fromEntries(packages.map((name) => [name, 'v1'])))
  return folder
}

/** Every file in a folder that visitors can get, by its name, byte for byte. */
export function filesIn(folder: string): Map<string, string> {
  const names = namesBelow(folder).filter((name) => !basename(name).startsWith('.'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'base64')]))
}

/** Writes production's channel into the log, as if a release had. */
export async function writeChannel(store: Store, channel: Channel) {
  const { number } = await readHead(store.driver, 'production')
  const told = { who: 'test', when: new Date().toISOString(), why: 'written by hand', replaced: {} }
  await append(store.driver, 'production', { number: number + 1, channel: channelOf(channel) }, told)
}
