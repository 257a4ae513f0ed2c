import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChannelName } from '@college/shared/contract/composition'
import type { PackageName, ReleaseManifest } from '@college/shared/contract/release-manifest'
import { onTestFinished } from 'vitest'
import { putLive } from '../release/put-live'
import { type Channel, liveVersion, storeOf } from '../store/channel'
import { append, channelOf, readChannel, readHead } from '../store/log'
import { sealKey } from '../store/seal'
import { releaseFolder, type Store, storeIn } from '../store/site-store'
import { packages } from './packages'
import { writeSampleSite } from './sample-site'
import { type TinyPages, writeTinyRelease } from './tiny-release'

/**
 * A site of six releases, `v1` each, that are a few lines long and need no build; they are live, in a store that is
 * removed when the test has finished.
 */
export async function tinySite() {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-site-'))
  // A test may have left tens of thousands of files.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 300_000)
  const store = storeIn(folder)
  writeSampleSite(store.site)

  /** Stores a release; its pages are those of `v1` unless others are given. */
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
  for (const name of packages) release(name, 'v1')
  await putLive(store, Object.fromEntries(packages.map((name) => [name, 'v1'])))

  const folderOf = (channel: ChannelName) => storeOf(store, channel).public
  return {
    store,
    release,
    /** The version of a section that is live. */
    live: async (name: PackageName) => liveVersion(await readChannel(store), name),
    /** The text of a served file. */
    text: (file: string, channel: ChannelName = 'production') =>
      readFileSync(join(folderOf(channel), file), 'utf8'),
    /** Every served file by its name, byte for byte. */
    served: (channel: ChannelName = 'production') => filesIn(folderOf(channel)),
  }
}

/** Every file in a folder that visitors can get, by its name, byte for byte. */
export function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'base64')]),
  )
}

/** Writes what is live into the log, as if a release had. */
export async function writeChannel(store: Store, channel: Channel, name: ChannelName = 'production') {
  const { number } = await readHead(store.driver, name)
  const told = { who: 'test', when: new Date().toISOString(), why: 'written by hand', replaced: {} }
  await append(store.driver, name, { number: number + 1, channel: channelOf(channel) }, told)
}

let written = 0

/** Seals a release as its files are now, whatever its seal said before. */
export function seal(store: Store, name: PackageName, version: string) {
  const folder = releaseFolder(store, name, version)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  const files = names
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/.'))
    .map((file) => [file.slice(folder.length + 1), hashOf(file)])
  const file = join(store.releases, '..', sealKey(name, version))
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, JSON.stringify({ files: Object.fromEntries(files) }))
  // File systems count in steps that are longer than a test takes: each release is a second newer than the one before.
  utimesSync(file, ++written, written)
}
